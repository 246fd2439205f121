import { afterAll, beforeAll, expect, it } from 'vitest'
import { TooManyRequests } from '@/lib/errors'
import { policies } from '@/lib/limit/policies'
import { services } from '@/lib/services/services'
import { startSampleProviders } from '@/scripts/sample-providers/start'

/** The memory store's limit. */
const WINDOWS = 100_000
/** Of two /48s. */
const clientOf = (number: number) => `2001:db8:${number >> 16}:${(number & 0xffff).toString(16)}::/64`

const provider = await startSampleProviders()
afterAll(() => provider.stop())
Object.assign(process.env, { DOMAIN_RATING_URL: provider.domainRatingUrl, DOMAIN_RATING_API_KEY: 'key' })

const KNOWN = 'github.com'
const ratingFor = (client: string, domain = KNOWN) =>
  services().ratings.ratingOf(domain, services().ratingLimit.of(client))
const warnings = async () => (await services().health()).warnings.filter((warning) => warning.includes('are full'))

beforeAll(async () => {
  await ratingFor('192.0.2.1')
  expect(await warnings()).toEqual([])
  const { ratingLimit } = services()
  for (let client = 0; client < WINDOWS; client += 1) await ratingLimit.of(clientOf(client)).admit()
  provider.calls.length = 0
})

it('a process whose windows are full keeps its cached values and the windows of those who came before', async () => {
  await ratingFor('203.0.113.1')
  expect(provider.calls).toEqual([])
  const { limit } = policies.domainRating
  expect((await services().ratingLimit.of(clientOf(0)).headers()).RateLimit).toContain(`;r=${limit - 1};`)
})

it.each(['2a02:1::/64', '198.51.100.7'])('it counts the new client %s, up to the limit', async (client) => {
  const { ratingLimit } = services()
  for (let event = 0; event < policies.domainRating.limit; event += 1) await ratingLimit.of(client).admit()
  await expect(ratingLimit.of(client).admit()).rejects.toThrow(TooManyRequests)
  await expect(ratingFor(client, 'techcrunch.com')).rejects.toThrow(TooManyRequests)
  expect((await ratingFor(client)).rating).toBeDefined()
})

it('it counts the other limit in windows apart', async () => {
  const { pageRankLimit } = services()
  const { limit } = policies.pageRank
  for (const client of ['2001:db8:2:1::/64', '2001:db8:2:2::/64']) {
    const clientLimit = pageRankLimit.of(client)
    await clientLimit.admit()
    expect((await clientLimit.headers()).RateLimit).toContain(`;r=${limit - 1};`)
  }
})

it('its health says so', async () => {
  await expect.poll(warnings).toEqual([expect.stringMatching(/share a limit with their network/)])
})
