import { createMemoryValues } from './memory-values'
import { createMemoryWindows } from './memory-windows'
import type { Store } from './store'

const SWEEP_EVERY_MS = 1_000

export interface MemoryStoreOptions {
  /** Milliseconds of a clock that never goes back; fractions count. */
  now?: () => number
  maxEntries?: number
  /** Of values and their keys. */
  maxBytes?: number
  /** Keys with events in their window at one time: about 0.4 KB each, and 8 bytes more for each event. */
  maxWindows?: number
}

/** A store within this process, its memory bounded: values by count and bytes, windows by count. */
export function createMemoryStore({
  now = () => performance.now(),
  maxEntries = 10_000,
  maxBytes = 64 * 1024 * 1024,
  maxWindows = 100_000,
}: MemoryStoreOptions = {}): Store {
  const values = createMemoryValues(maxEntries, maxBytes)
  const windows = createMemoryWindows(maxWindows)
  let sweepAt = 0

  /** Swept by calls, not by a timer, which would keep the process or its tests waiting. */
  function sweptNow(): number {
    const time = Math.round(now() * 1_000)
    if (time >= sweepAt) {
      values.sweep(time)
      windows.sweep(time)
      sweepAt = time + SWEEP_EVERY_MS * 1_000
    }
    return time
  }

  return {
    async get(key) {
      return values.get(key, sweptNow())?.value
    },
    async getWithTtl(key) {
      const time = sweptNow()
      const entry = values.get(key, time)
      return entry && { value: entry.value, ttlSeconds: (entry.expiresAt - time) / 1e6 }
    },
    async set(key, value, ttlSeconds) {
      values.set(key, value, sweptNow() + microseconds(ttlSeconds))
    },
    async admit(key, limit, windowSeconds) {
      return windows.admit(key, limit, microseconds(windowSeconds), sweptNow())
    },
    async peek(key, limit, windowSeconds) {
      return windows.peek(key, limit, microseconds(windowSeconds), sweptNow())
    },
    async close() {
      values.clear()
      windows.clear()
    },
  }
}

const microseconds = (seconds: number) => Math.round(seconds * 1e6)
