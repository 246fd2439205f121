import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { files } from '@/lib/site/files'
import { PLANTED_SECRETS, secretsIn } from '@/tests/support/inputs/planted-secrets'
import { publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { listen } from '@/tests/support/servers/loopback'
import { startByNext } from '@/tests/support/servers/next-start'
import { type Site, startSite } from '@/tests/support/servers/site'
import { newClient } from '@/tests/support/servers/site-with-providers'

const { KV_REST_API_URL, KV_REST_API_TOKEN, POSTGRES_URL, ...LATER_ROWS } = PLANTED_SECRETS

/** Stores and databases that are down, with keys of both page-rank interfaces. `faults.test.ts` has Redis. */
const ENVIRONMENTS: [name: string, environment: Record<string, string>][] = [
  ['Vercel KV and Vercel Postgres', PLANTED_SECRETS],
  ['no store', { ...LATER_ROWS, REDIS_URL: '', OPEN_PAGERANK_API_KEY: 'planted-page-rank-key' }],
  ['no store, the other key', { ...LATER_ROWS, REDIS_URL: '' }],
]

type Echo = (told: string) => string | object

/** Servers repeat requests in errors and for debugging. */
const ECHOES: [name: string, status: number, echo: Echo][] = [
  ...[302, 400, 401, 403, 404, 429, 500, 503].map((status): [string, number, Echo] => {
    return ['a refusal', status, (told) => ({ error: `bad request: ${told}` })]
  }),
  ['text', 200, (told) => told],
  [
    'an answer with more in it',
    200,
    (told) => ({
      domain_rating: { domain_rating: 50, license: told, debug: told },
      status_code: 200,
      response: [{ domain: 'a.com', page_rank_decimal: 5, rank: told, status_code: 200, debug: told }],
      results: [{ domain: 'a.com', found: true, open_page_rank: 5, rank: 1, debug: told }],
      invalid: [],
      debug: told,
    }),
  ],
]

/** A loopback server that repeats each request and its fields in the answer's body and fields. */
async function startEchoProvider() {
  const server = createServer(async (request, response) => {
    provider.asked += 1
    const told = `${request.url} ${request.rawHeaders.join(' ')} ${await text(request)}`
    const fields = { 'x-echo': told, location: `/?${encodeURIComponent(told)}`, 'retry-after': '7' }
    const body = provider.echo(told)
    response.writeHead(provider.status, fields).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const provider = {
    url: `http://127.0.0.1:${await listen(server)}/`,
    asked: 0,
    status: 200,
    echo: ((told) => told) as Echo,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  return provider
}

async function startTold([name, environment]: (typeof ENVIRONMENTS)[number]) {
  const provider = await startEchoProvider()
  const site = await startSite({
    ...environment,
    TRUSTED_PROXIES: 'loopback',
    OPEN_PAGERANK_URL: `${provider.url}?key=planted-page-rank-address`,
    DOMAIN_RATING_URL: `${provider.url}?key=planted-rating-address`,
  })
  return { ...site, name, provider }
}

describe('with Vercel’s stores, and with none', () => {
  let sites: Awaited<ReturnType<typeof startTold>>[] = []
  beforeAll(async () => {
    sites = await Promise.all(ENVIRONMENTS.map(startTold))
  })
  afterAll(async () => {
    for (const site of sites) {
      await site.stop()
      site.provider.stop()
    }
  })
  /** At once, because each rating waits more than a second for the one before it. */
  const inEach = (check: (site: (typeof sites)[number]) => Promise<void>) => Promise.all(sites.map(check))

  it.each(ECHOES)('no answer has a secret when providers repeat it in %s with status %i', async (_, status, echo) => {
    await inEach(async (site) => {
      Object.assign(site.provider, { asked: 0, status, echo })
      const paths = [`/api/domain-rating?target=${randomUUID()}.com`, '/api/pagerank?domains[]=a.com', '/api/stats']
      for (const path of [...paths, '/healthz']) await expectDiscreet(site, path)
      expect(site.provider.asked, site.name).toBeGreaterThan(0)
    })
  })

  it('every page and file is there, and none has a secret, nor has a notice', async () => {
    await inEach(async (site) => {
      for (const path of await allPaths(site)) expect([path, await expectDiscreet(site, path)]).toEqual([path, 200])
      for (const path of ['/nope', '/api/nope']) await expectDiscreet(site, path)
      await expectDiscreet(site, '/about', { accept: 'image/png' })
      await expectDiscreet(site, '/?_rsc=1', { rsc: '1' })
    })
  })

  it('the log has none, with all warnings', () => {
    for (const { name, output } of sites) {
      expect(output(), name).toContain('"level":40')
      expect(secretsIn(output()), name).toEqual([])
    }
  })
})

it('on Vercel, a deployment whose parts are down tells no secret', async () => {
  const next = await startByNext({ ...PLANTED_SECRETS, VERCEL: '1', VERCEL_URL: '127.0.0.1:1' })
  onTestFinished(async () => void (await next.stop()))
  const statuses = []
  for (const path of ['/index.md', '/', '/llms-full.txt', '/api/stats', '/api/pagerank?domains[]=a.com']) {
    statuses.push(await expectDiscreet(next, path))
  }
  expect(statuses).toEqual([200, 200, 200, 503, 503])
  expect(secretsIn(next.output())).toEqual([])
})

describe('the build, which npm test makes with secrets in its environment', () => {
  it.each(['.next', 'dist', 'public'])('left none in %s', (folder) => {
    const told = filesBelow(folder).flatMap((file) => {
      return secretsIn(readFileSync(file, 'latin1')).map((secret) => `${file}: ${secret}`)
    })
    expect(told).toEqual([])
  })
})

async function expectDiscreet(
  site: Pick<Site, 'url'> & { name?: string },
  path: string,
  headers: Record<string, string> = {},
) {
  const reply = await send(site.url, path, { headers: { 'x-forwarded-for': newClient(), ...headers } })
  const told = secretsIn(`${JSON.stringify(reply.headers)} ${reply.text}`)
  expect(told, `${path}, a ${reply.status}, with ${site.name}`).toEqual([])
  return reply.status
}

async function allPaths({ url }: Site): Promise<string[]> {
  const pages = await publishedPaths(url)
  return [...pages, ...pages.flatMap((page) => twinsOf(page).slice(0, 1)), ...files]
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
