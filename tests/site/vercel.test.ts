import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { htmlLinks } from '@/lib/site/links'
import { type Page, pages } from '@/lib/site/pages'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { INTERNAL, NAMING } from '@/tests/support/hostile/fields'
import { KV_TOKEN, startKvBridge } from '@/tests/support/kv-bridge'
import { listen } from '@/tests/support/loopback'
import { missingPaths } from '@/tests/support/missing-paths'
import { startByNext } from '@/tests/support/next-start'
import { startRedis } from '@/tests/support/redis-server'
import { expectSecurityFields } from '@/tests/support/security-fields'
import { send, varyOf } from '@/tests/support/send'
import { newClient } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'

const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' }
const BEGINS = { html: /^<!DOCTYPE html>/, markdown: /^---\ntitle: /, 406: /^# / }
const DESCRIBED_BY = '</llms.txt>; rel="describedby"'
const LIMIT = 10
const platform = `--import=${join(import.meta.dirname, '../support/vercel/platform.mjs')}`

/** A deployment with its own database. */
async function deploy(environment: Record<string, string>) {
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
  const VERCEL_URL = 'site-abc123.vercel.test'
  return startByNext({ VERCEL: '1', VERCEL_URL, DATABASE_URL, NODE_OPTIONS: platform, ...environment })
}

const redis = await startRedis()
const bridge = await startKvBridge(redis.url)
const providers = await startSampleProviders()
const deployed = await deploy({
  VERCEL_ENV: 'production',
  VERCEL_PROJECT_PRODUCTION_URL: 'links.vercel.test',
  KV_REST_API_URL: bridge.url,
  KV_REST_API_TOKEN: KV_TOKEN,
  OPEN_PAGERANK_API_KEY: 'opr_test-rank-key',
  OPEN_PAGERANK_URL: providers.pageRankBulkUrl,
})
const { url } = deployed
afterAll(async () => {
  for (const part of [deployed, providers, bridge, redis]) await part.stop()
})

/** Whether the platform serves this as a static file, with other fields than `next start`. */
const isBuilt = (path: string, variant: string | number) => path !== '/' && /html$/.test(String(variant))

/** One of each kind: the rules are those of the own server. */
const ACCEPTS: [accept: string | undefined, expected: keyof typeof BEGINS][] = [
  [undefined, 'html'],
  ['text/html;q=0.9, text/markdown;q=0.5', 'html'],
  ['text/markdown', 'markdown'],
  ['text/html;q=0, */*', 'markdown'],
  ['image/png', 406],
]

describe.each(['/', '/about'])('%s, as the platform runs it behind its CDN', (path) => {
  it.each(ACCEPTS)('with Accept: %j is %s', async (accept, expected) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await send(url, path, { method, headers: accept === undefined ? {} : { accept } })
      const type = expected === 406 ? TYPES.markdown : TYPES[expected]
      expect(reply).toMatchObject({ status: expected === 406 ? 406 : 200, headers: { 'content-type': type } })
      if (!isBuilt(path, expected)) {
        expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
      }
      if (expected !== 406) expect(reply.headers.etag).toMatch(/^"[^"]+"$/)
      if (method === 'GET') expect(reply.text).toMatch(BEGINS[expected])
    }
  })
})

it('the build has the Vary of built pages, and security fields for every path', () => {
  const { rsc, headers } = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8'))
  expect(rsc.varyHeader).toMatch(/^rsc, .*, Accept, Accept-Encoding$/)
  // `next start` redirects a path with two slashes; the platform answers it.
  for (const path of ['/', '/about', '/about//']) expect(path).toMatch(new RegExp(headers[0].regex))
})

it.each(pages.map(({ path }) => path as string))('%s and its markdown have tags, and a 304 for them', async (path) => {
  for (const accept of ['text/html', 'text/markdown']) {
    const { headers } = await send(url, path, { headers: { accept } })
    expect(headers.link).toContain(DESCRIBED_BY)
    for (const method of ['GET', 'HEAD']) {
      const named = { accept, 'if-none-match': String(headers.etag) }
      const reply = await send(url, path, { method, headers: named })
      expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', headers.etag])
      expect(reply.headers.link).toContain(DESCRIBED_BY)
      if (!isBuilt(path, accept)) expect(varyOf(reply)).toContain('accept')
    }
    expect((await send(url, path, { headers: { accept, 'if-none-match': '"other"' } })).status).toBe(200)
  }
})

it.each(['/robots.txt', '/llms-full.txt'])('%s, which is made for each request, has a tag and a 304', async (path) => {
  const { headers } = await send(url, path)
  const reply = await send(url, path, { headers: { 'if-none-match': String(headers.etag) } })
  expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', headers.etag])
  expect(reply.headers['cache-control']).toBe(headers['cache-control'])
  expect(reply.headers).not.toHaveProperty('content-type')
})

it('the home page has its links', async () => {
  const { headers, text } = await send(url, '/')
  expect(headers.link).toBe(htmlLinks('/'))
  expect(text).toContain('blogs researched')
})

