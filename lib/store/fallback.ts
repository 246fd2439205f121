import { Unavailable } from '@/lib/errors'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from './store'

/** So long a store that failed is not asked again: one request asks it several times, and each would wait anew. */
const REST_MS = 1_000

/** Asks `fallback` whatever `primary` is `Unavailable` for: a limit then holds for this process alone. */
export function withFallback(primary: Store, fallback: Store, now: () => number = steadyNow): Store {
  let failedAt = Number.NEGATIVE_INFINITY

  async function ask<T>(question: (store: Store) => Promise<T>): Promise<T> {
    if (now() - failedAt < REST_MS) return question(fallback)
    try {
      return await question(primary)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      failedAt = now()
      return question(fallback)
    }
  }

  return {
    get: (key) => ask((store) => store.get(key)),
    getWithTtl: (key) => ask((store) => store.getWithTtl(key)),
    set: (key, value, ttlSeconds) => ask((store) => store.set(key, value, ttlSeconds)),
    admit: (key, limit, windowSeconds) => ask((store) => store.admit(key, limit, windowSeconds)),
    peek: (key, limit, windowSeconds) => ask((store) => store.peek(key, limit, windowSeconds)),
    async close() {
      await Promise.all([primary.close(), fallback.close()])
    },
  }
}
