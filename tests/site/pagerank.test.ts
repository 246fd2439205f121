import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '@/tests/support/ask'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

const list = (domains: string[], name = 'domains[]') =>
  `/api/pagerank?${domains.map((domain) => `${name}=${encodeURIComponent(domain)}`).join('&')}`

const domains = (count: number) => Array.from({ length: count }, (_, i) => `pagerank-${i}.com`)

describe('the bulk interface', () => {
  let site: SiteWithProviders
  beforeAll(async () => {
    site = await startSiteWithProviders()
  })
  afterAll(() => site.stop())
  beforeEach(() => site.providers.fault('pagerank'))

  it('answers in the published shape and the order asked for', async () => {
    const asked = ['wikipedia.org', 'no-such-domain-anywhere.com', 'github.com']
    const { status, body, headers } = await ask(site, list(asked))
    expect(status).toBe(200)
    expect(body.response.map(({ domain }: { domain: string }) => domain)).toEqual(asked)
    expect(body.response[1]).toMatchObject({ status_code: 404, page_rank_decimal: 0, rank: null })
    expect(body.response[0].page_rank_decimal).toBeGreaterThan(5)
    expect(body.response[0].rank).toMatch(/^\d+$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('takes 10 domains and refuses 11', async () => {
    expect((await ask(site, list(domains(10)))).status).toBe(200)
    const { status, body } = await ask(site, list(domains(11)))
    expect(status).toBe(400)
    expect(body.error).toContain('10')
  })

  it.each(['', '?domains=github.com', '?domains[]=github.com%0d%0aX-Injected:%201'])('%s is a 400 that costs nothing', async (query) => {
    const client = newClient()
    const { status, body, headers } = await ask(site, `/api/pagerank${query}`, { client })
    expect(status).toBe(400)
    expect(body.error).toMatch(/^[A-Z`].{15,}[.!]$/)
    expect(headers.get('ratelimit')).toMatch(/^"requests";r=10/)
  })

  it('lets 10 requests an hour pass, cached or not, and then tells when to come back', async () => {
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
    expect((await ask(site, list(domains(11)), { client })).status).toBe(400)
  })

  it('answers the same ordered list from the cache with the same bytes', async () => {
    const asked = list(['debian.org', 'kernel.org'])
    const first = await ask(site, asked)
    const calls = site.providers.calls.length
    expect((await ask(site, asked)).text).toBe(first.text)
    expect(site.providers.calls.length).toBe(calls)
    await ask(site, list(['kernel.org', 'debian.org']))
    expect(site.providers.calls.length).toBe(calls + 1)
  })
})
