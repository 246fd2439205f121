import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { listen } from '@/tests/support/loopback'

export type RemoteControl = Awaited<ReturnType<typeof startRemoteControl>>

const HOOKS = fileURLToPath(new URL('./site-hooks.mjs', import.meta.url))

/** Controls one process's clock and its name look-ups. */
export async function startRemoteControl() {
  const server = createServer()
  const port = await listen(server)
  const connected = once(server, 'connection') as Promise<[Socket]>

  const order = async (what: object) => {
    const [socket] = await connected
    socket.write(`${JSON.stringify(what)}\n`)
    await once(socket, 'data')
  }
  return {
    /** The environment that connects a process to this control. */
    environment: { NODE_OPTIONS: `--import=${HOOKS}`, FAULT_CONTROL_PORT: String(port) },
    /** Moves the process's clock forward. */
    pass: (passMs: number) => order({ passMs }),
    /** These host names have no address. Others that end in `.fault.test` are this machine. */
    lose: (...lost: string[]) => order({ lost }),
    close() {
      void connected.then(([socket]) => socket.destroy())
      server.close()
    },
  }
}
