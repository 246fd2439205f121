import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { sentences } from '@/lib/endpoints/sentences'
import { files, pictures } from '@/lib/site/files'
import { pages } from '@/lib/site/pages'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { INTERNAL, NAMING } from '@/tests/support/inputs/forged-headers'
import { missingPaths } from '@/tests/support/inputs/missing-paths'
import { PUBLIC_URL, twinsOf } from '@/tests/support/published-pages'
import { expectSecurityHeaders, OPEN } from '@/tests/support/responses/security-headers'
import { PREFLIGHT, type SendOptions, send } from '@/tests/support/send'
import { KV_TOKEN, startKvBridge } from '@/tests/support/servers/kv-bridge'
import { listen } from '@/tests/support/servers/loopback'
import { startByNext } from '@/tests/support/servers/next-start'
import { startRedis } from '@/tests/support/servers/redis-server'
import { newClient } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'
const DESCRIBED_BY = '</llms.txt>; rel="describedby"'
const LIMIT = 10

/** A deployment with its own database, as far as `next start` is one. */
async function deploy(environment: Record<string, string>) {
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
  const VERCEL_URL = 'site-abc123.vercel.test'
  return startByNext({ VERCEL: '1', VERCEL_URL, DATABASE_URL, ...environment })
}

const redis = await startRedis()
const bridge = await startKvBridge(redis.url)
const providers = await startSampleProviders()
const deployed = await deploy({
  VERCEL_ENV: 'production',
  KV_REST_API_URL: bridge.url,
  KV_REST_API_TOKEN: KV_TOKEN,
  OPEN_PAGERANK_API_KEY: 'opr_test-rank-key',
  OPEN_PAGERANK_URL: providers.pageRankBulkUrl,
})
const { url } = deployed
afterAll(async () => {
  for (const part of [deployed, providers, bridge, redis]) await part.stop()
})

/** The fields that both hosts decide. */
const SHARED_FIELDS = [
  'vary',
  'link',
  'location',
  'allow',
  'cache-control',
  'content-type',
  'content-security-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-max-age',
  'access-control-expose-headers',
]

/** Fails unless the platform's half of the build answers as the own server's half does. */
async function expectAsOwnServer(path: string, asked: SendOptions = {}): Promise<void> {
  const [own, reply] = await Promise.all([inject('siteUrl'), url].map((origin) => send(origin, path, asked)))
  const shared = (headers = {}) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => SHARED_FIELDS.includes(name)))
  expect([reply?.status, shared(reply?.headers)]).toEqual([own?.status, shared(own?.headers)])
  expect(reply?.text).toBe(own?.text)
}

// A path that the bundler cannot read has it deploy the whole project with a function.
it.each(['stats', 'domain-rating', 'pagerank'])(
  '/api/%s is deployed without the sources and the demo’s database',
  (name) => {
    const trace = readFileSync(`.next/server/app/api/${name}/route.js.nft.json`, 'utf8')
    const deployed: string[] = JSON.parse(trace).files.map((file: string) => file.replace(/^(\.\.\/)+/, ''))
    expect(deployed.length).toBeGreaterThan(100)
    expect(deployed.filter((file) => /^(app|components|tests|scripts|dist)\b|@electric-sql/.test(file))).toEqual([])
  },
)

describe.each(pages.map(({ path }) => path as string))('%s is what the own server sends', (path) => {
  it.each(['text/html', 'text/markdown'])('as %s', async (accept) => {
    await expectAsOwnServer(path, { headers: { accept } })
  })

  it('at the addresses of its markdown', async () => {
    for (const twin of twinsOf(path)) await expectAsOwnServer(`${twin}?nxtPpath=tools`, { headers: { rsc: '1' } })
  })
})

