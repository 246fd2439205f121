import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { listen } from '@/tests/support/servers/loopback'

const HOOK = fileURLToPath(new URL('./moved-clock-hook.mjs', import.meta.url))

/** Moves one process's clock forward. */
export async function startMovedClock() {
  const server = createServer()
  const port = await listen(server)
  const connected = once(server, 'connection') as Promise<[Socket]>
  return {
    /** The environment that connects a process to this clock. */
    environment: { NODE_OPTIONS: `--import=${HOOK}`, CLOCK_PORT: String(port) },
    async pass(milliseconds: number) {
      const [socket] = await connected
      socket.write(`${milliseconds}\n`)
      await once(socket, 'data')
    },
    close() {
      void connected.then(([socket]) => socket.destroy())
      server.close()
    },
  }
}
