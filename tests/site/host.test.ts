import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listen } from '@/tests/support/loopback'
import { startByNext } from '@/tests/support/next-start'
import { PUBLIC_URL, publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { lastingHeaders, type Reply, send } from '@/tests/support/send'
import type { Site } from '@/tests/support/site'
import { startSiteOnPostgres } from '@/tests/support/site-on-postgres'
import { createTestDatabase } from '@/tests/support/test-database'

let evil: Server
/** A host that listens, and that nobody but the client has named. */
let evilHost: string
let connections = 0
let site: Site

beforeAll(async () => {
  evil = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  evilHost = `127.0.0.1:${await listen(evil)}`
  site = await startSiteOnPostgres()
})
afterAll(async () => {
  await site.stop()
  evil.close()
})

/** By which a server has ever been told where it is. */
const NAMING = (host: string): Record<string, string> => ({
  host,
  forwarded: `for=192.0.2.1;host="${host}";proto=https`,
  'x-forwarded-host': host,
  'x-forwarded-server': host,
  'x-forwarded-proto': 'https',
  'x-forwarded-scheme': 'https',
  'x-forwarded-ssl': 'on',
  'x-forwarded-port': host.split(':')[1] ?? '81',
  'x-forwarded-for': '192.0.2.1',
  'x-forwarded-prefix': `//${host}`,
  'x-forwarded-path': `//${host}/`,
  'x-forwarded-uri': `http://${host}/`,
  'x-original-host': host,
  'x-original-url': `http://${host}/`,
  'x-original-uri': '/md/about',
  'x-rewrite-url': `http://${host}/`,
  'x-host': host,
  'x-http-host-override': host,
  'x-http-method-override': 'POST',
  'x-real-ip': '192.0.2.1',
  'x-url-scheme': 'https',
  'x-wap-profile': `http://${host}/`,
  origin: `http://${host}`,
  referer: `http://${host}/`,
  via: `1.1 ${host}`,
})

/** By which Next's own parts, and Vercel's, talk to each other. */
const INTERNAL = (host: string): Record<string, string> => ({
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-middleware-rewrite': `http://${host}/`,
  'x-middleware-redirect': `http://${host}/`,
  'x-middleware-next': '1',
  'x-middleware-invoke': '1',
  'x-middleware-prefetch': '1',
  'x-middleware-override-headers': 'host',
  'x-middleware-request-host': host,
  'x-middleware-set-cookie': 'a=b',
  'x-middleware-skip': '1',
  'x-matched-path': '/md/about',
  'x-invoke-path': '/md/about',
  'x-invoke-query': '%7B%7D',
  'x-invoke-status': '500',
  'x-invoke-error': '%7B%22message%22%3A%22forged%22%7D',
  'x-invoke-output': '/md/about',
  'x-now-route-matches': '1=about',
  'x-prerender-revalidate': 'forged',
  'x-prerender-revalidate-if-generated': '1',
  'x-prerender-bypass-mode': 'static',
  'x-next-revalidated-tags': '_N_T_/layout',
  'x-next-revalidate-tag-token': 'forged',
  'x-next-cache-tags': 'forged',
  'x-next-resume-state-length': '2',
  'x-nextjs-data': '1',
  'x-nextjs-rewritten-path': '/md/about',
  'x-nextjs-rewritten-query': 'a=b',
  'x-nextjs-html-request-id': 'forged',
  'x-nextjs-request-id': 'forged',
  'x-nextjs-postponed': '1',
  'x-nextjs-prerender': '1',
  'x-nextjs-stale-time': '1',
  'x-nextjs-action-not-found': '1',
  'next-resume': '1',
  'next-hmr-refresh': '1',
  'x-vercel-id': 'forged',
  'x-vercel-protection-bypass': 'forged',
  'x-vercel-deployment-url': host,
  cookie: '__prerender_bypass=forged; __next_preview_data=forged',
  purpose: 'prefetch',
})

/** What is asked for: pages in each way, Next behind the cache, an endpoint, a file, and what is made on the spot. */
const REQUESTS: [name: string, path: string, headers: Record<string, string>][] = [
  ['HTML', '/about', {}],
  ['markdown by header', '/about', { accept: 'text/markdown' }],
  ['markdown by address', '/about.md', {}],
  ["the home page's markdown", '/index.md', {}],
  ['a request of the client-side router', '/about?_rsc=1abc', { rsc: '1' }],
  ['one for a page of this moment', '/?_rsc=1abc', { rsc: '1' }],
  ['a refused Accept', '/about', { accept: 'image/png' }],
  ['a trailing slash', '/about/', {}],
  ['a missing page', '/nope', {}],
  ['the internal route', '/md/about', { accept: 'text/markdown' }],
  ['a file', '/llms.txt', {}],
  ['an icon', '/icon.svg', {}],
  ['an endpoint', '/api/stats', {}],
]

describe.each(REQUESTS)('%s', (_name, path, headers) => {
  let plain: Reply
  beforeAll(async () => {
    plain = await send(site.url, path, { headers })
  })

  const groups: [string, typeof NAMING][] = [
    ['header that names a host', NAMING],
    ["header of Next's own", INTERNAL],
  ]
  it.each(groups)('is the same with each %s, and with all of them', async (_group, of) => {
    const forged = of(evilHost)
    const before = connections
    const each = Object.entries(forged).map(([name, value]) => ({ [name]: value }))
    for (const fields of [...each, forged]) {
      const reply = await send(site.url, path, { headers: { ...headers, ...fields } })
      const seen = { status: reply.status, headers: lastingHeaders(reply), text: reply.text }
      const expected = { status: plain.status, headers: lastingHeaders(plain), text: plain.text }
      expect(seen, Object.keys(fields).join()).toEqual(expected)
    }
    expect(connections).toBe(before)
  })
})

describe('without the cache, by next start', () => {
  let bare: Awaited<ReturnType<typeof startByNext>>
  beforeAll(async () => {
    bare = await startByNext({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
  })
  afterAll(() => bare.stop())

  it.each([
    ['markdown by header', '/about', { accept: 'text/markdown' }],
    ['markdown by address', '/about.md', {}],
    ['a refused Accept', '/about', { accept: 'image/png' }],
    ['a method that a page has not', '/about', { 'x-test-method': 'POST' }],
    ['a missing page', '/nope.md', {}],
    ['the internal route', '/md/about', { accept: 'text/markdown' }],
  ])('%s has the same status and body with each forged header', async (_name, path, headers) => {
    const { 'x-test-method': method = 'GET', ...fields } = headers as Record<string, string>
    const plain = await send(bare.url, path, { method, headers: fields })
    // An empty object is what Next itself answers to this one, which goes nowhere and tells nothing.
    const { 'x-middleware-prefetch': _, ...forged } = { ...INTERNAL(evilHost), ...NAMING(evilHost) }
    const ask = async ([name, value]: [string, string]) => {
      const reply = await send(bare.url, path, { method, headers: { ...fields, [name]: value } })
      expect([reply.status, reply.text], name).toEqual([plain.status, plain.text])
      expect(JSON.stringify(reply.headers)).not.toContain(evilHost)
    }
    await Promise.all(Object.entries(forged).map(ask))
    const addresses = [...plain.text.matchAll(/http:\/\/[^/\s)]+/g)].map(([address]) => address)
    expect(new Set(addresses)).toEqual(new Set([PUBLIC_URL]))
    expect(connections).toBe(0)
  })

  it('the internal route is a missing page', async () => {
    for (const path of ['/md', '/md/about', '/md/index.md', '/%6dd/about']) {
      expect((await send(bare.url, path)).status, path).toBe(404)
    }
  })

  it("a page's trailing slash leads to no other host", async () => {
    for (const path of ['/about/?a=1', '//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/']) {
      const { headers } = await send(bare.url, path, { headers: NAMING(evilHost) })
      expect([bare.url, PUBLIC_URL], path).toContain(new URL(headers.location ?? '/', bare.url).origin)
    }
  })
})

describe('a page that is not in memory yet', () => {
  it('is made of no address that its request names', async () => {
    const cold = await startSiteOnPostgres()
    const all = { ...INTERNAL('evil.example'), ...NAMING(evilHost) }
    const answers = await Promise.all(
      ['/about.md', '/index.md', '/sitemap', '/llms-full.txt'].map((path) => send(cold.url, path, { headers: all })),
    )
    await cold.stop()
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toContain(evilHost)
      expect(text).not.toContain('evil.example')
    }
    expect(connections).toBe(0)
  })
})

it('every page names the configured address alone', async () => {
  for (const path of await publishedPaths(site.url)) {
    for (const address of [path, ...twinsOf(path)]) {
      const { text, headers } = await send(site.url, address, { headers: NAMING(evilHost) })
      expect(text).not.toContain(evilHost)
      expect(text).not.toContain(new URL(site.url).host)
      expect(text).toContain(PUBLIC_URL)
      expect(JSON.stringify(headers)).not.toContain(evilHost)
    }
  }
  expect(connections).toBe(0)
})
