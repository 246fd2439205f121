import { Unavailable } from '@/lib/http/errors'

/** All that one call to a store may take, connecting included. */
export const DEADLINE_MS = 1_000

/** Settles as `work` does, or throws `Unavailable` at the deadline. */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Unavailable(`the store gave no answer within ${DEADLINE_MS} ms`))
    // After a stall of this process, what has arrived meanwhile is read before a second timer, however short, fires.
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, 1)
    }, DEADLINE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
