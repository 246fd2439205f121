import { createPool, VercelClient } from '@vercel/postgres'
import type { Database } from './database'
import { databaseOver, POOL_OPTIONS } from './pool'

/** Vercel Postgres, over a WebSocket, at a pooled address or at `localhost` for a local proxy. */
export function createVercelPostgres(connectionString: string): Database {
  const pool = createPool({ ...POOL_OPTIONS, connectionString })
  if (new URL(connectionString).hostname === 'localhost') pool.Client = LocalClient
  return databaseOver(pool)
}

/** Uses a plain WebSocket at the address's own port; the library's default is TLS at port 443. */
class LocalClient extends VercelClient {
  constructor(options: ConstructorParameters<typeof VercelClient>[0]) {
    super(options)
    this.neonConfig.wsProxy = (host, port) => `${host}:${port}/v2`
    this.neonConfig.useSecureWebSocket = false
    // By default the library sends the password early, which only Vercel's servers expect.
    this.neonConfig.pipelineConnect = false
  }
}