describe('the rules are those of the own server', () => {
  it.each([undefined, 'text/html;q=0.9, text/markdown;q=0.5', 'text/html;q=0, */*', 'image/png'])(
    'for Accept: %j',
    async (accept) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        await expectAsOwnServer('/about', { method, headers: accept === undefined ? {} : { accept } })
      }
    },
  )

  it.each(['/about', '/about.md', '/llms.txt', '/.well-known/api-catalog', '/healthz', '/nope'])(
    'for OPTIONS %s',
    async (path) => {
      for (const asked of [PREFLIGHT, { method: 'OPTIONS' }]) await expectAsOwnServer(path, asked)
    },
  )

  it('for a preflight of a redirect', () => expectAsOwnServer('/about/', PREFLIGHT))

  it.each(['text/html', 'text/markdown'])('a page as %s has a tag, and a 304 for it', async (accept) => {
    const { headers } = await send(url, '/about', { headers: { accept } })
    for (const method of ['GET', 'HEAD']) {
      const reply = await send(url, '/about', { method, headers: { accept, 'if-none-match': String(headers.etag) } })
      expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', headers.etag])
      expect([reply.headers.link, reply.headers.vary]).toEqual([headers.link, headers.vary])
      expect(reply.headers).toMatchObject(OPEN)
    }
    expect((await send(url, '/about', { headers: { accept, 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

it.each([...files, ...pictures])('%s is what the own server sends', async (path) => {
  await expectAsOwnServer(path, { headers: { accept: 'image/nothing' } })
})

it.each(['/api/pagerank?domains[]=github.com', '/api/domain-rating?target=uncached.com'])(
  '%s is a 400 for an image on another site',
  async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    for (const origin of [inject('siteUrl'), url]) {
      const reply = await send(origin, path, { headers })
      expect([reply.status, reply.headers['cache-control'], JSON.parse(reply.text)]).toEqual([
        400,
        'no-store',
        { error: sentences.embedded },
      ])
    }
  },
)

it('every kind of answer has the security fields', async () => {
  const [asset = ''] = /\/_next\/static\/[^"]+\.js/.exec((await send(url, '/about')).text) ?? []
  for (const path of ['/about', '/about.md', '/llms.txt', '/nothing-here', '/api/stats', asset]) {
    expectSecurityHeaders(await send(url, path), { isOpen: path !== '/api/stats' })
  }
  expectSecurityHeaders(await send(url, '/about', { headers: { rsc: '1' } }), { isOpen: true })
})

/** `next start` itself redirects or resolves the others. */
const seen = missingPaths.filter(
  (path) => !/\/\/|\\|\.rsc$|^\/_next\/static\//.test(path) && new URL(path, 'http://x').pathname === path,
)

it.each(seen.map((path) => [path.slice(0, 60), path]))('%s is missing', async (_name, path) => {
  for (const headers of [{}, { accept: 'text/markdown' }, { rsc: '1' }] as Record<string, string>[]) {
    const reply = await send(url, path, { headers })
    expect([reply.status, reply.headers['content-type']]).toEqual([404, MARKDOWN_TYPE])
    expect(reply.headers.link).toBe(DESCRIBED_BY)
  }
})

it.each([
  [undefined, 200, 'text/html; charset=utf-8'],
  ['text/markdown', 200, MARKDOWN_TYPE],
  ['text/x-component', 406, MARKDOWN_TYPE],
  ['application/json', 406, MARKDOWN_TYPE],
])("a request with a router's headers and Accept: %s is a %i, as without them", async (accept, status, type) => {
  const headers = { rsc: '1', 'next-router-prefetch': '1', ...(accept && { accept }) }
  for (const path of ['/', '/about', '/tools/search-operators', '/about?_rsc=1abc']) {
    const reply = await send(url, path, { headers })
    expect([reply.status, reply.headers['content-type']]).toEqual([status, type])
  }
})

const LOOKUPS = ['/api/pagerank?domains[]=github.com', '/api/stats']

it('a preview redirects to itself, is not to be indexed or read by other sites, and shows and names samples', async () => {
  const preview = await deploy({ VERCEL_ENV: 'preview', DATABASE_URL: '' })
  onTestFinished(async () => void (await preview.stop()))
  const ask = (path: string) => send(preview.url, path)
  expect((await ask('/about/?a=1&b=%2F')).headers.location).toBe('https://site-abc123.vercel.test/about?a=1&b=%2F')
  for (const path of ['/about', '/about.md', '/robots.txt', '/nope']) {
    const { headers } = await ask(path)
    expect([headers['x-robots-tag'], headers['access-control-allow-origin']]).toEqual(['noindex', undefined])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
  expect((await send(preview.url, '/about', PREFLIGHT)).status).toBe(405)
  expect(JSON.parse((await ask('/healthz')).text)).toMatchObject({
    warnings: ['not exact', ...['domain-rating', 'pagerank', 'stats'].map((name) => `/api/${name} returns sample`)].map(
      (text) => expect.stringContaining(text),
    ),
  })
  for (const path of LOOKUPS) {
    const { status, headers } = await ask(path)
    expect([path, status, headers['x-sample-data']]).toEqual([path, 200, 'true'])
  }
})

it('without keys and database, a production answers 503 for page ranks and counters', async () => {
  const bare = await deploy({ VERCEL_ENV: 'production', DATABASE_URL: '' })
  onTestFinished(async () => void (await bare.stop()))
  for (const path of LOOKUPS) {
    const { status, headers } = await send(bare.url, path)
    expect([path, status, headers['x-sample-data']]).toEqual([path, 503, undefined])
  }
  const health = await send(bare.url, '/healthz')
  expect([health.status, Object.keys(JSON.parse(health.text).dependencies)]).toEqual([200, ['store']])
})

it('clients are told apart by the platform’s field alone', async () => {
  const ask = (client: string, i = 0) => {
    const headers = {
      'x-vercel-forwarded-for': client,
      'x-forwarded-for': `203.0.113.${i}`,
      'x-real-ip': `192.0.2.${i}`,
    }
    return send(url, '/api/pagerank?domains[]=wikipedia.org', { headers })
  }
  // A new process loads the endpoint first. On a busy machine that takes longer than the store may.
  await ask(newClient())
  const client = newClient()
  const statuses: unknown[] = []
  // One by one: twenty at once wait for each other longer than the store may take, where the machine is busy.
  for (let i = 0; i < 2 * LIMIT; i++) statuses.push((await ask(client, i)).status)
  expect(statuses).toEqual([...Array(LIMIT).fill(200), ...Array(LIMIT).fill(429)])
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
    if (/Path|Uri|Output|Matches/.test(name)) return '/built/about.md'
    if (/URL|Prefix|Origin|Referer|Profile|-Re(?:write|direct)$/.test(name)) return `http://${evilHost}/`
    if (/Proto|Scheme/.test(name)) return 'https'
    return /For$|IP$|Address/.test(name) ? '192.0.2.1' : '1'
  }
  return Object.fromEntries(['Host', ...NAMING, ...INTERNAL].map((name) => [name, special[name] ?? byKind(name)]))
}

it.each([
  ['GET', '/', { accept: 'text/html' }],
  ['GET', '/about', { accept: 'text/markdown' }],
  ['GET', '/about.md', {}],
  ['GET', '/about', { accept: 'image/png' }],
  ['POST', '/about', {}],
  ['GET', '/nope.md', {}],
  ['GET', '/built/about.md', { accept: 'text/markdown' }],
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
    expect([url, PUBLIC_URL], path).toContain(new URL(headers.location ?? '/', url).origin)
  }
})
