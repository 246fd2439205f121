import { describe, expect, test } from 'vitest'
import { TooManyRequests, Unavailable } from '@/lib/errors'
import { createLimit } from '@/lib/limit/limit'
import { createMemoryStore } from '@/lib/store/memory'
import { createDownStore } from '@/tests/support/simulated/simulated-store'

const policy = { name: 'pagerank', limit: 3, windowSeconds: 3_600 }
const policyHeader = '"pagerank";q=3;w=3600'

function limited({ limit = policy.limit, windowSeconds = policy.windowSeconds } = {}) {
  const clock = { seconds: 1_000 }
  const store = createMemoryStore({ now: () => clock.seconds * 1_000 })
  const now = () => clock.seconds * 1_000
  return { clock, store, limit: createLimit(store, { ...policy, limit, windowSeconds }, now) }
}

describe('limit', () => {
  test('a client may spend the limit, and is admitted again once it has waited as long as it was told', async () => {
    const { clock, limit } = limited()
    for (let event = 0; event < 3; event++) await limit.of('192.0.2.1').admit()
    clock.seconds += 2_900.5
    await expect(limit.of('192.0.2.1').admit()).rejects.toMatchObject({
      name: 'TooManyRequests',
      retryAfterSeconds: 700,
      message: 'Your IP address has reached the limit of 3 requests an hour; try again in 12 minutes.',
    })
    clock.seconds += 699
    await expect(limit.of('192.0.2.1').admit()).rejects.toThrow(TooManyRequests)
    clock.seconds += 1
    await limit.of('192.0.2.1').admit()
  })

  test('a wait of a fraction of a second is rounded up to one', async () => {
    const { clock, limit } = limited({ limit: 1 })
    await limit.of('192.0.2.1').admit()
    clock.seconds += 3_599.9999
    const clientLimit = limit.of('192.0.2.1')
    const message = 'Your IP address has reached the limit of 1 request an hour; try again in 1 second.'
    await expect(clientLimit.admit()).rejects.toMatchObject({ retryAfterSeconds: 1, message })
    expect((await clientLimit.headers()).RateLimit).toBe('"pagerank";r=0;t=1')
  })

  test('the last field of a client is known for a second', async () => {
    const { clock, limit } = limited()
    expect(limit.recent('192.0.2.1')).toBeUndefined()
    const clientLimit = limit.of('192.0.2.1')
    await clientLimit.headers()
    expect(limit.recent('192.0.2.1')).toBe('"pagerank";r=3;t=0')
    await clientLimit.admit()
    await clientLimit.headers()
    expect(limit.recent('192.0.2.1')).toBe('"pagerank";r=2;t=3600')
    expect(limit.recent('192.0.2.2')).toBeUndefined()
    clock.seconds += 1
    expect(limit.recent('192.0.2.1')).toBeUndefined()
  })

  test('clients and policies are separate', async () => {
    const { store, limit } = limited({ limit: 1 })
    await limit.of('192.0.2.1').admit()
    await limit.of('192.0.2.2').admit()
    await createLimit(store, { ...policy, name: 'other' })
      .of('192.0.2.1')
      .admit()
  })
})

describe('fields of a limit', () => {
  test('of a request that is not counted: what is left, also if nothing is', async () => {
    const { limit } = limited({ limit: 1 })
    const field = async () => (await limit.of('192.0.2.1').headers()).RateLimit
    expect([await field(), await field()]).toEqual(['"pagerank";r=1;t=0', '"pagerank";r=1;t=0'])
    await limit.of('192.0.2.1').admit()
    expect(await field()).toBe('"pagerank";r=0;t=3600')
  })

  test('of an admission: what is left, and when there is more', async () => {
    const { clock, limit } = limited()
    await limit.of('192.0.2.1').admit()
    clock.seconds += 99.5
    const clientLimit = limit.of('192.0.2.1')
    await clientLimit.admit()
    expect(await clientLimit.headers()).toEqual({
      'RateLimit-Policy': policyHeader,
      RateLimit: '"pagerank";r=1;t=3501',
    })
  })

  test('of an admission: known from it, so that a request asks the store once', async () => {
    const { store } = limited()
    const clientLimit = createLimit({ ...store, peek: createDownStore().peek }, policy).of('192.0.2.1')
    await clientLimit.admit()
    expect((await clientLimit.headers()).RateLimit).toBe('"pagerank";r=2;t=3600')
  })

  test('the store down: only the policy, and a failed admission is not asked about again', async () => {
    const store = createDownStore()
    const clientLimit = createLimit(store, policy).of('192.0.2.1')
    expect(await clientLimit.headers()).toEqual({ 'RateLimit-Policy': policyHeader })
    await expect(clientLimit.admit()).rejects.toThrow(Unavailable)
    expect(await clientLimit.headers()).toEqual({ 'RateLimit-Policy': policyHeader })
    expect(store.calls).toBe(2)
  })

  test('a bug of the store is thrown', async () => {
    const store = createDownStore(new TypeError('a bug'))
    await expect(createLimit(store, policy).of('192.0.2.1').headers()).rejects.toThrow(TypeError)
  })
})
