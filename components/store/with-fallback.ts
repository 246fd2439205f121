import type { Timer } from '@/components/queue/queue'
import type { Store, Update } from './store'

/** A slow disk opens a database within it. Nobody waits: what is typed is shown, and what is saved goes underneath. */
const DEADLINE_MS = 5_000
/** Writing 19 MB takes a laptop 3.5 s, and reading 130,000 sites about as long. */
const LONG_DEADLINE_MS = 60_000

/**
 * `store`, until it refuses a call: from then on a fallback, which takes that call too. If `store` gives no result in time,
 * a fallback serves until it answers. Then it gets the updates that it has missed, in order.
 */
export function withFallback(store: Store, createFallback: () => Store, timer: Timer): Store {
  const listeners = new Set<(changed: readonly string[]) => void>()
  /** The calls that wait for the store, each with what gives it up. */
  const waiting = new Map<AbortController, Promise<unknown>>()
  /** In order, the updates that the store is making or has missed. */
  const unwritten = new Set<readonly Update[]>()
  let fallback = createFallback()
  let current = store
  let isLate = false

  /** All calls that wait leave the store together, or a later one would overtake them. */
  function leave(): void {
    current = fallback
    for (const giveUp of waiting.keys()) giveUp.abort()
  }

  async function leaveForNow(): Promise<void> {
    if (current === fallback) return
    const late = [...waiting.values()]
    isLate = true
    leave()
    // A late read has its result then, and a late update is made or given up.
    await Promise.allSettled(late)
    try {
      // Those that come meanwhile are made last.
      for (const updates of unwritten) await store.update(updates)
      current = store
      fallback = createFallback()
    } catch {
      // The store refuses one, so it is left for good.
    }
    unwritten.clear()
    isLate = false
    for (const listener of listeners) listener([])
  }

  async function call<Result>(
    make: (store: Store, signal?: AbortSignal) => Promise<Result>,
    deadlineMs = DEADLINE_MS,
  ): Promise<Result> {
    if (current === fallback) return make(fallback)
    const giveUp = new AbortController()
    const { signal } = giveUp
    const cancel = timer.after(deadlineMs, leaveForNow)
    try {
      const made = make(store, signal)
      waiting.set(giveUp, made)
      const givenUp = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
      return await Promise.race([made, givenUp])
    } catch {
      if (!signal.aborted) leave()
      return make(fallback)
    } finally {
      cancel()
      waiting.delete(giveUp)
    }
  }

  return {
    read: (kind, keys) => call((one) => one.read(kind, keys)),
    readAll: (kind, measure) =>
      call((one) => one.readAll(kind, measure), kind === 'sites' ? LONG_DEADLINE_MS : DEADLINE_MS),
    keys: (kind) => call((one) => one.keys(kind)),
    update(updates) {
      const own = [...updates]
      if (isLate || current === store) unwritten.add(own)
      const hasFile = updates.some(({ kind }) => kind === 'files')
      return call(
        async (one, signal) => {
          await one.update(own, signal)
          if (one === store) unwritten.delete(own)
        },
        hasFile ? LONG_DEADLINE_MS : DEADLINE_MS,
      )
    },
    onChange(listener) {
      listeners.add(listener)
      let end = () => {}
      try {
        // Until the store is back, a page could not read what another one has changed.
        end = store.onChange((changed) => current === store && listener(changed))
      } catch {
        // Without a channel, each page sees its own records only.
      }
      return () => {
        listeners.delete(listener)
        end()
      }
    },
    isLasting: () => current.isLasting(),
    isLate: () => isLate,
    hasNewer: () => current.hasNewer(),
    metNewer: Promise.race([store.metNewer, fallback.metNewer]),
  }
}
