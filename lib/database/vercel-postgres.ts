import { createPool, VercelClient } from '@vercel/postgres'
import type { Database } from './database'
import { databaseOver, POOL_OPTIONS } from './pool'

/** Vercel Postgres, over a WebSocket; the address is a pooled one, or `localhost` for a proxy on this machine. */
export function createVercelPostgres(connectionString: string): Database {
  const pool = createPool({ ...POOL_OPTIONS, connectionString })
  if (new URL(connectionString).hostname === 'localhost') pool.Client = LocalClient
  return databaseOver(pool)
}

/** Asks a plain WebSocket at the address's own port, where the library would want TLS at port 443. */
class LocalClient extends VercelClient {
  constructor(options: ConstructorParameters<typeof VercelClient>[0]) {
    super(options)
    this.neonConfig.wsProxy = (host, port) => `${host}:${port}/v2`
    this.neonConfig.useSecureWebSocket = false
    // The library sends the password unasked, which only Vercel's servers expect.
    this.neonConfig.pipelineConnect = false
  }
}
