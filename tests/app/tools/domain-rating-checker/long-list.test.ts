import { afterAll, expect, it } from 'vitest'
import { GET } from '@/app/api/domain-rating/route'
import { createAskRating, RATINGS_AT_ONCE } from '@/components/lookups/ask-rating'
import { createQueue } from '@/components/queue/queue'
import { startSampleProviders } from '@/scripts/sample-providers/start'

const provider = await startSampleProviders()
afterAll(() => provider.stop())
Object.assign(process.env, { DOMAIN_RATING_URL: provider.domainRatingUrl, DOMAIN_RATING_API_KEY: 'key' })

it('a list of 100 cold ratings costs the provider at most 15 calls', async () => {
  const network = {
    isOnline: () => true,
    fetch: (address: string) => GET(new Request(`https://site.test${address}`)),
  }
  const timer = {
    now: () => Date.now(),
    after: (milliseconds: number, callback: () => void) => {
      const id = setTimeout(callback, milliseconds)
      return () => clearTimeout(id)
    },
  }
  const keys = Array.from({ length: 100 }, (_, index) => `cold-${index}.com`)
  const queue = createQueue({ keys, ask: createAskRating(network), concurrency: RATINGS_AT_ONCE, timer })
  await new Promise<void>((resolve) => {
    queue.subscribe(() => queue.state().isDone && resolve())
    queue.start()
  })
  expect(new Set(queue.state().entries.map(({ state }) => state))).toEqual(new Set(['answered']))
  expect(provider.calls.length).toBeLessThanOrEqual(15)
})
