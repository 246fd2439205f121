import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  /** The address it was made for, through the relay. */
  url: string
  /** From here on the connections there are carry nothing and never end; new ones are as ever. */
  silence(): void
  close(): void
}

/** Passes TCP connections on to the PostgreSQL at `postgresUrl`, as a network would that can lose them. */
export async function startRelay(postgresUrl: string): Promise<Relay> {
  const url = new URL(postgresUrl)
  const [port, host] = [Number(url.port), url.hostname]
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, host)
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
