import { describe, expect, test } from 'vitest'
import { withFallback } from '@/lib/store/fallback'
import { createMemoryStore } from '@/lib/store/memory'
import { createDownStore, createSimulatedStore } from '@/tests/support/simulated/simulated-store'
import { behavesLikeAStore } from './store-contract'

describe('a store that is down, with a fallback', () => {
  behavesLikeAStore(async () => withFallback(createDownStore(), createMemoryStore()))
})

describe('fallback', () => {
  test('is not asked while the primary answers, even with nothing', async () => {
    const [primary, fallback] = [createMemoryStore(), createMemoryStore()]
    const store = withFallback(primary, fallback)
    await store.set('a', 'value', 60)
    expect(await store.getMany(['a', 'absent'])).toEqual(['value', undefined])
    expect((await store.admit('a', 1, 60)).admitted).toBe(true)
    expect((await store.admit('a', 1, 60)).admitted).toBe(false)
    expect((await store.peek('a', 1, 60)).remaining).toBe(0)
    expect(await fallback.getMany(['a'])).toEqual([undefined])
  })

  test('alone is asked for a second after the primary has failed', async () => {
    let now = 0
    const primary = createDownStore()
    const store = withFallback(primary, createMemoryStore(), () => now)
    await store.getMany(['a'])
    now = 999
    await store.set('a', 'value', 60)
    expect(await store.getMany(['a'])).toEqual(['value'])
    expect(primary.calls).toBe(1)
    now = 1_000
    await store.getMany(['a'])
    expect(primary.calls).toBe(2)
  })

  test('counts what the primary admits, so that a limit does not begin anew while it is down', async () => {
    let now = 0
    const primary = createSimulatedStore()
    const store = withFallback(primary, createMemoryStore(), () => now)
    const admitted = async (times: number) => {
      let count = 0
      for (let time = 0; time < times; time += 1) count += Number((await store.admit('limit', 10, 60, 'a')).admitted)
      return count
    }
    const counts: number[] = []
    for (const down of [false, true, false, true]) {
      primary.down = down
      now += 3_000
      counts.push(await admitted(4))
    }
    expect(counts).toEqual([4, 4, 2, 0])
  })

  test('admits no more than the limit at once when the primary has counted less', async () => {
    let now = 0
    const primary = createSimulatedStore()
    const store = withFallback(primary, createMemoryStore(), () => now)
    primary.down = true
    for (let time = 0; time < 8; time += 1) await store.admit('limit', 10, 60, 'a')
    primary.down = false
    now += 3_000
    const admissions = await Promise.all(Array.from({ length: 20 }, () => store.admit('limit', 10, 60, 'a')))
    expect(admissions.filter(({ admitted }) => admitted)).toHaveLength(2)
  })

  test('does not refuse by itself where clients share its windows', async () => {
    const [primary, fallback] = [createMemoryStore(), createMemoryStore({ maxWindows: 1 })]
    const store = withFallback(primary, fallback)
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      expect((await store.admit('limit', 1, 60, client)).admitted, client).toBe(true)
  })

  test('does not hide a bug of the primary', async () => {
    const store = withFallback(createDownStore(new TypeError('a bug')), createMemoryStore())
    await expect(store.getMany(['a'])).rejects.toThrow(TypeError)
  })

  test('closes both', async () => {
    const closed: string[] = []
    const closing = (name: string) => ({ ...createDownStore(), close: async () => void closed.push(name) })
    await withFallback(closing('primary'), closing('fallback')).close()
    expect(closed).toEqual(['primary', 'fallback'])
  })
})
