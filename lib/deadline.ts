/** The result of `work`, or at the deadline the error that `late` makes. */
export function withinDeadline<T>(work: Promise<T>, deadlineMs: number, late: () => Error): Promise<T> {
  // One promise instead of `Promise.race`, because every request waits here.
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(late())
    // After this process was blocked, responses that have arrived are read before the second timer fires.
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, 1)
    }, deadlineMs)
    work.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
