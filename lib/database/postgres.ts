import { CLIENT_OPTIONS, databaseOver } from './connection'
import type { Database } from './database'
import { PostgresClient } from './drivers'

/** Any PostgreSQL, over its native protocol. */
export function createPostgres(connectionString: string, deadlineMs?: number): Database {
  return databaseOver(
    () => new PostgresClient({ ...CLIENT_OPTIONS, connectionString }),
    ({ connection }) => connection.stream.destroy(),
    deadlineMs,
  )
}
