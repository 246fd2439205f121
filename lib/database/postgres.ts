import { Pool } from 'pg'
import type { Database } from './database'
import { databaseOver, POOL_OPTIONS } from './pool'

/** Any PostgreSQL, over its native protocol. */
export function createPostgres(connectionString: string): Database {
  return databaseOver(new Pool({ ...POOL_OPTIONS, connectionString }))
}
