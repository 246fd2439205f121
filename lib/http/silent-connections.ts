import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { openSockets } from './open-sockets'

export interface Silence {
  /** Of a client that takes nothing of an answer. */
  unreadMs: number
  /** Of a connection that nothing comes or goes on; more than any answer takes to begin. */
  idleMs: number
  sweepMs?: number
}

/**
 * Has a server end the connections that are silent for as long, and up to two times `sweepMs` more. Node's own
 * `keepAliveTimeout` sets a timer twice for each request, which is 3 to 4 % of what an answer from memory costs.
 */
export function endSilent(server: Server, { unreadMs, idleMs, sweepMs = 5_000 }: Silence): void {
  server.keepAliveTimeout = 0
  const sockets = openSockets(server)
  const seen = new WeakMap<Socket, { bytes: number; idleMs: number }>()
  const sweep = setInterval(() => {
    for (const socket of sockets) {
      const isUnread = socket.writableLength > 0
      // Node sees by itself whether something is taken meanwhile, and ends the socket if not.
      if (isUnread !== (socket.timeout === unreadMs)) socket.setTimeout(isUnread ? unreadMs : 0)
      const bytes = socket.bytesRead + socket.bytesWritten
      const last = seen.get(socket)
      if (isUnread || last?.bytes !== bytes) seen.set(socket, { bytes, idleMs: 0 })
      else if (last.idleMs + sweepMs < idleMs) last.idleMs += sweepMs
      else socket.destroy()
    }
  }, sweepMs)
  server.once('close', () => clearInterval(sweep))
}
