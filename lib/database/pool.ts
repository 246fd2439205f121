import type { Database } from './database'
import { BOUNDED_PUBLIC_STATS_QUERY, DEADLINE_MS, publicStatsOf } from './public-stats'

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
  keepAlive: true,
}

export function databaseOver(pool: Pool): Database {
  let closing: Promise<void> | undefined
  // A restarted server ends idle connections. The pool replaces them; unheard, the error would end the process.
  pool.on('error', () => {})
  return {
    sample: false,
    readPublicStats: () =>
      publicStatsOf(async () => (await pool.query(BOUNDED_PUBLIC_STATS_QUERY)) as { rows: unknown[] }[]),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
