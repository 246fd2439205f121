import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '@/tests/support/ask'
import { createGate } from '@/tests/support/gate'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

let site: SiteWithProviders

beforeAll(async () => {
  site = await startSiteWithProviders()
})
afterAll(() => site.stop())

const lookUp = (query: string, init?: Parameters<typeof ask>[2]) => ask(site, `/api/domain-rating${query}`, init)

describe('a rating', () => {
  it('is answered with the normalised domain', async () => {
    const { status, body, headers } = await lookUp('?target=github.com')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['domain', 'domainRating'])
    expect(body.domain).toBe('github.com')
    expect(body.domainRating).toBeGreaterThan(0)
    expect(headers.get('content-type')).toBe('application/json')
    expect(Number(headers.get('age'))).toBeLessThan(5)
  })

  it('that has not changed is a 304 with the fields that other sites need', async () => {
    const { headers } = await lookUp('?target=github.com')
    for (const method of ['GET', 'HEAD']) {
      const again = await lookUp('?target=github.com', {
        method,
        headers: { 'If-None-Match': headers.get('etag') ?? '' },
      })
      expect([again.status, again.text]).toEqual([304, ''])
      const same = ['access-control-allow-origin', 'access-control-expose-headers', 'ratelimit-policy', 'etag', 'link']
      for (const name of same) expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)])
      expect(headers.get('link')).toBe('<https://ahrefs.com/legal/domain-rating-license>; rel="license"')
      expect(headers.get('access-control-expose-headers')).toMatch(/\bLink\b/)
      expect(again.headers.get('access-control-allow-origin')).toBe('*')
      expect(again.headers.get('ratelimit')).toMatch(/^"uncached";r=\d+;t=\d+$/)
    }
  })

  it('from the cache costs no quota and no call', async () => {
    const client = newClient()
    const first = await lookUp('?target=mozilla.org', { client })
    const calls = site.providers.calls.length
    const second = await lookUp('?target=https://mozilla.org/en', { client })
    expect(first.headers.get('ratelimit-policy')).toBe('"uncached";q=120;w=600')
    expect(first.headers.get('ratelimit')).toMatch(/^"uncached";r=119;t=600$/)
    expect(second.headers.get('ratelimit')).toMatch(/^"uncached";r=119;t=\d+$/)
    expect(site.providers.calls.length).toBe(calls)
  })
})

const targets = ['', '?target=a.com&target=b.com', '?target=127.0.0.1', '?target=co.uk', '?target=exa%00mple.com']

it.each(targets)('the bad target %s is a 400 that costs nothing', async (query) => {
  const client = newClient()
  const before = site.providers.calls.length
  const { status, body, headers } = await lookUp(query, { client })
  expect(status).toBe(400)
  expect(body.error).toMatch(/^\S.{15,}[.!]$/)
  expect(headers.get('ratelimit')).toMatch(/^"uncached";r=120/)
  expect(site.providers.calls.length).toBe(before)
})

