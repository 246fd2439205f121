import { Unavailable } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, findFresh, STATS_FRESH_SECONDS } from './computed'

/** How long one instance has the database to itself: longer than the database may take to answer. */
const TURN_SECONDS = 4
const POLL_MS = 100
/** A failed refresh speaks for all callers of all instances for so long. */
export const RETRY_AFTER_MS = 1_000

const VALUE_KEY = 'stats'
const FAILURE_KEY = 'stats:failure'

/** Whose turn it is to ask: nobody's, for a value is there or the database has just failed; ours; or ours unshared. */
export type Turn = { kind: 'value'; value: Computed } | { kind: 'failed' } | { kind: 'ours' } | { kind: 'alone' }

export interface Turns {
  /** Waits for the instance whose turn it is, if there is one. Without the store everyone is alone. */
  take(): Promise<Turn>
  succeeded(value: Computed): Promise<void>
  failed(): Promise<void>
}

/** Lets the instances on one store ask the database one at a time, and tells each what came of it. */
export function createTurns(store: Store, now: () => number, wait: (ms: number) => Promise<unknown>): Turns {
  async function look(): Promise<{ value?: Computed; failedAt?: string }> {
    const askedAt = now()
    const [found, failedAt] = await Promise.all([store.getWithTtl(VALUE_KEY), store.get(FAILURE_KEY)])
    return { value: findFresh(found, askedAt), failedAt }
  }

  async function take(): Promise<Turn> {
    const { value, failedAt } = await look()
    if (value) return { kind: 'value', value }
    if (failedAt && Math.abs(now() - Number(failedAt)) < RETRY_AFTER_MS) return { kind: 'failed' }
    // The store cannot give a turn back, so a failure opens the next one by naming it.
    const { admitted } = await store.admit(`stats:turn:${failedAt ?? ''}`, 1, TURN_SECONDS)
    return admitted ? { kind: 'ours' } : await outcomeOfOther(failedAt)
  }

  async function outcomeOfOther(knownFailure: string | undefined): Promise<Turn> {
    for (let waitedMs = 0; waitedMs < TURN_SECONDS * 1_000; waitedMs += POLL_MS) {
      await wait(POLL_MS)
      const { value, failedAt } = await look()
      if (value) return { kind: 'value', value }
      if (failedAt && failedAt !== knownFailure) return { kind: 'failed' }
    }
    return { kind: 'ours' }
  }

  async function succeeded(value: Computed): Promise<void> {
    const ttlSeconds = STATS_FRESH_SECONDS - ageSeconds(value, now())
    if (ttlSeconds > 0) await store.set(VALUE_KEY, JSON.stringify(value), ttlSeconds).catch(unlessUnavailable)
  }

  return {
    take: () => take().catch((error): Turn => unlessUnavailable(error) ?? { kind: 'alone' }),
    succeeded,
    failed: () => store.set(FAILURE_KEY, String(now()), TURN_SECONDS).catch(unlessUnavailable),
  }
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error
}
