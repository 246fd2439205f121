import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '@/scripts/sample-providers/faults'
import { SAMPLE_DOMAINS } from '@/scripts/sample-providers/sample-domains'
import { type SampleProviders, startSampleProviders } from '@/scripts/sample-providers/start'

let provider: SampleProviders
beforeAll(async () => {
  provider = await startSampleProviders()
})
afterAll(() => provider.stop())
beforeEach(() => provider.fault('rating'))

const askRating = (target: string, key = 'key') =>
  fetch(`${provider.domainRatingUrl}?target=${target}&output=json`, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    redirect: 'manual',
  })

const askBulk = (domains: unknown, key = 'opr_key') =>
  fetch(provider.pageRankBulkUrl, {
    method: 'POST',
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    body: JSON.stringify({ domains, include_history: false }),
  })

describe('the sample providers', () => {
  it('know well over a hundred domains, within both scales', () => {
    expect(SAMPLE_DOMAINS.size).toBeGreaterThan(140)
    for (const { name, rating, pageRank, rank, referringDomains } of SAMPLE_DOMAINS.values()) {
      expect(name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      expect(rating).toBe(Math.round(rating * 10) / 10)
      expect(rating >= 0 && rating <= 100 && Number(pageRank) >= 0 && Number(pageRank) <= 10).toBe(true)
      expect(pageRank).toMatch(/^\d+\.\d\d$/)
      expect(rank > 0 && referringDomains > 0).toBe(true)
    }
    const ranks = [...SAMPLE_DOMAINS.values()].map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(ranks.length)
  })

  it('rate any domain, the same one always the same', async () => {
    const first = await (await askRating('nobody-knows.example')).json()
    expect(first.domain_rating.domain_rating).toBeLessThan(30)
    expect(await (await askRating('nobody-knows.example')).json()).toEqual(first)
    expect(await (await askRating('www.GitHub.com')).json()).toMatchObject({ domain_rating: { domain_rating: 96 } })
  })

  const askRatings = (targets: unknown) =>
    fetch(provider.domainRatingUrl, {
      method: 'POST',
      headers: { Authorization: 'Bearer key' },
      body: JSON.stringify({ targets }),
    })

  it('rate a list as they rate each of it, in an order of their own', async () => {
    expect(await (await askRatings(['wired.com', 'github.com'])).json()).toMatchObject({
      domain_rating: {
        targets: [
          { target: 'github.com/', domain_rating: 96 },
          { target: 'wired.com/', domain_rating: 91.5 },
        ],
      },
    })
    expect((await askRatings([])).status).toBe(400)
    expect((await askRatings(Array(1_001).fill('a.com'))).status).toBe(400)
    expect((await askBulk(Array(101).fill('a.com'))).status).toBe(422)
  })

  it('tell the kinds of page-rank keys apart', async () => {
    expect((await askBulk(['example.com'], 'old-key')).status).toBe(403)
  })

  it.each<Fault | undefined>([
    undefined,
    { kind: 'status', status: 503, headers: { 'Retry-After': '5' } },
    { kind: 'html' },
    { kind: 'redirect', to: 'http://example.com/' },
    { kind: 'huge', bytes: 10 },
  ])('mark every answer as sample data: %j', async (fault) => {
    provider.fault('rating', fault)
    const response = await askRating('example.com')
    expect(response.headers.get('X-Sample-Data')).toBe('true')
    await response.body?.cancel()
    expect((await fetch(`${provider.domainRatingUrl}/nowhere`)).headers.get('X-Sample-Data')).toBe('true')
  })
})
