import { Unavailable } from '@/lib/errors'
import { createMemoryStore } from '@/lib/store/memory'
import type { Store } from '@/lib/store/store'

export interface SimulatedStore extends Store {
  /** The default clock, in milliseconds since the epoch. */
  nowMs: number
  /** While true, every call throws `failure`. */
  down: boolean
  failure: Error
  calls: number
  /** The calls that read a value. */
  reads: number
  entries: Map<string, { value: string; expiresMs: number }>
}

/** A store in memory whose clock, values and failures the test sets. */
export function createSimulatedStore(now?: () => number): SimulatedStore {
  const windows = createMemoryStore({ now: () => time() })
  const time = () => now?.() ?? store.nowMs
  const reach = async () => {
    store.calls += 1
    if (store.down) throw store.failure
  }
  const read = async (keys: readonly string[]) => {
    store.reads += 1
    await reach()
    return keys.map((key) => {
      const entry = store.entries.get(key)
      return entry && entry.expiresMs > time() ? entry : undefined
    })
  }
  const store: SimulatedStore = {
    nowMs: Date.UTC(2026, 9, 1),
    down: false,
    failure: new Unavailable('the store is down'),
    calls: 0,
    reads: 0,
    entries: new Map(),
    getMany: async (keys) => (await read(keys)).map((entry) => entry?.value),
    async getWithTtl(key) {
      const [entry] = await read([key])
      return entry && { value: entry.value, ttlSeconds: (entry.expiresMs - time()) / 1_000 }
    },
    async set(key, value, ttlSeconds) {
      await reach()
      store.entries.set(key, { value, expiresMs: time() + ttlSeconds * 1_000 })
    },
    async admit(...asked) {
      await reach()
      return windows.admit(...asked)
    },
    async peek(...asked) {
      await reach()
      return windows.peek(...asked)
    },
    async close() {},
  }
  return store
}

export function createDownStore(failure?: Error): SimulatedStore {
  return Object.assign(createSimulatedStore(), { down: true }, failure && { failure })
}
