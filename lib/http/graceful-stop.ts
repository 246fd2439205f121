import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface GracefulStop {
  handle: RequestListener
  /** Takes no new connections, answers what was sent on the old ones, and resolves when all of them are closed. */
  stop(server: Server, deadlineMs: number): Promise<void>
}

/** How long a client that kept its connection may still send a request on it. */
const GRACE_MS = 300
const SWEEP_MS = 50

/** Wraps a request handler so that, while it stops, each connection is closed by the last answer on it. */
export function createGracefulStop(handle: RequestListener): GracefulStop {
  let stopping = false
  const latest = new WeakMap<Socket, IncomingMessage>()

  return {
    handle(request, response) {
      if (!stopping) return handle(request, response)
      latest.set(request.socket, request)
      const { writeHead } = response
      response.writeHead = (...head: unknown[]) => {
        if (latest.get(request.socket) === request) response.shouldKeepAlive = false
        return Reflect.apply(writeHead, response, head)
      }
      // Pipelined requests arrive one by one within a turn, and only the last of them closes.
      setImmediate(handle, request, response)
    },
    async stop(server, deadlineMs) {
      stopping = true
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
      // The HTTP server's own `close` would cut connections on which a request is on its way.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      await Promise.race([closed, wait(GRACE_MS)])
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      await closed
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }
}
