import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { encodeBody } from '@/build/encode-body'
import { pages } from '@/lib/site/pages'
import type { BuiltPage, BuiltSite } from '@/server/built-site'
import { assembleResponse, ownHeaders, type StoredResponse } from '@/server/cache/stored-response'
import { createSite, type SiteOptions } from '@/server/site'
import { listen } from '@/tests/support/servers/loopback'
import { send } from './send'

export type ServedSite = Awaited<ReturnType<typeof openSite>>

const BUILT = { kind: 'built', cacheControl: 'public, max-age=0, must-revalidate' } as const

/** A page's HTML, over a kilobyte long, which names the path. */
export const htmlOf = (path: string) =>
  `<!DOCTYPE html><html><body><main><h1>Page ${path}</h1>${`<p>A line of ${path}.</p>\n`.repeat(60)}</main></body></html>`

/** A built site whose responses name their path and their form. */
async function buildSite(): Promise<BuiltSite> {
  const store = async (body: string, type: string, vary: string): Promise<StoredResponse> => {
    const bodies = await encodeBody(Buffer.from(body), type)
    const headers = { 'x-content-type-options': 'nosniff' }
    return assembleResponse(ownHeaders({ 'content-type': type }, vary), bodies, { lifetime: BUILT, headers })
  }
  const pageOf = async (path: string): Promise<[string, BuiltPage]> => [
    path,
    {
      html: await store(htmlOf(path), 'text/html; charset=utf-8', 'Accept, Accept-Encoding'),
      markdown: await store(`# Page ${path}\n`, 'text/markdown; charset=utf-8', 'Accept, Accept-Encoding'),
    },
  ]
  const fileOf = async (path: string): Promise<[string, StoredResponse]> => [
    path,
    await store(`file ${path}`, 'text/plain', 'Accept-Encoding'),
  ]
  return {
    pages: new Map(await Promise.all(pages.map(({ path }) => pageOf(path)))),
    files: new Map(await Promise.all(['/llms.txt', '/_next/static/a.js'].map(fileOf))),
  }
}

const built = buildSite()

/** Starts the site in this process, on a clock that only `advance` moves. It ends with the test. */
export async function serveSite(options: Partial<SiteOptions> = {}): Promise<ServedSite> {
  const served = await openSite(options)
  onTestFinished(() => served.close())
  return served
}

async function openSite(options: Partial<SiteOptions> = {}) {
  let now = 1_000_000_000_000
  const errors: unknown[] = []
  const handle = createSite({
    siteUrl: 'https://site.example',
    trustedProxies: [],
    built: await built,
    endpoints: {},
    now: () => now,
    onError: (error) => errors.push(error),
    ...options,
  })
  const server = createServer(handle)
  const url = `http://127.0.0.1:${await listen(server)}`
  return {
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
