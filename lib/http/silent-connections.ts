import type { Server } from 'node:http'
import { openSockets } from './open-sockets'

/**
 * Has a server end the connections whose clients take nothing of an answer for `silenceMs`, and up to `sweepMs` more.
 * A timeout on each socket would be set anew by each request, which is a tenth of what an answer from memory costs.
 */
export function endUnread(server: Server, silenceMs: number, sweepMs = 5_000): void {
  const sockets = openSockets(server)
  const sweep = setInterval(() => {
    for (const socket of sockets) {
      // Node sees by itself whether something is taken meanwhile, and ends the socket if not.
      if (socket.writableLength > 0 && socket.timeout !== silenceMs) socket.setTimeout(silenceMs)
    }
  }, sweepMs)
  server.once('close', () => clearInterval(sweep))
}
