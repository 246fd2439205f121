import { Unavailable } from '@/lib/errors'
import { steadyNow } from '@/lib/steady-clock'
import type { Admission, Store } from './store'

/** After a failure, the primary is skipped this long: one request makes several calls, and each would wait. */
const RETRY_AFTER_MS = 1_000

/** The store in this process, which says whether some clients are counted with their network. */
type Fallback = Store & { sharesWindows?(): boolean }

/**
 * Uses `fallback` while `primary` is `Unavailable`: limits then hold for this process only. `fallback` counts every
 * admission, so that it does not begin at zero then.
 */
export function withFallback(primary: Store, fallback: Fallback, now: () => number = steadyNow): Store {
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

  /** By window: the admissions that the primary is asked for now. */
  const asking = new Map<string, number>()

  async function admit(...asked: Parameters<Store['admit']>): Promise<Admission> {
    const local = await fallback.peek(...asked)
    const window = `${asked[0]} ${asked[3]}`
    const before = asking.get(window) ?? 0
    // A window that others share is too full for some.
    if (local.remaining <= before && !fallback.sharesWindows?.()) return { ...local, admitted: false, remaining: 0 }
    asking.set(window, before + 1)
    try {
      let isCounted = false
      const admission = await ask((store) => {
        isCounted = store === fallback
        return store.admit(...asked)
      })
      if (admission.admitted && !isCounted) await fallback.admit(...asked)
      return admission
    } finally {
      const left = (asking.get(window) ?? 1) - 1
      if (left > 0) asking.set(window, left)
      else asking.delete(window)
    }
  }

  return {
    admit,
    getMany: (keys) => ask((store) => store.getMany(keys)),
    getWithTtl: (key) => ask((store) => store.getWithTtl(key)),
    set: (key, value, ttlSeconds) => ask((store) => store.set(key, value, ttlSeconds)),
    peek: (...asked) => ask((store) => store.peek(...asked)),
    async close() {
      await Promise.all([primary.close(), fallback.close()])
    },
  }
}
