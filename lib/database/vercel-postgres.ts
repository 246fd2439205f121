import { VercelClient } from '@vercel/postgres'
import { CLIENT_OPTIONS, databaseOver } from './connection'
import type { Database } from './database'
import { MAX_BYTES } from './server-messages'

/** Vercel Postgres, over a WebSocket, at a pooled URL or at `localhost` for a local proxy. */
export function createVercelPostgres(connectionString: string, deadlineMs?: number): Database {
  const isLocal = new URL(connectionString).hostname === 'localhost'
  const createClient = () => {
    const client = new VercelClient({ ...CLIENT_OPTIONS, connectionString })
    const { neonConfig } = client
    const { webSocketConstructor: WebSocket } = neonConfig
    neonConfig.webSocketConstructor = class extends WebSocket {
      constructor(url: string) {
        super(url, { maxPayload: MAX_BYTES })
      }
    }
    if (isLocal) connectToLocalProxy(neonConfig)
    return client
  }
  return databaseOver(createClient, terminate, deadlineMs)
}

/** A plain WebSocket at the URL's own port; the library's default is TLS at port 443. */
function connectToLocalProxy(neonConfig: VercelClient['neonConfig']): void {
  neonConfig.wsProxy = (host, port) => `${host}:${port}/v2`
  neonConfig.useSecureWebSocket = false
  // By default the library sends the password early, which only Vercel's servers expect.
  neonConfig.pipelineConnect = false
}

/** The library's own way waits 30 seconds for a server that does not close. */
function terminate({ neonConfig }: VercelClient): void {
  const { ws } = neonConfig as { ws?: { terminate(): void } | null }
  ws?.terminate()
}
