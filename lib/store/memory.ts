import { LRUCache } from 'lru-cache'
import { createMemoryWindows } from './memory-windows'
import type { Admission, Store } from './store'

const SWEEP_EVERY_MICROSECONDS = 1e6
const MAX_VALUES = 10_000
/** Of values and keys together, two for each character. */
const MAX_BYTES = 64 * 1024 * 1024

export interface MemoryStore extends Store {
  /** Whether a limit has so many clients that new ones share windows. */
  sharesWindows(): boolean
}

/** A store within this process. Values are limited by number and bytes, the windows of each limit by number. */
export function createMemoryStore({
  now = () => performance.now(),
  maxWindows = 100_000,
}: {
  /** Milliseconds, with fractions, of a clock that never goes back. */
  now?: () => number
  /** For clients of one limit, and as many for their networks of each size. */
  maxWindows?: number
} = {}): MemoryStore {
  const values = new LRUCache<string, { value: string; expiresAt: number }>({
    max: MAX_VALUES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }, key) => 2 * (key.length + value.length),
  })
  // By limit, so that the clients of one take no room from those of another.
  const limits = new Map<string, ReturnType<typeof createMemoryWindows>>()
  let sweepAt = 0

  /** The time in microseconds. Calls sweep what has expired: a timer would keep the process alive. */
  function sweptNow(): number {
    const time = Math.round(now() * 1_000)
    if (time >= sweepAt) {
      for (const [key, { expiresAt }] of [...values]) if (expiresAt <= time) values.delete(key)
      for (const windows of limits.values()) windows.sweep(time)
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

  function windowsOf(name: string) {
    const windows = limits.get(name) ?? createMemoryWindows(maxWindows)
    limits.set(name, windows)
    return windows
  }

  async function admission(
    counts: boolean,
    ...[key, limit, windowSeconds, client]: Parameters<Store['admit']>
  ): Promise<Admission> {
    // Keys without a client, such as the health check's, have different names.
    const [name, counted] = client === undefined ? ['', key] : [key, client]
    return windowsOf(name).admission(counted, limit, microseconds(windowSeconds), sweptNow(), counts)
  }

  return {
    getMany: async (keys) => (await Promise.all(keys.map(getWithTtl))).map((entry) => entry?.value),
    getWithTtl,
    async set(key, value, ttlSeconds) {
      values.set(key, { value, expiresAt: sweptNow() + microseconds(ttlSeconds) })
    },
    admit: (...asked) => admission(true, ...asked),
    peek: (...asked) => admission(false, ...asked),
    sharesWindows() {
      sweptNow()
      return [...limits.values()].some((windows) => windows.isShared())
    },
    async close() {},
  }
}

const microseconds = (seconds: number) => Math.round(seconds * 1e6)
