import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Has a server listen on this machine alone, on a free port unless told otherwise, and answers the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A loopback port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}
