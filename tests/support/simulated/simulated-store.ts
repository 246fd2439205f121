import { Unavailable } from '@/lib/errors'
import { createMemoryStore } from '@/lib/store/memory'
import type { Store } from '@/lib/store/store'

export interface SimulatedStore extends Store {
  /** Milliseconds since the epoch. */
  nowMs: number
  /** How far the store's own clock is ahead of it. */
  aheadMs: number
  /** While true, every call throws `failure`. */
  down: boolean
  failure: Error
  calls: number
  /** The calls that read a value. */
  reads: number
  /** Of the values that were set. */
  keys: Set<string>
  /** Changes every value. They expire no more: a store may keep an entry longer than it was told to. */
  rewrite(change: (text: string) => string): Promise<void>
}

const FOREVER_SECONDS = 1e9

/** The memory store, with a clock and failures that the test sets. */
export function createSimulatedStore(): SimulatedStore {
  const memory = createMemoryStore({ now: () => store.nowMs + store.aheadMs })
  async function reach<Result>(call: () => Promise<Result>, reads = 0): Promise<Result> {
    store.calls += 1
    store.reads += reads
    if (store.down) throw store.failure
    return call()
  }
  const store: SimulatedStore = {
    nowMs: Date.UTC(2026, 9, 1),
    aheadMs: 0,
    down: false,
    failure: new Unavailable('the store is down'),
    calls: 0,
    reads: 0,
    keys: new Set(),
    getMany: (keys) => reach(() => memory.getMany(keys), 1),
    getWithTtl: (key) => reach(() => memory.getWithTtl(key), 1),
    set: (key, ...entry) => reach(() => memory.set(key, ...entry)).then(() => void store.keys.add(key)),
    admit: (...asked) => reach(() => memory.admit(...asked)),
    peek: (...asked) => reach(() => memory.peek(...asked)),
    close: memory.close,
    async rewrite(change) {
      for (const key of store.keys) {
        const [text = ''] = await memory.getMany([key])
        await memory.set(key, change(text), FOREVER_SECONDS)
      }
    },
  }
  return store
}

export function createDownStore(failure?: Error): SimulatedStore {
  return Object.assign(createSimulatedStore(), { down: true }, failure && { failure })
}
