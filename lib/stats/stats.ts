import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, PublicStats } from '@/lib/database/database'
import { Unavailable } from '@/lib/errors'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, STATS_FRESH_SECONDS } from './computed'
import { createTurns, RETRY_AFTER_MS } from './turns'

export interface Stats {
  /**
   * `ageSeconds` is whole and rounded up. Throws `Unavailable` when the database cannot be asked and no value is under
   * ten minutes old.
   */
  read(): Promise<{ stats: PublicStats; ageSeconds: number; sample: boolean }>
}

/** The public counters, asked of the database once in ten minutes by all instances on one store. */
export function createStats(
  database: Database,
  store: Store,
  { now = steadyNow, wait = sleep }: { now?: () => number; wait?: (ms: number) => Promise<unknown> } = {},
): Stats {
  const turns = createTurns(store, now, wait)
  let known: Computed | undefined
  let failure: { error: unknown; at: number } | undefined
  let refreshing: Promise<Computed> | undefined

  async function refresh(): Promise<Computed> {
    const turn = await turns.take()
    if (turn.kind === 'value') return turn.value
    if (turn.kind === 'failed') throw new Unavailable('the database failed an instance a moment ago')
    const shared = turn.kind === 'ours'
    const computedAt = now()
    try {
      const value = { stats: await database.readPublicStats(), computedAt, sample: database.sample }
      if (shared) await turns.succeeded(value)
      return value
    } catch (error) {
      if (shared) await turns.failed()
      throw error
    }
  }

  async function refreshOnce(): Promise<Computed> {
    if (failure && now() - failure.at < RETRY_AFTER_MS) throw failure.error
    refreshing ??= refresh()
      .catch((error) => {
        failure = { error, at: now() }
        throw error
      })
      .finally(() => {
        refreshing = undefined
      })
    known = await refreshing
    return known
  }

  return {
    async read() {
      const isFresh = known && ageSeconds(known, now()) < STATS_FRESH_SECONDS
      const value = known && isFresh ? known : await refreshOnce()
      return { stats: value.stats, ageSeconds: Math.ceil(ageSeconds(value, now())), sample: value.sample }
    },
  }
}
