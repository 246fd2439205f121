import { Unavailable } from '@/lib/errors'

/** For one call to a store, connecting included. */
export const DEADLINE_MS = 1_000

/** The result of `work`. Throws `Unavailable` at the deadline. */
export function withinDeadline<T>(work: Promise<T>): Promise<T> {
  // One promise instead of `Promise.race`, because every request waits here.
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Unavailable(`the store gave no answer within ${DEADLINE_MS} ms`))
    // After this process was blocked, answers that have arrived are read before the second timer fires.
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