it('the guard admits 120 uncached lookups of one address in ten minutes, then sends Retry-After', async () => {
  const client = newClient()
  const first = await Promise.all(Array.from({ length: 120 }, (_, i) => lookUp(`?target=guard-${i}.com`, { client })))
  expect(first.map((answer) => answer.status)).toEqual(Array(120).fill(200))
  const { status, headers, body } = await lookUp('?target=guard-120.com', { client })
  expect(status).toBe(429)
  expect(body.error).toContain('120')
  const retryAfter = Number(headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(500)
  expect(retryAfter).toBeLessThanOrEqual(600)
  expect(headers.get('ratelimit')).toBe(`"uncached";r=0;t=${retryAfter}`)
  expect((await lookUp('?target=guard-7.com', { client })).status).toBe(200)
})

const list = (domains: string[]) => `/api/pagerank?${domains.map((domain) => `domains[]=${domain}`).join('&')}`

describe('page ranks', () => {
  it('answers in the published shape and the requested order', async () => {
    const asked = ['wikipedia.org', 'no-such-domain-anywhere.com', 'github.com']
    const { status, body, headers } = await ask(site, list(asked))
    expect(status).toBe(200)
    expect(body.response.map(({ domain }: { domain: string }) => domain)).toEqual(asked)
    expect(body.response[1]).toMatchObject({ status_code: 404, page_rank_decimal: 0, rank: null })
    expect(body.response[0].page_rank_decimal).toBeGreaterThan(5)
    expect(body.response[0].rank).toMatch(/^\d+$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('come with their history where it is asked for', async () => {
    const { body } = await ask(site, `${list(['github.com'])}&history=true`)
    expect(body.response[0].history.length).toBeGreaterThan(24)
    expect((await ask(site, list(['github.com']))).body.response[0]).not.toHaveProperty('history')
  })

  const bad = [
    '',
    '?domains=github.com',
    '?domains[]=github.com%0d%0aX-Injected:%201',
    '?domains[]=github.com&history=1',
  ]

  it.each(bad)('%s is a 400 that costs nothing', async (query) => {
    const client = newClient()
    const { status, body, headers } = await ask(site, `/api/pagerank${query}`, { client })
    expect(status).toBe(400)
    expect(body.error).toMatch(/^[A-Z`].{15,}[.!]$/)
    expect(headers.get('ratelimit')).toMatch(/^"requests";r=10/)
  })

  it('admits 10 requests an hour, cached or not, then sends Retry-After', async () => {
    const client = newClient()
    for (let remaining = 9; remaining >= 0; remaining -= 1) {
      const { status, headers } = await ask(site, list(['github.com']), { client })
      expect(status).toBe(200)
      expect(headers.get('ratelimit-policy')).toBe('"requests";q=10;w=3600')
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"requests";r=${remaining};t=3(600|59\\d)$`))
      expect(headers.get('access-control-expose-headers')).toContain('RateLimit')
    }
    const { status, headers, body } = await ask(site, list(['github.com']), { client })
    expect(status).toBe(429)
    expect(body.error).toContain('10')
    const retryAfter = Number(headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(3500)
    expect(retryAfter).toBeLessThanOrEqual(3600)
    expect(headers.get('ratelimit')).toBe(`"requests";r=0;t=${retryAfter}`)
    expect((await ask(site, list(Array(11).fill('github.com')), { client })).status).toBe(400)
  })

  it('answers each name from the cache, in any order and with the same bytes', async () => {
    const asked = list(['debian.org', 'kernel.org'])
    const first = await ask(site, asked)
    const calls = site.providers.calls.length
    expect((await ask(site, asked)).text).toBe(first.text)
    expect(site.providers.calls.length).toBe(calls)
    expect((await ask(site, list(['kernel.org', 'debian.org']))).status).toBe(200)
    expect(site.providers.calls.length).toBe(calls)
  })
})

describe.each([
  ['rating', '/api/domain-rating?target=', '/api/pagerank?domains[]='],
  ['pagerank', '/api/pagerank?domains[]=', '/api/domain-rating?target='],
] as const)('the %s provider', (provider, endpoint, other) => {
  /** Looks up a new domain. */
  const lookUpNew = async (path: string = endpoint) => (await ask(site, `${path}${crypto.randomUUID()}.com`)).status

  it('is not asked after 5 failures in a row, and is asked again when it is back', async () => {
    expect(await lookUpNew()).toBe(200)
    site.providers.fault(provider, { kind: 'status', status: 500 })
    for (let failure = 0; failure < 5; failure += 1) expect(await lookUpNew()).toBe(502)
    const asked = site.providers.calls.length
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => lookUpNew()))
    expect(atOnce).toEqual(Array(20).fill(502))
    // A probe each second.
    expect(site.providers.calls.length - asked).toBeLessThanOrEqual(3)
    expect(await lookUpNew(other)).toBe(200)
    site.providers.fault(provider)
    await expect.poll(() => lookUpNew(), { timeout: 5_000 }).toBe(200)
  })
})

it('the page-rank provider gets at most 50 calls at once; the others wait', async () => {
  const { passed: until, open: release } = createGate()
  site.providers.fault('pagerank', { kind: 'hold', until })
  const earlier = site.providers.calls.length
  const asked = () => site.providers.calls.slice(earlier).filter(({ path }) => !path.includes('rating')).length
  const answers = Array.from({ length: 80 }, () => ask(site, `/api/pagerank?domains[]=${crypto.randomUUID()}.com`))
  await expect.poll(asked, { timeout: 4_000 }).toBe(50)
  expect((await ask(site, `/api/domain-rating?target=${crypto.randomUUID()}.com`)).status).toBe(200)
  expect(asked()).toBe(50)
  release()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(80).fill(200))
})
