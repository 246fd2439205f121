import type { Timer } from '@/components/queue/queue'
import type { Store } from './store'

/** A slow disk opens a database within it. Nobody waits: what is typed is shown, and what is saved goes underneath. */
const DEADLINE_MS = 5_000
/** Writing 19 MB takes a laptop 3.5 s. */
const FILE_DEADLINE_MS = 60_000

/** `store` until a call of it fails or gives no result in time; from then on `fallback`, which takes that call too. */
export function withFallback(store: Store, fallback: Store, timer: Timer): Store {
  let current = store
  let leave = () => {}
  // All calls that wait leave the store together, or a later one would overtake them.
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new Error('The store is given up.'))
  })
  left.catch(() => {})

  async function call<Result>(make: (store: Store) => Promise<Result>, deadlineMs = DEADLINE_MS): Promise<Result> {
    if (current === fallback) return make(fallback)
    let cancel = () => {}
    try {
      const late = new Promise<never>((_, reject) => {
        cancel = timer.after(deadlineMs, () => reject(new Error('The store gives no result.')))
      })
      return await Promise.race([make(store), late, left])
    } catch {
      current = fallback
      leave()
      return make(fallback)
    } finally {
      cancel()
    }
  }

  return {
    read: (kind, keys) => call((one) => one.read(kind, keys)),
    readAll: (kind, measure) => call((one) => one.readAll(kind, measure)),
    keys: (kind) => call((one) => one.keys(kind)),
    update(updates) {
      const hasFile = updates.some(({ kind }) => kind === 'files')
      return call((one) => one.update(updates), hasFile ? FILE_DEADLINE_MS : DEADLINE_MS)
    },
    onChange(listener) {
      try {
        return current.onChange(listener)
      } catch {
        // Without a channel, each page sees its own records only.
        return () => {}
      }
    },
    isLasting: () => current.isLasting(),
    hasNewer: () => current.hasNewer(),
    metNewer: Promise.race([store.metNewer, fallback.metNewer]),
  }
}
