import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, request as sendRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { createHttpCache, type HttpCache, type HttpCacheOptions } from '@/lib/http-cache/http-cache'
import { createOrigin, type Origin } from './origin'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface CachedSite {
  origin: Origin
  cache: HttpCache
  server: Server
  url: string
  errors: unknown[]
  /** Moves the cache's clock. */
  pass(seconds: number): void
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Reply>
  /** Everything that the server sends on a connection on which `bytes` are written. */
  raw(bytes: string): Promise<string>
  close(): Promise<void>
}

export const PAGES = ['/', '/tools', '/guides/first']

/** A cached site that ends with the test. */
export async function start(options?: Partial<HttpCacheOptions>, origin?: Origin): Promise<CachedSite> {
  const site = await startCachedSite(options, origin)
  onTestFinished(() => site.close())
  return site
}

/** Asks until the compressed bodies are there. */
export async function compressed(site: CachedSite, path: string, headers: Record<string, string> = {}): Promise<void> {
  for (;;) {
    const reply = await site.get(path, { ...headers, 'accept-encoding': 'br' })
    if (reply.headers['content-encoding']) return
    await wait(1)
  }
}

/** A promise and what settles it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** A real server on loopback with the cache before `origin`, on a clock that only `pass` moves. */
export async function startCachedSite(
  options: Partial<HttpCacheOptions> = {},
  origin: Origin = createOrigin(),
): Promise<CachedSite> {
  let now = 1_000_000_000_000
  const errors: unknown[] = []
  const notice = (text: string) => (path: string) => ({
    contentType: 'text/markdown; charset=utf-8',
    body: `# ${text}\n\n${path}\n`,
  })
  const cache = createHttpCache({
    ask: origin.ask,
    ownHeaders: { host: 'site.example' },
    pages: PAGES,
    files: ['/llms.txt'],
    apis: {
      '/api/stats': { normalise: () => '' },
      '/api/rating': {
        normalise: (query) => {
          const target = query
            .get('target')
            ?.toLowerCase()
            .replace(/^www\./, '')
          return target ? `target=${encodeURIComponent(target)}` : undefined
        },
      },
    },
    isPassed: (path) => path.startsWith('/_next/static/') || path === '/api/pagerank',
    notices: {
      missing: notice('Not found'),
      notAcceptable: notice('Not acceptable'),
      methodNotAllowed: notice('Method not allowed'),
      busy: notice('Busy'),
      failed: notice('Failed'),
    },
    headers: { 'x-content-type-options': 'nosniff' },
    now: () => now,
    onError: (error) => errors.push(error),
    ...options,
  })
  const server = createServer(cache.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin,
    cache,
    server,
    errors,
    url: `http://127.0.0.1:${port}`,
    pass: (seconds) => {
      now += seconds * 1_000
    },
    get: (path, headers = {}, method = 'GET') => get(port, path, headers, method),
    raw: (bytes) => raw(port, bytes),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function get(port: number, path: string, headers: Record<string, string>, method: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({ port, path, headers, method, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    request.once('error', reject).end()
  })
}

async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes, 'latin1')
  let text = ''
  for await (const chunk of socket) text += chunk.toString('latin1')
  return text
}
