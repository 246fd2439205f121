import { expect, it } from 'vitest'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createRatings } from '@/lib/rating/rating'
import { sampleProviders } from '@/lib/samples/providers'
import { createCountingLimit } from '@/tests/support/simulated/counting-limit'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

const loopback = await freshSampleProviders()
const onLoopback = {
  rating: { key: 'sample', url: loopback.domainRatingUrl },
  pagerank: { key: 'opr_sample', url: loopback.pageRankBulkUrl },
}

function connect(settings: typeof sampleProviders | typeof onLoopback, store = createSimulatedStore()) {
  const ratings = createRatings({ provider: createAhrefsRatings(settings.rating), store })
  const pageRanks = createPageRanks({ ...settings.pagerank, store })
  return {
    ratingOf: async (domain: string) => (await ratings.ratingOf(domain, createCountingLimit())).rating,
    ranksOf: (domains: string[], history = false) => pageRanks.lookUp(domains, createCountingLimit(), { history }),
  }
}

it('samples in the process say what those on loopback say, for one domain, for lists and with a history', async () => {
  const [inProcess, served] = [connect(sampleProviders), connect(onLoopback)]
  const domains = ['github.com', 'nobody-knows.example', 'wikipedia.org']
  for (const names of [domains.slice(0, 1), domains.slice(1)]) {
    const rate = ({ ratingOf }: typeof served) => Promise.all(names.map(ratingOf))
    expect(await rate(inProcess)).toEqual(await rate(served))
  }
  for (const history of [false, true]) {
    expect(await inProcess.ranksOf(domains, history)).toBe(await served.ranksOf(domains, history))
  }
})

it('a store that is shared with a site of real providers never passes samples on to it', async () => {
  const store = createSimulatedStore()
  const [preview, production] = [connect(sampleProviders, store), connect(onLoopback, store)]
  await preview.ratingOf('github.com')
  await preview.ranksOf(['github.com'])
  loopback.fault('rating', { kind: 'body', body: '{"domain_rating":{"domain_rating":12}}' })
  loopback.fault('pagerank', { kind: 'rewritten', by: (body) => body.replace('8.33', '1.25') })
  expect(await production.ratingOf('github.com')).toBe(12)
  expect(await production.ranksOf(['github.com'])).toContain('"page_rank_decimal":1.25')
})
