import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { WebSocketServer } from 'ws'

export type Bridge = Awaited<ReturnType<typeof startBridge>>

/** Carries PostgreSQL's protocol from a WebSocket to the server at `postgresUrl`, as Vercel's proxy does. */
export async function startBridge(postgresUrl: string) {
  const target = new URL(postgresUrl)
  const server = new WebSocketServer({ port: 0, host: 'localhost' })
  await once(server, 'listening')
  server.on('connection', (webSocket) => {
    const socket = connect(Number(target.port), target.hostname)
    socket.on('data', (data) => webSocket.send(data))
    socket.on('close', () => webSocket.close())
    socket.on('error', () => webSocket.close())
    webSocket.on('message', (data: Buffer) => socket.write(data))
    webSocket.on('close', () => socket.destroy())
    webSocket.on('error', () => socket.destroy())
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
