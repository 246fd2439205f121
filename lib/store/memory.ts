import { LRUCache } from 'lru-cache'
import { Unavailable } from '@/lib/errors'
import type { Admission, Store } from './store'

const SWEEP_EVERY_MICROSECONDS = 1e6

/** A store within this process. Values are limited by number and bytes, windows by number. */
export function createMemoryStore({
  now = () => performance.now(),
  maxEntries = 10_000,
  maxBytes = 64 * 1024 * 1024,
  maxWindows = 100_000,
}: {
  /** Milliseconds, with fractions, of a clock that never goes back. */
  now?: () => number
  maxEntries?: number
  /** Of values and keys together, two for each character. */
  maxBytes?: number
  /** A window takes about 0.4 KB, and 8 bytes more for each event. */
  maxWindows?: number
} = {}): Store {
  const values = new LRUCache<string, { value: string; expiresAt: number }>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => 2 * (key.length + value.length),
  })
  const windows = createMemoryWindows(maxWindows)
  let sweepAt = 0

  /** The time in microseconds. Calls sweep what has expired: a timer would keep the process alive. */
  function sweptNow(): number {
    const time = Math.round(now() * 1_000)
    if (time >= sweepAt) {
      for (const [key, { expiresAt }] of [...values]) if (expiresAt <= time) values.delete(key)
      windows.sweep(time)
      sweepAt = time + SWEEP_EVERY_MICROSECONDS
    }
    return time
  }

  async function getWithTtl(key: string) {
    const time = sweptNow()
    const entry = values.get(key)
    if (!entry || entry.expiresAt <= time) return undefined
    return { value: entry.value, ttlSeconds: (entry.expiresAt - time) / 1e6 }
  }

  async function admission(key: string, limit: number, windowSeconds: number, counts: boolean): Promise<Admission> {
    return windows.admission(key, limit, microseconds(windowSeconds), sweptNow(), counts)
  }

  return {
    get: async (key) => (await getWithTtl(key))?.value,
    getMany: async (keys) => (await Promise.all(keys.map(getWithTtl))).map((entry) => entry?.value),
    getWithTtl,
    async set(key, value, ttlSeconds) {
      values.set(key, { value, expiresAt: sweptNow() + microseconds(ttlSeconds) })
    },
    admit: (key, limit, windowSeconds) => admission(key, limit, windowSeconds, true),
    peek: (key, limit, windowSeconds) => admission(key, limit, windowSeconds, false),
    async close() {},
  }
}

const microseconds = (seconds: number) => Math.round(seconds * 1e6)

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
  }
}
