import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Passes bytes on to a port of loopback, and keeps what each read from a client brought. */
export async function startCountingProxy(target: number) {
  const reads: string[] = []
  let connections = 0
  const server = createServer((client) => {
    connections++
    const upstream = connect(target, '127.0.0.1')
    client.on('data', (bytes) => reads.push(bytes.toString()))
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as { port: number }).port,
    reads,
    get connections() {
      return connections
    },
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}
