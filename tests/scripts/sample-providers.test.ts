import { describe, expect, it } from 'vitest'
import { SAMPLE_DOMAINS } from '@/lib/samples/sample-domains'
import type { Fault } from '@/scripts/sample-providers/faults'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'

const provider = await freshSampleProviders()

describe('the sample providers', () => {
  it('know domains within both scales', () => {
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

  it.each<Fault | undefined>([undefined, { kind: 'html' }])('mark every answer as sample data: %j', async (fault) => {
    provider.fault('rating', fault)
    for (const url of [provider.domainRatingUrl, provider.pageRankUrl, `${provider.domainRatingUrl}/nowhere`]) {
      expect((await fetch(url)).headers.get('X-Sample-Data')).toBe('true')
    }
  })
})
