import { afterAll, expect, it } from 'vitest'
import { GET } from '@/app/api/domain-rating/route'
import { createAskRating } from '@/components/lookups/ask-rating'
import { callsAtOnce } from '@/components/lookups/calls-at-once'
import { createQueue } from '@/components/queue/queue'
import { startSampleProviders } from '@/scripts/sample-providers/start'

const provider = await startSampleProviders()
afterAll(() => provider.stop())
Object.assign(process.env, { DOMAIN_RATING_URL: provider.domainRatingUrl, DOMAIN_RATING_API_KEY: 'key' })

it.each([
  ['h2', 8],
  ['http/1.1', 15],
])('a list of 50 cold ratings over %s costs the provider at most %i calls', async (protocol, most) => {
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
  const before = provider.calls.length
  const keys = Array.from({ length: 50 }, (_, index) => `${most}-cold-${index}.com`)
  const queue = createQueue({ keys, ask: createAskRating(network), concurrency: callsAtOnce(protocol), timer })
  await new Promise<void>((resolve) => {
    queue.subscribe(() => queue.state().isDone && resolve())
    queue.start()
  })
  expect(new Set(queue.state().entries.map(({ state }) => state))).toEqual(new Set(['answered']))
  expect(provider.calls.length - before).toBeLessThanOrEqual(most)
})
