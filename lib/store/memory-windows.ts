import { Unavailable } from '@/lib/errors'
import type { Admission } from './store'

/** Times and windows in whole microseconds, so that sums of them are exact. */
export interface MemoryWindows {
  admit(key: string, limit: number, window: number, now: number): Admission
  peek(key: string, limit: number, window: number, now: number): Admission
  /** Removes the windows that every event has left. */
  sweep(now: number): void
  clear(): void
}

/**
 * Sliding windows of at most `maxWindows` keys. None is ever given up for another, so that nobody gets a fresh one by
 * pushing his own out: while all are in use, an event under a new key throws `Unavailable`.
 */
export function createMemoryWindows(maxWindows: number): MemoryWindows {
  // The admitted events of a key, the oldest first.
  const windows = new Map<string, { events: number[]; emptyAt: number }>()

  const eventsSince = (key: string, since: number) => windows.get(key)?.events.filter((event) => event > since) ?? []

  function standing(events: number[], limit: number, window: number, now: number): Omit<Admission, 'admitted'> {
    // Room comes with the oldest event's leaving, unless the limit has been lowered since.
    const leaving = events[Math.max(events.length - limit, 0)]
    return {
      remaining: Math.max(limit - events.length, 0),
      resetSeconds: leaving === undefined ? 0 : (leaving + window - now) / 1e6,
    }
  }

  return {
    admit(key, limit, window, now) {
      const events = eventsSince(key, now - window)
      const admitted = events.length < limit
      if (admitted) {
        if (windows.size >= maxWindows && !windows.has(key)) throw new Unavailable('memory store: all windows in use')
        events.push(now)
        windows.set(key, { events, emptyAt: now + window })
      }
      return { admitted, ...standing(events, limit, window, now) }
    },
    peek(key, limit, window, now) {
      const events = eventsSince(key, now - window)
      return { admitted: events.length < limit, ...standing(events, limit, window, now) }
    },
    sweep(now) {
      for (const [key, { emptyAt }] of windows) if (emptyAt <= now) windows.delete(key)
    },
    clear: () => windows.clear(),
  }
}
