import type { Database, PublicStats } from '@/lib/database/database'
import { sentences } from '@/lib/endpoints/sentences'
import { ignoreUnavailable, NotSetUp } from '@/lib/errors'
import { STATS_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { createSharedFor } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, findFresh, isReadable } from './computed'

/** So long an instance asks neither the store nor the database again, after a failure as well. */
const SHARED_MS = 1_000

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
  // Shared, because logging in costs one of the drivers some 100 ms of processor time.
  const readShared = createSharedFor(SHARED_MS, now, async () => {
    const readAt = now()
    const stored = findFresh(await store.getWithTtl(key).catch(ignoreUnavailable), readAt)
    // It is shared from now on, however long the store took.
    return stored && isReadable(stored, now()) ? stored : compute()
  })

  async function compute(): Promise<Computed> {
    const computedAt = now()
    const value = { stats: await database.readPublicStats(), computedAt }
    const ttlSeconds = STATS_FRESH_SECONDS - ageSeconds(value, now())
    if (ttlSeconds > 0) await store.set(key, JSON.stringify(value), ttlSeconds).catch(ignoreUnavailable)
    return value
  }

  return {
    async read() {
      const value = await readShared()
      return { stats: value.stats, ageSeconds: Math.ceil(ageSeconds(value, now())) }
    },
  }
}
