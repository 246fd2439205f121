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

  it('sends the key as a bearer token, in the header alone', async () => {
    const { text } = await ask(site, list(['mozilla.org']))
    const call = site.providers.calls.at(-1)
    expect(call).toMatchObject({ method: 'POST' })
    expect(call?.headers.authorization).toBe('Bearer opr_test-rank-key')
    expect(JSON.parse(call?.body ?? '')).toEqual({ domains: ['mozilla.org'], include_history: false })
    expect(text).not.toContain('opr_test-rank-key')
    expect(site.output()).not.toContain('opr_test-rank-key')
  })

  it.each(['domains[]', 'domains%5B%5D', 'domains%5b%5d'])('takes %s', async (name) => {
    const { status, body } = await ask(site, list(['github.com', 'mozilla.org'], name))
    expect([status, body.response.length]).toEqual([200, 2])
  })

  it('takes 10 domains and refuses 11', async () => {
    expect((await ask(site, list(domains(10)))).status).toBe(200)
    const { status, body } = await ask(site, list(domains(11)))
    expect(status).toBe(400)
    expect(body.error).toContain('10')
  })

  it.each([
    '/api/pagerank',
    '/api/pagerank?domains=github.com',
    '/api/pagerank?domains[]=',
    '/api/pagerank?domains[]=&domains[]=%20',
    `/api/pagerank?domains[]=${'a'.repeat(254)}`,
    '/api/pagerank?domains[]=git%00hub.com',
    '/api/pagerank?domains[]=github.com%0d%0aX-Injected:%201',
  ])('%s is a 400 that costs nothing', async (path) => {
    const client = newClient()
    const { status, body, headers } = await ask(site, path, { client })
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

describe('without a key', () => {
  let site: SiteWithProviders
  beforeAll(async () => {
    site = await startSiteWithProviders({ OPEN_PAGERANK_API_KEY: '' })
  })
  afterAll(() => site.stop())

  it('is a 503 that costs quota, after the 400 and the 429', async () => {
    const client = newClient()
    expect((await ask(site, '/api/pagerank', { client })).status).toBe(400)
    for (let i = 0; i < 10; i += 1) expect((await ask(site, list(['github.com']), { client })).status).toBe(503)
    expect((await ask(site, list(['github.com']), { client })).status).toBe(429)
  })
})

describe('the interface of keys without a prefix', () => {
  let site: SiteWithProviders
  beforeAll(async () => {
    const providers = { OPEN_PAGERANK_API_KEY: 'plain-rank-key' }
    site = await startSiteWithProviders(providers, ({ pageRankUrl }) => ({ OPEN_PAGERANK_URL: pageRankUrl }))
  })
  afterAll(() => site.stop())
  beforeEach(() => site.providers.fault('pagerank'))

  it('is asked with its own header and parameters', async () => {
    const { status, body } = await ask(site, list(['wikipedia.org', 'no-such-domain-anywhere.com']))
    expect(status).toBe(200)
    expect(body.response[1]).toMatchObject({ domain: 'no-such-domain-anywhere.com', status_code: 404 })
    const call = site.providers.calls.at(-1)
    expect(call).toMatchObject({ method: 'GET', path: '/api/v1.0/getPageRank' })
    expect(call?.headers['api-opr']).toBe('plain-rank-key')
    expect([...(call?.query ?? [])]).toEqual([
      ['domains[0]', 'wikipedia.org'],
      ['domains[1]', 'no-such-domain-anywhere.com'],
    ])
  })

  it('passes its body through byte for byte', async () => {
    const body = `\r\n\t{"status_code" : 200,\u0020"more":{"a":[1.0,1e2,-0]},"response":[ {"domain":"é.com","page_rank_decimal":4.70,
      "page_rank_integer":5,"rank":"31\\u0034","status_code":200,"extra":null},{"status_code":404,"error":"Domain not found",
      "page_rank_decimal":0,"rank":null,"domain":"x.invalid"}] }\n\n `
    site.providers.fault('pagerank', { kind: 'body', body })
    const asked = list(['é.com', 'x.invalid'])
    expect((await ask(site, asked)).text).toBe(body)
    site.providers.fault('pagerank')
    expect((await ask(site, asked)).text).toBe(body)
  })
})
