import type { Database } from './database'
import {
  ACCESS_QUERY,
  bounded,
  DATABASE_DEADLINE_MS,
  PUBLIC_STATS_QUERY,
  publicStatsOf,
  withinDatabaseDeadline,
} from './public-stats'

interface Pool {
  /** Several statements in one text return several results, which the drivers' types leave out. */
  query(text: string): Promise<unknown>
  on(event: 'error', listener: () => void): unknown
  end(): Promise<void>
}

export const POOL_OPTIONS = {
  max: 2,
  connectionTimeoutMillis: DATABASE_DEADLINE_MS,
  query_timeout: DATABASE_DEADLINE_MS,
  // One read in ten minutes gains nothing from an idle connection, which can also die unnoticed.
  idleTimeoutMillis: 1_000,
}

export function databaseOver(pool: Pool): Database {
  let closing: Promise<void> | undefined
  // A restarted server closes idle connections, and the pool replaces them. Unhandled, the event would end the process.
  pool.on('error', () => {})
  return {
    readPublicStats: () =>
      publicStatsOf(async () => (await pool.query(bounded(PUBLIC_STATS_QUERY))) as { rows: unknown[] }[]),
    checkAccess: () =>
      withinDatabaseDeadline(async () => {
        await pool.query(bounded(ACCESS_QUERY))
      }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
