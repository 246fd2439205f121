import type { Database, PublicStats } from '@/lib/database/database'
import { sentences } from '@/lib/endpoints/sentences'
import { ignoreUnavailable, NotSetUp } from '@/lib/errors'
import { STATS_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { createSingleFlight } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, findFresh, isReadable } from './computed'

/** After a failure, an instance does not ask the database for this long. */
const RETRY_AFTER_MS = 1_000

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

/** The public counters. An instance that finds none in the store asks the database, and stores them for all instances. */
export function createStats({
  database,
  source,
  store,
  now = steadyNow,
}: {
  database: Database
  /** Names the database in the store, so that sites with different ones never share counters. */
  source: string
  store: Store
  now?: () => number
}): Stats {
  const key = `stats:${source}`
  let latest: Computed | undefined
  let failure: { error: unknown; at: number } | undefined
  const share = createSingleFlight<Computed>()

  async function refresh(): Promise<Computed> {
    const readAt = now()
    const stored = findFresh(await store.getWithTtl(key).catch(ignoreUnavailable), readAt)
    return stored ?? (await compute())
  }

  async function compute(): Promise<Computed> {
    const computedAt = now()
    const value = { stats: await database.readPublicStats(), computedAt }
    const ttlSeconds = STATS_FRESH_SECONDS - ageSeconds(value, now())
    if (ttlSeconds > 0) await store.set(key, JSON.stringify(value), ttlSeconds).catch(ignoreUnavailable)
    return value
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
