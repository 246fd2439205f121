import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { NextRequest } from '@/server/next'
import { createSite, type SiteOptions } from '@/server/site'
import { listen } from './loopback'
import { send } from './send'

export type FakeNext = ReturnType<typeof createFakeNext>
export type ServedSite = Awaited<ReturnType<typeof openSite>>

type NextReply = (request: NextRequest, signal: AbortSignal) => Response | Promise<Response>

/** A page's HTML, over a kilobyte long, which names the path. */
export const htmlOf = (path: string, more = '') =>
  `<!DOCTYPE html><html><body><main><h1>Page ${path}</h1>${more}${`<p>A line of ${path}.</p>\n`.repeat(60)}</main></body></html>`

/** Stands for Next: answers by path, and records what it was asked. */
export function createFakeNext() {
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
    reply: (path: string, reply: NextReply) => replies.set(path, reply),
    async fetch(request: NextRequest, signal: AbortSignal) {
      asked.push(request)
      const response = await (replies.get(request.path) ?? answer)(request, signal)
      const { status, headers } = response
      return { status, headers, body: new Uint8Array(await response.arrayBuffer()) }
    },
  }
}

/** Starts the site in this process, on a clock that only `advance` moves. It ends with the test. */
export async function serveSite(options: Partial<SiteOptions> & { next?: FakeNext } = {}): Promise<ServedSite> {
  const served = await openSite(options)
  onTestFinished(() => served.close())
  return served
}

export async function openSite(options: Partial<SiteOptions> & { next?: FakeNext } = {}) {
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
  const server = createServer(site.handle)
  const url = `http://127.0.0.1:${await listen(server)}`
  return {
    site,
    next,
    errors,
    url,
    advance: (seconds: number) => {
      now += seconds * 1_000
    },
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') => send(url, path, { method, headers }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
