import * as tls from 'node:tls'
import { type ClientConfig, Client as PostgresClient } from 'pg'
import { CLIENT_OPTIONS, databaseOver } from './connection'
import type { Database } from './database'
import { DATABASE_DEADLINE_MS } from './public-stats'

/** Node has it from 22.15 on. */
const { getCACertificates } = tls as { getCACertificates?: (type: 'default' | 'system') => string[] }

/** Without the driver's own bound on the rounds of SCRAM. */
const OPTIONS = { ...CLIENT_OPTIONS, scramMaxIterations: 0 }
/** Takes up to a second, in Node's thread pool, where nothing can stop it. */
const MAX_ROUNDS = 2_000_000

/** Any PostgreSQL, over its native protocol. */
export function createPostgres(connectionString: string, deadlineMs = DATABASE_DEADLINE_MS): Database {
  return databaseOver(
    () => createPostgresClient(connectionString, OPTIONS),
    ({ connection }) => connection.stream.destroy(),
    deadlineMs,
    MAX_ROUNDS,
  )
}

/** Takes `sslrootcert=system` as libpq does: the certificates that the machine trusts, and `sslmode=verify-full`. */
export function createPostgresClient(connectionString: string, options: ClientConfig): PostgresClient {
  const url = new URL(connectionString)
  if (url.searchParams.get('sslrootcert') !== 'system') return new PostgresClient({ ...options, connectionString })
  url.searchParams.delete('sslrootcert')
  url.searchParams.set('sslmode', 'verify-full')
  const client = new PostgresClient({ ...options, connectionString: url.href })
  // An older Node has only its own list, and NODE_EXTRA_CA_CERTS.
  const ca = getCACertificates && [...getCACertificates('default'), ...getCACertificates('system')]
  // In the options, the URL's own would take its place.
  Object.assign((client.connection as unknown as { ssl: tls.ConnectionOptions }).ssl, { ca })
  return client
}
