import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpublished } from '@/tests/support/endpoint-schema'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

let site: SiteWithProviders
beforeAll(async () => {
  site = await startSiteWithProviders()
})
afterAll(() => site.stop())

/** Asks an endpoint, and compares the answer with openapi.json. */
async function ask(path: string, client = newClient(), init: RequestInit = {}) {
  const { method } = init
  const response = await site.as(client, path, init)
  const text = await response.text()
  expect(unpublished(response, text, { path: new URL(path, site.url).pathname, method }), path).toEqual([])
  return { status: response.status, headers: response.headers, text }
}

const ENDPOINTS = [
  {
    provider: 'rating',
    lookUp: '/api/domain-rating?target=',
    other: '/api/pagerank?domains[]=',
    bad: ['', '?target=a.com&target=b.com', '?target=127.0.0.1', '?target=co.uk', '?target=exa%00mple.com'],
    limit: { policy: '"uncached";q=120;w=600', requests: 120, seconds: 600 },
    afterwards: 200,
  },
  {
    provider: 'pagerank',
    lookUp: '/api/pagerank?domains[]=',
    other: '/api/domain-rating?target=',
    bad: ['', '?domains=a.com', '?domains[]=a.com%0d%0aX-Injected:%201', '?domains[]=a.com&history=1'],
    limit: { policy: '"requests";q=10;w=3600', requests: 10, seconds: 3_600 },
    afterwards: 429,
  },
] as const

describe.each(ENDPOINTS)('$lookUp', ({ provider, lookUp, other, bad, limit, afterwards }) => {
  const [path = ''] = lookUp.split('?')
  const cold = () => `${crypto.randomUUID()}.com`

  it('is a 400 that costs nothing where the request is bad', async () => {
    const client = newClient()
    const calls = site.providers.calls.length
    for (const query of bad) {
      const { status, headers } = await ask(path + query, client)
      expect([query, status, headers.get('ratelimit')]).toEqual([
        query,
        400,
        expect.stringContaining(`;r=${limit.requests};`),
      ])
    }
    expect(site.providers.calls).toHaveLength(calls)
  })

  it('admits as many cold requests as its limit says, and tells when there are more', async () => {
    const client = newClient()
    const domains = Array.from({ length: limit.requests }, cold)
    const admitted = await Promise.all(domains.map((domain) => ask(lookUp + domain, client)))
    expect(admitted.map(({ status }) => status)).toEqual(domains.map(() => 200))
    const { status, headers } = await ask(lookUp + cold(), client)
    const retryAfter = Number(headers.get('retry-after'))
    expect([status, headers.get('ratelimit-policy')]).toEqual([429, limit.policy])
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"\\w+";r=0;t=${retryAfter}$`))
    expect(retryAfter).toBeGreaterThan(limit.seconds - 100)
    expect(retryAfter).toBeLessThanOrEqual(limit.seconds)
    const calls = site.providers.calls.length
    expect((await ask(lookUp + domains[0], client)).status).toBe(afterwards)
    expect(site.providers.calls).toHaveLength(calls)
  })

  it('does not ask its provider after 5 failures in a row, and asks again when it is back', async () => {
    const statusOf = async (of: string = lookUp) => (await ask(of + cold())).status
    expect(await statusOf()).toBe(200)
    site.providers.fault(provider, { kind: 'status', status: 500 })
    for (let failure = 0; failure < 5; failure += 1) expect(await statusOf()).toBe(502)
    const calls = site.providers.calls.length
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => statusOf()))
    expect(atOnce).toEqual(Array(20).fill(502))
    // A probe each second.
    expect(site.providers.calls.length - calls).toBeLessThanOrEqual(3)
    expect(await statusOf(other)).toBe(200)
    site.providers.fault(provider)
    await expect.poll(statusOf, { timeout: 5_000 }).toBe(200)
  })
})

it('a rating that has not changed is a 304 with the fields that other sites need', async () => {
  const path = '/api/domain-rating?target=https://www.github.com/about'
  const { text, headers } = await ask(path)
  expect(JSON.parse(text)).toEqual({ domain: 'github.com', domainRating: 96 })
  expect(headers.get('access-control-expose-headers')).toMatch(/\bLink\b/)
  for (const method of ['GET', 'HEAD']) {
    const again = await ask(path, newClient(), { method, headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
    const same = ['access-control-allow-origin', 'access-control-expose-headers', 'ratelimit-policy', 'etag', 'link']
    for (const name of same) expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)])
    expect(again.headers.get('ratelimit')).toBe('"uncached";r=120;t=0')
  }
})
