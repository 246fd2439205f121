import { expect, it } from 'vitest'
import { z } from 'zod'
import { createCache } from '@/lib/store/cache'
import { createMemoryStore } from '@/lib/store/memory'
import { createGate } from '@/tests/support/gate'

// The contract of shared lookups holds the rest.
it('the last caller of an ended lookup does not end the next one', async () => {
  const cache = createCache({ store: createMemoryStore(), schema: z.number(), ttlSeconds: 60, now: () => 0 })
  let fetches = 0
  const fetchValue = async () => ++fetches
  const [ended, left] = [createGate(), createGate()]
  const first = cache.share('a', fetchValue, async ({ fetch }) => {
    await fetch()
    ended.open()
    await left.passed
  })
  await ended.passed
  await cache.share('a', fetchValue, async (next) => {
    left.open()
    await first
    await Promise.all([next.fetch(), cache.share('a', fetchValue, ({ fetch }) => fetch())])
  })
  expect(fetches).toBe(2)
})

it("takes another key's entry for none, because a store may answer out of step", async () => {
  const store = createMemoryStore()
  const cache = createCache({ store, schema: z.number(), ttlSeconds: 60, now: () => 0 })
  await cache.write('a', 1)
  const shifted = { ...store, getMany: async (keys: readonly string[]) => store.getMany(keys.map(() => 'a')) }
  const reading = createCache({ store: shifted, schema: z.number(), ttlSeconds: 60, now: () => 0 })
  const [a, b] = await reading.readMany(['a', 'b'])
  expect([a?.value, b]).toEqual([1, undefined])
})
