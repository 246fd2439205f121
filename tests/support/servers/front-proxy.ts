import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type Reply, send } from '@/tests/support/send'
import { listen } from './loopback'

export interface FrontFault {
  /** Which header fields the site sees; by default the client's address is appended to X-Forwarded-For. */
  forward?: (headers: Record<string, string>, client: string) => Record<string, string>
  /** Changes the response. */
  change?: (reply: Reply, path: string) => { status: number; headers: IncomingHttpHeaders; body: Buffer }
  /** The key under which a response is cached. */
  cacheKey?: (path: string) => string
  tls?: { key: Buffer; cert: Buffer }
}

let fronts = 0

const append = (headers: Record<string, string>, client: string) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], client].filter(Boolean).join(', '),
})

/** A small HTTP proxy in front of `site`, with at most one fault. This machine's addresses are new visitors each time. */
export async function startFront(site: string, fault: FrontFault = {}) {
  const visitors = `198.18.${++fronts}`
  let requests = 0
  const stored = new Map<string, ReturnType<NonNullable<FrontFault['change']>>>()
  const { forward = append, change = (reply) => reply, cacheKey, tls } = fault
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1
    const path = request.url ?? '/'
    const { host: _host, connection: _connection, ...given } = request.headers as Record<string, string>
    const key = cacheKey?.(path)
    let made = key === undefined ? undefined : stored.get(key)
    if (!made) {
      const client = request.socket.remoteAddress?.replace('127.0.0', visitors) ?? ''
      made = change(await send(site, path, { headers: forward(given, client) }), path)
      if (key !== undefined && made.status === 200) stored.set(key, made)
    }
    const { 'content-length': _length, ...fields } = made.headers
    response.writeHead(made.status, fields).end(made.status === 304 ? undefined : made.body)
  }
  const server = tls ? createTlsServer(tls, handle) : createServer(handle)
  return { port: await listen(server), requests: () => requests, close: () => server.close() }
}
