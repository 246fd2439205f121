import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { pipeline } from 'node:stream'
import { createWebSocketStream, WebSocketServer } from 'ws'

export type Bridge = Awaited<ReturnType<typeof startBridge>>

/** Carries PostgreSQL's protocol from a WebSocket to the server at `postgresUrl`, as Vercel's proxy does. */
export async function startBridge(postgresUrl: string) {
  const target = new URL(postgresUrl)
  const server = new WebSocketServer({ port: 0, host: 'localhost' })
  await once(server, 'listening')
  server.on('connection', (webSocket) => {
    const stream = createWebSocketStream(webSocket)
    pipeline(stream, connect(Number(target.port), target.hostname), stream, () => webSocket.close())
  })
  /** The address for `@vercel/postgres`. */
  const url = new URL(postgresUrl)
  url.hostname = 'localhost'
  url.port = String((server.address() as AddressInfo).port)
  const close = async () => {
    for (const webSocket of server.clients) webSocket.terminate()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: url.href, close }
}
