import { expect, it } from 'vitest'
import { z } from 'zod'
import { createCache } from '@/lib/store/cache'
import { createMemoryStore } from '@/lib/store/memory'
import { createGate } from '@/tests/support/gate'

const connect = (store: Parameters<typeof createCache>[0]['store'] = createMemoryStore()) =>
  createCache({ store, schema: z.number(), keyOf: (name) => `key of ${name}`, ttlSeconds: 60, now: () => 0 })

// The contract of shared lookups holds the rest.
it('the last caller of an ended lookup does not end the next one', async () => {
  const cache = connect()
  let fetches = 0
  const fetchValue = async () => ++fetches
  const [ended, left] = [createGate(), createGate()]
  const first = cache.share('a', async (_, fetch) => {
    await fetch(fetchValue)
    ended.open()
    await left.passed
  })
  await ended.passed
  await cache.share('a', async (_, fetch) => {
    left.open()
    await first
    await Promise.all([fetch(fetchValue), cache.share('a', (_, fetch) => fetch(fetchValue))])
  })
  expect(fetches).toBe(2)
})

it("takes another key's entry for none, because a store may answer out of step", async () => {
  const store = createMemoryStore()
  const admit = async () => {}
  await connect(store).shareMany(['a'], admit, async () => [1])
  const shifted = { ...store, getMany: async (keys: readonly string[]) => store.getMany(keys.map(() => 'key of a')) }
  const fetched: string[][] = []
  const values = await connect(shifted).shareMany(['a', 'b'], admit, async (names) => {
    fetched.push(names)
    return [2]
  })
  expect([values, fetched]).toEqual([[1, 2], [['b']]])
})
