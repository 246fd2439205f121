import { Unavailable } from '@/lib/errors'
import type { Store } from '@/lib/store/store'

/** A store in a map, on a clock that the test sets. */
export interface MapStore extends Pick<Store, 'get' | 'set'> {
  /** Milliseconds since the epoch. */
  nowMs: number
  now(): number
  /** While true, both calls throw `Unavailable`. */
  down: boolean
  entries: Map<string, { value: string; expiresMs: number }>
  reads: number
}

export function createMapStore(nowMs = Date.UTC(2026, 9, 1)): MapStore {
  return {
    nowMs,
    now() {
      return this.nowMs
    },
    down: false,
    entries: new Map(),
    reads: 0,
    async get(key) {
      this.reads++
      if (this.down) throw new Unavailable('the map is down')
      const entry = this.entries.get(key)
      return entry && entry.expiresMs > this.nowMs ? entry.value : undefined
    },
    async set(key, value, ttlSeconds) {
      if (this.down) throw new Unavailable('the map is down')
      this.entries.set(key, { value, expiresMs: this.nowMs + ttlSeconds * 1_000 })
    },
  }
}
