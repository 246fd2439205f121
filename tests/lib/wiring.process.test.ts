import { afterAll, expect, it } from 'vitest'
import { Unavailable } from '@/lib/errors'
import { services } from '@/lib/services'
import { startSampleProviders } from '@/scripts/sample-providers/start'

/** The memory store's limit. */
const WINDOWS = 100_000

const provider = await startSampleProviders()
afterAll(() => provider.stop())
Object.assign(process.env, { DOMAIN_RATING_URL: provider.domainRatingUrl, DOMAIN_RATING_API_KEY: 'key' })

it('a memory store without room for another client keeps its cached values', async () => {
  const { ratings, ratingLimit } = services()
  const [known, other] = ['github.com', 'techcrunch.com']
  const ask = (domain: string, client: string) => ratings.ratingOf(domain, ratingLimit.of(client))
  const { rating } = await ask(known, 'first')
  for (let client = 1; client < WINDOWS; client += 1) await ratingLimit.of(`client ${client}`).admit()
  // The guard is off if nothing can be counted.
  await ask(other, 'refused')
  provider.calls.length = 0
  expect((await ask(known, 'second')).rating).toBe(rating)
  expect((await ask(other, 'second')).rating).toBeDefined()
  expect(provider.calls).toEqual([])
  // No window has changed.
  await expect(ratingLimit.of('refused').admit()).rejects.toThrow(Unavailable)
  expect((await ratingLimit.of('client 1').fields()).RateLimit).toMatch(/;r=719;/)
})
