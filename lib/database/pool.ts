import type { Database } from './database'
import { BOUNDED_PUBLIC_STATS_QUERY, DEADLINE_MS, publicStatsOf, withinDeadline } from './public-stats'

/** What the drivers' pools have in common. */
interface Pool {
  /** Several statements in one text give several results, which the drivers' types do not tell. */
  query(text: string): Promise<unknown>
  on(event: 'error', listener: () => void): unknown
  end(): Promise<void>
}

export const POOL_OPTIONS = {
  max: 2,
  connectionTimeoutMillis: DEADLINE_MS,
  query_timeout: DEADLINE_MS,
  // One read in ten minutes gains nothing from a connection kept longer, and one kept can die unnoticed.
  idleTimeoutMillis: 1_000,
}

export function databaseOver(pool: Pool): Database {
  let closing: Promise<void> | undefined
  // A restarted server ends idle connections. The pool replaces them; unheard, the error would end the process.
  pool.on('error', () => {})
  return {
    sample: false,
    readPublicStats: () =>
      publicStatsOf(async () => (await pool.query(BOUNDED_PUBLIC_STATS_QUERY)) as { rows: unknown[] }[]),
    ping: () =>
      withinDeadline(async () => {
        await pool.query('select 1')
      }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