it.each(['/', '/llms-full.txt'])('%s is cached as long as its counters are fresh', async (path) => {
  const { headers } = await send(url, path)
  const [, seconds = ''] =
    /^public, max-age=0, s-maxage=(\d+), must-revalidate$/.exec(headers['cache-control'] ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(60)
})

it('llms-full.txt holds every page worth reading', async () => {
  const { text } = await send(url, '/llms-full.txt')
  for (const { path } of pages.filter((page: Page) => !page.isOptional)) {
    const page = await send(url, path, { headers: { accept: 'text/markdown' } })
    expect(text).toContain(page.text.trimEnd())
  }
})

it('every kind of answer has the security fields', async () => {
  const [asset = ''] = /\/_next\/static\/[^"]+\.js/.exec((await send(url, '/about')).text) ?? []
  for (const path of ['/about', '/about.md', '/llms.txt', '/nothing-here', '/api/stats', asset]) {
    expectSecurityFields(await send(url, path))
  }
})

/** `next start` itself redirects or resolves the others. */
const seen = missingPaths.filter(
  (path) => !/\/\/|\\|\.rsc$|^\/_next\/static\//.test(path) && new URL(path, 'http://x').pathname === path,
)

it.each(seen.map((path) => [path.slice(0, 60), path]))('%s is missing', async (_name, path) => {
  for (const headers of [{}, { accept: 'text/markdown' }, { rsc: '1' }] as Record<string, string>[]) {
    const reply = await send(url, path, { headers })
    expect([reply.status, reply.headers['content-type']]).toEqual([404, TYPES.markdown])
    expect(reply.headers.link).toBe(DESCRIBED_BY)
  }
})

it.each([undefined, 'text/html', 'text/markdown', 'text/x-component', 'application/json'])(
  'the client-side router is answered with Accept: %s',
  async (accept) => {
    const headers: Record<string, string> = { rsc: '1', ...(accept && { accept }) }
    for (const path of ['/', '/about']) {
      const { headers: told, status } = await send(url, path, { headers })
      // Next redirects to an address with a hash of the fields.
      expect(status).toBe(307)
      const reply = await send(url, String(told.location), { headers })
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/x-component'])
    }
  },
)

it('a protected preview answers all but the home page’s markdown, and warns of its store', async () => {
  const preview = await deploy({ VERCEL_ENV: 'preview' })
  const ask = (path: string) => send(preview.url, path)
  expect((await ask('/')).text).toContain('blogs researched')
  for (const { path } of pages.slice(1)) expect((await ask(`${path}.md`)).status).toBe(200)
  expect((await ask('/index.md')).status).toBe(502)
  expect((await ask('/about/')).headers.location).toBe('https://site-abc123.vercel.test/about')
  expect(JSON.parse((await ask('/healthz')).text)).toMatchObject({ warnings: [expect.stringContaining('not exact')] })
  await preview.stop()
})

it('clients are told apart by the platform’s field alone', async () => {
  const client = newClient()
  const ask = (i: number) => {
    const headers = {
      'x-vercel-forwarded-for': client,
      'x-forwarded-for': `203.0.113.${i}`,
      'x-real-ip': `192.0.2.${i}`,
    }
    return send(url, '/api/pagerank?domains[]=wikipedia.org', { headers })
  }
  const replies = await Promise.all(Array.from({ length: 2 * LIMIT }, (_, i) => ask(i)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(LIMIT)
})

let connections = 0
const evil = createServer((socket) => {
  connections += 1
  socket.destroy()
})
/** A host that listens, and that only forged fields name. */
const evilHost = `127.0.0.1:${await listen(evil)}`
afterAll(() => evil.close())

/** Every field by which a request can name a host, a path or a method, with a value that a server may believe. */
function forgedFields(): Record<string, string> {
  const special: Record<string, string> = {
    Forwarded: `for=192.0.2.1;host="${evilHost}";proto=https`,
    'X-HTTP-Method-Override': 'POST',
    'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'X-Middleware-Override-Headers': 'host',
    'X-Invoke-Status': '500',
    'X-Invoke-Error': '%7B%22message%22%3A%22forged%22%7D',
    Cookie: '__prerender_bypass=forged; __next_preview_data=forged',
    Purpose: 'prefetch',
    Via: `1.1 ${evilHost}`,
  }
  const byKind = (name: string) => {
    if (/Host|Server|Deployment/.test(name)) return evilHost
    if (/Path|Uri|Output|Matches/.test(name)) return '/md/about'
    if (/URL|Prefix|Origin|Referer|Profile|-Re(?:write|direct)$/.test(name)) return `http://${evilHost}/`
    if (/Proto|Scheme/.test(name)) return 'https'
    return /For$|IP$|Address/.test(name) ? '192.0.2.1' : '1'
  }
  return Object.fromEntries(['Host', ...NAMING, ...INTERNAL].map((name) => [name, special[name] ?? byKind(name)]))
}

it.each([
  // It fetches the home page.
  ['GET', '/', { accept: 'text/markdown' }],
  ['GET', '/about', { accept: 'text/markdown' }],
  ['GET', '/about.md', {}],
  ['GET', '/about', { accept: 'image/png' }],
  ['POST', '/about', {}],
  ['GET', '/nope.md', {}],
  ['GET', '/md/about', { accept: 'text/markdown' }],
])('no forged field changes the answer to %s %s with %o', async (method, path, headers) => {
  const fields = headers as Record<string, string>
  const plain = await send(url, path, { method, headers: fields })
  // Next itself answers this field with an empty object.
  const { 'X-Middleware-Prefetch': _, ...forged } = forgedFields()
  const ask = async ([name, value]: [string, string]) => {
    const reply = await send(url, path, { method, headers: { ...fields, [name]: value } })
    expect([reply.status, reply.text], name).toEqual([plain.status, plain.text])
    expect(JSON.stringify(reply.headers)).not.toContain(evilHost)
  }
  await Promise.all(Object.entries(forged).map(ask))
  expect(plain.text).not.toContain(new URL(url).host)
  expect(connections).toBe(0)
})

it("a page's trailing slash leads to no other host", async () => {
  for (const path of ['/about/?a=1', '//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/']) {
    const { headers } = await send(url, path, { headers: forgedFields() })
    expect([url, 'https://links.vercel.test'], path).toContain(new URL(headers.location ?? '/', url).origin)
  }
})
