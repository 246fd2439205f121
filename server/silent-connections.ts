import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes a connection without traffic, or whose client reads nothing, after `silenceMs` and at most two sweeps more.
 * Replaces Node's `keepAliveTimeout` and `timeout`, which touch a timer at each read and write (docs/measurements.md).
 */
export function closeSilentConnections(server: Server, silenceMs: number, sweepMs = 5_000): void {
  server.keepAliveTimeout = 0
  const traffic = new Map<Socket, number>()
  server.on('connection', (socket) => {
    traffic.set(socket, 0)
    socket.once('close', () => traffic.delete(socket))
  })
  const sweep = setInterval(() => {
    for (const [socket, before] of traffic) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const timeout = bytes === before ? silenceMs : 0
      // Node's own timer sees whether a client still reads an answer. Setting it again would start it anew.
      if (socket.timeout !== timeout) socket.setTimeout(timeout)
      traffic.set(socket, bytes)
    }
  }, sweepMs).unref()
  server.once('close', () => clearInterval(sweep))
}
