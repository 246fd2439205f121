import { createServer, type IncomingMessage, type RequestListener, type ServerOptions } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { handleInTurn } from './pipelining'

/** While the server stops, a client may send requests on its open connection for this long. */
const GRACE_MS = 300
const SWEEP_MS = 50

/** A server that, while it stops, closes each connection with its last response. */
export function createStoppableServer(options: ServerOptions, handle: RequestListener) {
  let stopping = false
  const latest = new WeakMap<Socket, IncomingMessage>()
  const server = createServer(options)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const inTurn = handleInTurn(server, sockets, (request, response) => {
    if (!stopping) return handle(request, response)
    const { writeHead } = response
    response.writeHead = (...head: unknown[]) => {
      if (latest.get(request.socket) === request) response.shouldKeepAlive = false
      return Reflect.apply(writeHead, response, head)
    }
    // Pipelined requests arrive one by one within a turn. Only the last of them closes the connection.
    setImmediate(handle, request, response)
  })
  server.on('request', (request, response) => {
    if (stopping) latest.set(request.socket, request)
    inTurn(request, response)
  })

  return {
    server,
    /** The open connections. */
    sockets,
    /** Takes no new connections, answers what was sent on the old ones, and resolves when all of them are closed. */
    async stop(deadlineMs: number): Promise<void> {
      stopping = true
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
      // The HTTP server's own `close` would cut connections on which a request is arriving.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      await Promise.race([closed, wait(GRACE_MS)])
      const sweep = setInterval(closeIdle, SWEEP_MS)
      await closed
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }

  function closeIdle(): void {
    server.closeIdleConnections()
    // Node does not count a connection as idle before its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}
