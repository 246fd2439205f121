import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, PublicStats } from '@/lib/database/database'
import { Unavailable } from '@/lib/errors'
import { createSingleFlight } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { ageSeconds, type Computed, isReadable } from './computed'
import { createRefreshLock, RETRY_AFTER_MS } from './refresh-lock'

/** The public counters. All instances on one store together ask the database once in ten minutes. */
export function createStats(
  database: Database,
  store: Store,
  { now = steadyNow, wait = sleep }: { now?: () => number; wait?: (ms: number) => Promise<unknown> } = {},
) {
  const lock = createRefreshLock(store, now, wait)
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
      const value = { stats: await database.readPublicStats(), computedAt, sample: database.sample }
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
    /**
     * `ageSeconds` is whole and rounded up. Throws `Unavailable` when the database is down and no value is younger than
     * ten minutes.
     */
    async read(): Promise<{ stats: PublicStats; ageSeconds: number; sample: boolean }> {
      const value = latest && isReadable(latest, now()) ? latest : await refreshOnce()
      return { stats: value.stats, ageSeconds: Math.ceil(ageSeconds(value, now())), sample: value.sample }
    },
  }
}
