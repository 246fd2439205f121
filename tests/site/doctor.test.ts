import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createAsk, MAX_REQUESTS } from '@/scripts/doctor/ask'
import { examine } from '@/scripts/doctor/examine'
import { lineOf } from '@/scripts/doctor/finding'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import type { Reply } from '@/tests/support/send'
import { type FrontFault, startFront } from '@/tests/support/servers/front-proxy'
import { startRedis } from '@/tests/support/servers/redis-server'
import { type SiteWithProviders, startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

let words = 0
const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
const site = await startSiteWithProviders({ DATABASE_URL })
afterAll(() => site.stop())

/** The findings of the doctor about a site behind a proxy with this fault. */
async function diagnose({ url }: SiteWithProviders, behaviour: FrontFault = {}) {
  const front = await startFront(url, behaviour)
  const { ask, count } = createAsk(PUBLIC_URL, { host: '127.0.0.1', port: front.port })
  const lines: string[] = []
  const vantages = [{ localAddress: '127.0.0.1' }, { localAddress: '127.0.0.2' }] as const
  const unique = () => `word-${++words}`
  await examine({ ask, origin: PUBLIC_URL, vantages, now: new Date(), unique }, (finding) => {
    lines.push(lineOf(finding))
  })
  front.close()
  return { lines, requests: count() }
}

/** A line that names a fault. */
const fault = (text: RegExp) => expect.stringMatching(new RegExp(`^FAULT {4}${text.source}`))

// First, because the site keeps what it has looked up.
it('names a page-rank provider that has gone, and one that rates the shared host, in four lookups', async () => {
  site.providers.fault('pagerank', { kind: 'html' })
  site.providers.fault('rating', { kind: 'body', body: '{"domain_rating":{"domain_rating":96}}' })
  const { lines } = await diagnose(site)
  site.providers.fault('pagerank')
  site.providers.fault('rating')
  expect(site.providers.calls).toHaveLength(4)
  expect(lines).toEqual([
    fault(/\/api\/pagerank returns 502\. .* was shut down on 30 September 2026/),
    fault(/A made-up site on github\.io is rated 96, so /),
  ])
})

it('finds nothing behind a sound proxy', async () => {
  const { lines, requests } = await diagnose(site)
  expect(lines).toEqual([])
  expect(requests).toBeLessThan(MAX_REQUESTS)
})

it('finds nothing on a platform that makes tags of its own', async () => {
  const { lines } = await diagnose(site, {
    forward: ({ 'if-none-match': tag, ...headers }, client) => ({
      ...headers,
      'x-forwarded-for': client,
      ...(tag && { 'if-none-match': tag.replace('platform-', '') }),
    }),
    change: ({ headers: { etag, ...headers }, ...reply }) => ({
      ...reply,
      headers: { ...headers, 'x-vercel-id': 'fra1::x', ...(etag && { etag: etag.replace('"', '"platform-') }) },
    }),
  })
  expect(lines).toEqual([])
})

type Fields = Record<string, string>
const without = (name: string, { [name]: _, ...others }: Fields): Fields => others
/** Passes requests on without a field. */
const hiding = (name: string): FrontFault => ({
  forward: (headers, client) => ({ ...without(name, headers), 'x-forwarded-for': client }),
})
/** Passes responses on with other headers. */
const changing = (change: (headers: Fields) => Fields): FrontFault => ({
  change: (reply) => ({ ...reply, headers: change(reply.headers as Fields) }),
})
/** Passes responses on with other bodies. */
const rewriting = (rewrite: (reply: Reply, path: string) => Buffer): FrontFault => ({
  change: (reply, path) => ({ ...reply, body: rewrite(reply, path) }),
})
/** Answers missing paths itself. */
const shelling = (status: number): FrontFault => ({
  change: (reply) =>
    reply.status === 404 ? { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(SHELL) } : reply,
})
const SHELL = '<!doctype html><div id="app"></div>'
const isText = ({ headers }: Reply) => headers['content-type']?.startsWith('text/')
const commented = (reply: Reply) =>
  isText(reply) ? Buffer.concat([reply.body, Buffer.from('<!-- by proxy -->')]) : reply.body

const FAULTS: [what: string, behaviour: FrontFault, line: RegExp][] = [
  ['strips Vary', changing((headers) => without('vary', headers)), /Vary does not name accept or accept-encoding\. /],
  [
    'rewrites bodies',
    { ...hiding('accept-encoding'), ...rewriting(commented) },
    /The proxy rewrites bodies \(text\/html and text\/markdown\)\. /,
  ],
  [
    'rewrites the markdown of one address',
    rewriting(({ body }, path) => (path.startsWith('/about.md') ? body.subarray(1) : body)),
    /\/about\.md differs from the response to Accept: text\/markdown\. /,
  ],
  [
    'drops X-Forwarded-For',
    { forward: (headers) => without('x-forwarded-for', headers) },
    /All visitors share one limit: .* TRUSTED_PROXIES\.$/,
  ],
  [
    "passes a client's X-Forwarded-For on as it is",
    { forward: (headers) => headers },
    /A forged X-Forwarded-For counts as another client\. /,
  ],
  [
    'caches across Accept',
    { cacheKey: (path) => path },
    /A cache in front of the site answers Accept: text\/markdown with text\/html; charset=utf-8\. /,
  ],
  [
    'answers 200 for missing paths',
    shelling(200),
    /Missing paths do not return 404: \/doctor-word-\d+ returns 200, \/doctor-word-\d+\.md returns 200, \/api\/doctor-word-\d+ returns 200\. /,
  ],
  ['puts its own page in place of the 404', shelling(404), /These 404s are not the site's own: .*\. /],
  ['passes no Accept', hiding('accept'), /\/about is not served as HTML or markdown according to Accept\. /],
  [
    'passes no If-None-Match',
    hiding('if-none-match'),
    /A page's own ETag should get a 304, but gets 200 for HTML and 200 for markdown\. /,
  ],
  [
    'takes the RateLimit fields away',
    changing((headers) => without('ratelimit', headers)),
    /PageRank responses have no RateLimit header\. /,
  ],
]

// At once, because ratings wait for each other, and those that wait go in one call.
it.concurrent.each(FAULTS)('names in one line a proxy that %s', async (_what, behaviour, line) => {
  const { lines } = await diagnose(site, behaviour)
  expect(lines).toEqual([fault(line)])
})

it('names figures that are samples', async () => {
  const { lines } = await diagnose(
    site,
    changing((headers) => ({ ...headers, 'x-sample-data': 'true' })),
  )
  expect(lines).toEqual([
    fault(/PageRanks are sample data\. /),
    fault(/Ratings are sample data\. /),
    expect.stringMatching(/^WARNING {2}The public counters are sample data\. /),
  ])
})

const healthSays = (part: string) => `WARNING  /healthz says that the ${part} is down. The log says why.`

const healthWarns = (text: string) => expect.stringMatching(new RegExp(`^WARNING {2}/healthz says: ${text}: `))

const SETTINGS: [what: string, environment: Record<string, string>, lines: string[]][] = [
  [
    'missing keys, a refused one, and a missing database',
    { OPEN_PAGERANK_API_KEY: '', DOMAIN_RATING_API_KEY: 'bad-key', DATABASE_URL: '' },
    [
      fault(/\/api\/pagerank returns 503: no key is set/),
      fault(/\/api\/domain-rating returns 502\. .* DOMAIN_RATING_API_KEY/),
      fault(/\/api\/stats returns 503: no database is set\. Set DATABASE_URL/),
      healthWarns('No database is set'),
      healthWarns('OPEN_PAGERANK_API_KEY is not set'),
    ],
  ],
  [
    'a store and a database that are down',
    { REDIS_URL: 'redis://127.0.0.1:1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    [
      fault(/\/api\/pagerank returns 503 without counting, so the counters' store is down\. /),
      fault(/\/api\/stats returns 503: the database cannot be read\. /),
      healthSays('store'),
      healthSays('database'),
    ],
  ],
]

it('passes on what the site says of itself: a Redis that may forget limits', async () => {
  const redis = await startRedis({ args: ['--maxmemory-policy', 'allkeys-lru'] })
  const other = await startSiteWithProviders({ DATABASE_URL, REDIS_URL: redis.url })
  const { lines } = await diagnose(other)
  await other.stop()
  await redis.stop()
  const said = /the store evicts keys \(maxmemory-policy allkeys-lru\) .*: set maxmemory-policy to noeviction\.$/
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^WARNING {2}/healthz says: .*${said.source}`))])
  expect(other.output()).toMatch(/"level":40,.*the store evicts keys/)
})

it.concurrent.each(SETTINGS)('names %s', async (_what, environment, expected) => {
  const other = await startSiteWithProviders({ DATABASE_URL, ...environment })
  const { lines } = await diagnose(other)
  await other.stop()
  expect(lines).toEqual(expected)
})

describe('npm run doctor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function run(address: string, environment: Record<string, string> = {}) {
    const args = ['--import', 'tsx', 'scripts/doctor.ts', address]
    const { PATH = '' } = process.env
    const env = { PATH, ...environment } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv
    return new Promise<{ code: unknown; lines: string[] }>((resolve) => {
      execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, lines: `${stdout}${stderr}`.trim().split('\n') })
      })
    })
  }

  it('names what an address over TLS lacks, and exits with 1', async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const days = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', ...days, ...names], { stdio: 'ignore' })
    const front = await startFront(site.url, { tls: { key: readFileSync(key), cert: readFileSync(cert) } })
    const origin = `https://localhost:${front.port}`
    const [trusted, untrusted] = await Promise.all([run(origin, { NODE_EXTRA_CA_CERTS: cert }), run(origin)])
    front.close()
    expect(trusted.lines).toEqual(
      expect.arrayContaining([
        `FAULT    The pages give their URL as ${PUBLIC_URL}, not ${origin}. Build with SITE_URL=${origin}.`,
        fault(/HSTS is missing\. /),
        expect.stringMatching(/^WARNING {2}The certificate expires in 1 day\. /),
      ]),
    )
    expect(untrusted.lines[2]).toEqual(fault(/https:\S+ does not respond \(.*SELF_SIGNED.*certificate/))
    expect([trusted.code, untrusted.code]).toEqual([1, 1])
  })

  it.each(['site.example', 'ftp://site.example'])('asks for an address instead of %j', async (address) => {
    const { code, lines } = await run(address)
    expect(lines).toEqual(['Name the site to check: npm run doctor -- https://site.example'])
    expect(code).toBe(1)
  })
})
