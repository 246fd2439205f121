import { ignoreUnavailable } from '@/lib/errors'
import { STATS_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, findFresh } from './computed'

/** How long one instance holds the lock: longer than the database may take to answer. */
const LOCK_SECONDS = 4
const POLL_MS = 100
/** After a failed refresh no instance asks the database for this long. */
export const RETRY_AFTER_MS = 1_000

/** `value` and `failed`: another instance has asked the database. `unlocked`: the store is down. */
type Outcome = { kind: 'value'; value: Computed } | { kind: 'failed' } | { kind: 'locked' } | { kind: 'unlocked' }

/** A lock in the store: its holder alone asks the database, and shares the result with the other instances. */
export function createRefreshLock({
  source,
  store,
  now,
  wait,
}: {
  source: string
  store: Store
  now: () => number
  wait: (ms: number) => Promise<unknown>
}) {
  const valueKey = `stats:${source}`
  const failureKey = `stats:failure:${source}`

  async function readShared(): Promise<{ value?: Computed; failedAt?: string }> {
    const askedAt = now()
    const [found, failedAt] = await Promise.all([store.getWithTtl(valueKey), store.get(failureKey)])
    return { value: findFresh(found, askedAt), failedAt }
  }

  async function acquire(): Promise<Outcome> {
    const { value, failedAt } = await readShared()
    if (value) return { kind: 'value', value }
    if (failedAt && Math.abs(now() - Number(failedAt)) < RETRY_AFTER_MS) return { kind: 'failed' }
    // The store cannot release a lock, so after a failure the next lock has another name.
    const { admitted } = await store.admit(`stats:lock:${source}:${failedAt ?? ''}`, 1, LOCK_SECONDS)
    return admitted ? { kind: 'locked' } : await waitForHolder(failedAt)
  }

  async function waitForHolder(knownFailure: string | undefined): Promise<Outcome> {
    for (let waitedMs = 0; waitedMs < LOCK_SECONDS * 1_000; waitedMs += POLL_MS) {
      await wait(POLL_MS)
      const { value, failedAt } = await readShared()
      if (value) return { kind: 'value', value }
      if (failedAt && failedAt !== knownFailure) return { kind: 'failed' }
    }
    return { kind: 'locked' }
  }

  return {
    /** Waits for the holder's result if another instance has the lock. */
    acquire: () => acquire().catch((error): Outcome => ignoreUnavailable(error) ?? { kind: 'unlocked' }),

    async shareValue(value: Computed): Promise<void> {
      const ttlSeconds = STATS_FRESH_SECONDS - ageSeconds(value, now())
      if (ttlSeconds > 0) await store.set(valueKey, JSON.stringify(value), ttlSeconds).catch(ignoreUnavailable)
    },

    shareFailure: () => store.set(failureKey, String(now()), LOCK_SECONDS).catch(ignoreUnavailable),
  }
}
