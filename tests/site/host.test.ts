import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { INTERNAL, NAMING } from '@/tests/support/hostile/fields'
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

/** All by which a server can be told where it is. */
const FORGED = ['Host', ...NAMING]

/** Each field with what it could be believed to say: names of hosts, paths, methods and figures. */
function forgedFields(names: readonly string[], host: string): Record<string, string> {
  const special: Record<string, string> = {
    Forwarded: `for=192.0.2.1;host="${host}";proto=https`,
    'X-HTTP-Method-Override': 'POST',
    'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'X-Middleware-Override-Headers': 'host',
    'X-Invoke-Status': '500',
    'X-Invoke-Error': '%7B%22message%22%3A%22forged%22%7D',
    Cookie: '__prerender_bypass=forged; __next_preview_data=forged',
    Purpose: 'prefetch',
    Via: `1.1 ${host}`,
  }
  const byKind = (name: string) => {
    if (/Host|Server|Deployment/.test(name)) return host
    if (/Path|Uri|Output|Matches/.test(name)) return '/md/about'
    if (/URL|Prefix|Origin|Referer|Profile|-Re(?:write|direct)$/.test(name)) return `http://${host}/`
    if (/Proto|Scheme/.test(name)) return 'https'
    return /For$|IP$|Address/.test(name) ? '192.0.2.1' : '1'
  }
  return Object.fromEntries(names.map((name) => [name, special[name] ?? byKind(name)]))
}

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

  const groups: [string, string[]][] = [
    ['header that names a host', FORGED],
    ["header of Next's own", INTERNAL],
  ]
  it.each(groups)('is the same with each %s, and with all of them', async (_group, names) => {
    const forged = forgedFields(names, evilHost)
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
    const { 'X-Middleware-Prefetch': _, ...forged } = forgedFields([...INTERNAL, ...FORGED], evilHost)
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

  it("a page's trailing slash leads to no other host", async () => {
    for (const path of ['/about/?a=1', '//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/']) {
      const { headers } = await send(bare.url, path, { headers: forgedFields(FORGED, evilHost) })
      expect([bare.url, PUBLIC_URL], path).toContain(new URL(headers.location ?? '/', bare.url).origin)
    }
  })
})

describe('a page that is not in memory yet', () => {
  it('is made of no address that its request names', async () => {
    const cold = await startSiteOnPostgres()
    const all = { ...forgedFields(INTERNAL, 'evil.example'), ...forgedFields(FORGED, evilHost) }
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
      const { text, headers } = await send(site.url, address, { headers: forgedFields(FORGED, evilHost) })
      expect(text).not.toContain(evilHost)
      expect(text).not.toContain(new URL(site.url).host)
      expect(text).toContain(PUBLIC_URL)
      expect(JSON.stringify(headers)).not.toContain(evilHost)
    }
  }
  expect(connections).toBe(0)
})
