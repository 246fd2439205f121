import type { Timer } from '@/components/queue/queue'
import type { Store } from './store'

/** A slow disk opens a database within it. Nobody waits: what is typed is shown, and what is saved goes underneath. */
const DEADLINE_MS = 5_000

/** `store` until a call of it fails or gives no result in time; from then on `fallback`, which takes that call too. */
export function withFallback(store: Store, fallback: Store, timer: Timer): Store {
  let current = store

  async function call<Result>(make: (store: Store) => Promise<Result>): Promise<Result> {
    if (current === fallback) return make(fallback)
    let cancel = () => {}
    try {
      const late = new Promise<never>((_, reject) => {
        cancel = timer.after(DEADLINE_MS, () => reject(new Error('The store gives no result.')))
      })
      return await Promise.race([make(store), late])
    } catch {
      current = fallback
      return make(fallback)
    } finally {
      cancel()
    }
  }

  return {
    read: (kind, keys) => call((one) => one.read(kind, keys)),
    readAll: (kind) => call((one) => one.readAll(kind)),
    update: (updates) => call((one) => one.update(updates)),
    onChange(listener) {
      try {
        return current.onChange(listener)
      } catch {
        // Without a channel, each page sees its own records only.
        return () => {}
      }
    },
    isLasting: () => current.isLasting(),
  }
}
