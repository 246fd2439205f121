import type { Timer } from '@/components/queue/queue'

/** Slow disks open a database within it, and the visitor waits for it once. */
const DEADLINE_MS = 2_000

/** The result of `call`, or `otherwise` where it throws or gives no result in time. */
export type Guard = <Result>(call: () => PromiseLike<Result>, otherwise: Result) => Promise<Result>

/**
 * Guards calls to a part of the browser that may be missing, blocked or stuck. After a call that missed the deadline,
 * none is made: it would only wait again.
 */
export function createGuard(timer: Timer, deadlineMs = DEADLINE_MS): Guard {
  let isStuck = false
  return async (call, otherwise) => {
    if (isStuck) return otherwise
    let cancel = () => {}
    const deadline = new Promise<typeof otherwise>((resolve) => {
      cancel = timer.after(deadlineMs, () => {
        isStuck = true
        resolve(otherwise)
      })
    })
    try {
      return await Promise.race([call(), deadline])
    } catch {
      return otherwise
    } finally {
      cancel()
    }
  }
}
