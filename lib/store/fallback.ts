import { Unavailable } from '@/lib/http/errors'
import type { Store } from './store'

/** Asks `fallback` whatever `primary` is `Unavailable` for: a limit then holds for this process alone. */
export function withFallback(primary: Store, fallback: Store): Store {
  async function ask<T>(question: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await question(primary)
    } catch (error) {
      if (error instanceof Unavailable) return question(fallback)
      throw error
    }
  }

  return {
    get: (key) => ask((store) => store.get(key)),
    set: (key, value, ttlSeconds) => ask((store) => store.set(key, value, ttlSeconds)),
    admit: (key, limit, windowSeconds) => ask((store) => store.admit(key, limit, windowSeconds)),
    peek: (key, limit, windowSeconds) => ask((store) => store.peek(key, limit, windowSeconds)),
    async close() {
      await Promise.all([primary.close(), fallback.close()])
    },
  }
}
