import { describe, expect, it } from 'vitest'
import type { Fault } from '@/scripts/sample-providers/faults'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'

const provider = await freshSampleProviders()

describe('the sample providers', () => {
  it.each<Fault | undefined>([undefined, { kind: 'html' }])('mark every answer as sample data: %j', async (fault) => {
    provider.fault('rating', fault)
    for (const url of [provider.domainRatingUrl, provider.pageRankUrl, `${provider.domainRatingUrl}/nowhere`]) {
      expect((await fetch(url)).headers.get('X-Sample-Data')).toBe('true')
    }
  })
})
