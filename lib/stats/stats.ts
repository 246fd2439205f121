import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, PublicStats } from '@/lib/database/database'
import { sentences } from '@/lib/endpoints/sentences'
import { NotSetUp, Unavailable } from '@/lib/errors'
import { createSingleFlight } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, isReadable } from './computed'
import { createRefreshLock, RETRY_AFTER_MS } from './refresh-lock'

export interface Stats {
  /**
   * `ageSeconds` is whole and rounded up. Throws `NotSetUp` without a database, and `Unavailable` when it is down and no
   * value is younger than ten minutes.
   */
  read(): Promise<{ stats: PublicStats; ageSeconds: number }>
}

export const withoutDatabase: Stats = {
  async read() {
    throw new NotSetUp(sentences.noDatabase)
  },
}

export function fixedStats(stats: PublicStats): Stats {
  return { read: async () => ({ stats, ageSeconds: 0 }) }
}

/** The public counters. All instances on one store together ask the database once in ten minutes. */
export function createStats({
  database,
  source,
  store,
  now = steadyNow,
  wait = sleep,
}: {
  database: Database
  /** Names the database in the store, so that sites with different ones never share counters. */
  source: string
  store: Store
  now?: () => number
  wait?: (ms: number) => Promise<unknown>
}): Stats {
  const lock = createRefreshLock({ source, store, now, wait })
  let latest: Computed | undefined
  let failure: { error: unknown; at: number } | undefined
  const share = createSingleFlight<Computed>()

  async function refresh(): Promise<Computed> {
    const outcome = await lock.acquire()
    if (outcome.kind === 'value') return outcome.value
    if (outcome.kind === 'failed') throw new Unavailable('the database has just failed for another instance')
    const locked = outcome.kind === 'locked'
    const computedAt = now()
    try {
      const value = { stats: await database.readPublicStats(), computedAt }
      if (locked) await lock.shareValue(value)
      return value
    } catch (error) {
      if (locked) await lock.shareFailure()
      throw error
    }
  }

  async function refreshOnce(): Promise<Computed> {
    if (failure && now() - failure.at < RETRY_AFTER_MS) throw failure.error
    latest = await share('refresh', () =>
      refresh().catch((error) => {
        failure = { error, at: now() }
        throw error
      }),
    )
    return latest
  }

  return {
    async read() {
      const value = latest && isReadable(latest, now()) ? latest : await refreshOnce()
      return { stats: value.stats, ageSeconds: Math.ceil(ageSeconds(value, now())) }
    },
  }
}
