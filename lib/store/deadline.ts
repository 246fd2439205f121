import { Unavailable } from '@/lib/errors'

/** All that one call to a store may take, connecting included. */
export const DEADLINE_MS = 1_000

/** Settles as `work` does, or throws `Unavailable` at the deadline. */
export function withinDeadline<T>(work: Promise<T>): Promise<T> {
  // One promise, not a race of several: this is on the way of every request, and each promise costs it.
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Unavailable(`the store gave no answer within ${DEADLINE_MS} ms`))
    // After a stall of this process, what has arrived meanwhile is read before a second timer, however short, fires.
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, 1)
    }, DEADLINE_MS)
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
