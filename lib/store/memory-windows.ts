import { Unavailable } from '@/lib/errors'
import type { Admission } from './store'

/**
 * Sliding windows for at most `maxWindows` keys, in whole microseconds so that sums are exact. No window is evicted,
 * because a client could reset its own by filling the memory: with all in use, a new key throws `Unavailable`.
 */
export function createMemoryWindows(maxWindows: number) {
  // The admitted events of each key, the oldest first.
  const windows = new Map<string, { events: number[]; emptyAt: number }>()

  return {
    /** Counts one event if it is admitted and `counts` is set. */
    admission(key: string, limit: number, window: number, now: number, counts: boolean): Admission {
      const events = windows.get(key)?.events.filter((event) => event > now - window) ?? []
      const admitted = events.length < limit
      if (admitted && counts) {
        if (windows.size >= maxWindows && !windows.has(key)) throw new Unavailable('memory store: all windows in use')
        events.push(now)
        windows.set(key, { events, emptyAt: now + window })
      }
      // A place becomes free when the oldest event leaves; after the limit was lowered, when a later one does.
      const leaving = events[Math.max(events.length - limit, 0)]
      const resetSeconds = leaving === undefined ? 0 : (leaving + window - now) / 1e6
      return { admitted, remaining: Math.max(limit - events.length, 0), resetSeconds }
    },
    /** Removes the windows whose events have all expired. */
    sweep(now: number) {
      for (const [key, { emptyAt }] of windows) if (emptyAt <= now) windows.delete(key)
    },
    clear: () => windows.clear(),
  }
}
