import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request as sendRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Next, NextRequest } from '@/server/next'
import { createSite, type Site, type SiteOptions } from '@/server/site'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Stands for Next: answers by path, and tells what it was asked. */
export interface FakeNext extends Next {
  asked: NextRequest[]
  reply(path: string, reply: NextReply): void
}

type NextReply = (request: NextRequest, signal: AbortSignal) => Response | Promise<Response>

export interface ServedSite {
  site: Site
  next: FakeNext
  url: string
  errors: unknown[]
  /** Moves the site's clock. */
  advance(seconds: number): void
  get(path: string, headers?: Record<string, string | string[]>, method?: string): Promise<Reply>
  /** Everything that the server sends on a connection on which `bytes` are written. */
  raw(bytes: string): Promise<string>
  close(): Promise<void>
}

/** A page's HTML, over a kilobyte long, which names the path. */
export const htmlOf = (path: string, more = '') =>
  `<!DOCTYPE html><html><body><main><h1>Page ${path}</h1>${more}${`<p>A line of ${path}.</p>\n`.repeat(60)}</main></body></html>`

export function createFakeNext(): FakeNext {
  const replies = new Map<string, NextReply>()
  const asked: NextRequest[] = []
  const answer: NextReply = ({ path, headers }) => {
    const vary = 'rsc, next-router-state-tree'
    if (headers.rsc) return new Response(`rsc of ${path}`, { headers: { 'content-type': 'text/x-component', vary } })
    if (/\.\w+$/.test(path)) return new Response(`file ${path}`, { headers: { 'content-type': 'text/plain' } })
    return new Response(htmlOf(path), { headers: { 'content-type': 'text/html; charset=utf-8', vary } })
  }
  return {
    asked,
    reply: (path, reply) => replies.set(path, reply),
    async fetch(request, signal) {
      asked.push(request)
      const response = await (replies.get(request.path) ?? answer)(request, signal)
      const { status, headers } = response
      return { status, headers, body: new Uint8Array(await response.arrayBuffer()) }
    },
  }
}

/** The site in this process, on a clock that only `advance` moves. Ends with the test. */
export async function serveSite(options: Partial<SiteOptions> & { next?: FakeNext } = {}): Promise<ServedSite> {
  const served = await openSite(options)
  onTestFinished(() => served.close())
  return served
}

export async function openSite(options: Partial<SiteOptions> & { next?: FakeNext } = {}): Promise<ServedSite> {
  let now = 1_000_000_000_000
  const errors: unknown[] = []
  const next = options.next ?? createFakeNext()
  const site = createSite({
    siteUrl: 'https://site.example',
    trustedProxies: [],
    endpoints: {},
    moreFiles: [],
    readCounters: async () => ({ freshSeconds: 300 }),
    now: () => now,
    onError: (error) => errors.push(error),
    ...options,
    next,
  })
  const server = createServer(site.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    site,
    next,
    errors,
    url: `http://127.0.0.1:${port}`,
    advance: (seconds) => {
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

function get(port: number, path: string, headers: Record<string, string | string[]>, method: string): Promise<Reply> {
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
