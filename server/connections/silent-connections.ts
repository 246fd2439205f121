import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes each of `sockets` that is without traffic, or whose client reads nothing, after `silenceMs` and at most two
 * sweeps more. Replaces Node's `keepAliveTimeout` and `timeout`, whose timers take a fifth of a response's processor time:
 * they are set anew at each read and write.
 */
export function closeSilent(server: Server, sockets: ReadonlySet<Socket>, silenceMs: number, sweepMs = 5_000): void {
  server.keepAliveTimeout = 0
  const traffic = new WeakMap<Socket, number>()
  const sweep = setInterval(() => {
    for (const socket of sockets) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const timeout = bytes === traffic.get(socket) ? silenceMs : 0
      // Node's own timer sees whether a client still reads an answer. Setting it again would start it anew.
      if (socket.timeout !== timeout) socket.setTimeout(timeout)
      traffic.set(socket, bytes)
    }
  }, sweepMs).unref()
  server.once('close', () => clearInterval(sweep))
}
