import { Unavailable } from '@/lib/errors'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from './store'

/** After a failure, the primary is skipped this long: one request makes several calls, and each would wait. */
const RETRY_AFTER_MS = 1_000

/** Uses `fallback` while `primary` is `Unavailable`: limits then hold for this process only. */
export function withFallback(primary: Store, fallback: Store, now: () => number = steadyNow): Store {
  let failedAt = Number.NEGATIVE_INFINITY

  async function ask<T>(call: (store: Store) => Promise<T>): Promise<T> {
    if (now() - failedAt < RETRY_AFTER_MS) return call(fallback)
    try {
      return await call(primary)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      failedAt = now()
      return call(fallback)
    }
  }

  return {
    getMany: (keys) => ask((store) => store.getMany(keys)),
    getWithTtl: (key) => ask((store) => store.getWithTtl(key)),
    set: (key, value, ttlSeconds) => ask((store) => store.set(key, value, ttlSeconds)),
    admit: (...asked) => ask((store) => store.admit(...asked)),
    peek: (...asked) => ask((store) => store.peek(...asked)),
    async close() {
      await Promise.all([primary.close(), fallback.close()])
    },
  }
}
