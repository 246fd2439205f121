import { describe, expect, it, vi } from 'vitest'
import { QuotaExceeded, Unavailable, UpstreamError } from '@/lib/errors'
import { createRatings, RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/rating/rating'
import { createCountingQuota } from '@/tests/support/counting-quota'
import { createGate } from '@/tests/support/gate'
import { createSimulatedStore } from '@/tests/support/simulated-store'

/** Answers with `rating` or `failure`, once `held` is settled. */
function createProvider() {
  return {
    source: 'https://ratings.test/',
    calls: 0,
    rating: 70,
    failure: undefined as Error | undefined,
    held: Promise.resolve(),
    async ratingOf() {
      this.calls++
      await this.held
      if (this.failure) throw this.failure
      return this.rating
    },
  }
}

function setUp({ store = createSimulatedStore(), provider = createProvider(), aheadMs = 0 } = {}) {
  const ratings = createRatings({ provider, store, now: () => store.nowMs + aheadMs })
  const ask = (quota = createCountingQuota(), domain = 'example.com') => ratings.ratingOf(domain, quota)
  return { store, provider, ask }
}

describe('a rating', () => {
  it('costs one admission and one call, and nothing for a day from then on', async () => {
    const { ask, provider, store } = setUp()
    const quota = createCountingQuota({ room: 1 })
    expect(await ask(quota)).toEqual({ rating: 70, ageSeconds: 0 })
    store.nowMs += RATING_FRESH_SECONDS * 1_000 - 1
    expect(await ask(quota)).toEqual({ rating: 70, ageSeconds: RATING_FRESH_SECONDS - 1 })
    expect([quota.asked, provider.calls]).toEqual([1, 1])
    store.nowMs += 1
    await expect(ask(quota)).rejects.toThrow(QuotaExceeded)
    expect(provider.calls).toBe(1)
    provider.rating = 71
    expect(await ask()).toEqual({ rating: 71, ageSeconds: 0 })
  })

  it('is shared by the instances of one store, but not by providers or domains', async () => {
    const { ask, provider, store } = setUp()
    await ask()
    expect(await setUp({ store, aheadMs: 5_000 }).ask()).toEqual({ rating: 70, ageSeconds: 5 })
    const other = setUp({ store, provider: { ...createProvider(), source: 'https://other.test/', rating: 1 } })
    expect((await other.ask()).rating).toBe(1)
    provider.rating = 2
    expect((await ask(undefined, 'example.org')).rating).toBe(2)
    expect((await ask()).rating).toBe(70)
  })

  it.each([
    [1_000, { rating: 70, ageSeconds: 0 }],
    [3_600_000, { rating: 71, ageSeconds: 0 }],
  ])('with a stamp %i ms in the future is new or asked for again: %o', async (ms, rating) => {
    const { ask, provider, store } = setUp()
    await ask()
    store.nowMs -= ms
    provider.rating = 71
    expect(await ask()).toEqual(rating)
  })
})

describe('while the provider fails', () => {
  const failures = [
    ...(['timeout', 'unreachable', 'status', 'shape', 'refused'] as const).map((r) => new UpstreamError(r, 'down')),
    new QuotaExceeded('The rating provider takes no more requests.', 30),
  ]

  it.each(failures)('%s: a rating of up to 7 days is served with its age, and no older one', async (failure) => {
    const { ask, provider, store } = setUp()
    await ask()
    provider.failure = failure
    store.nowMs += RATING_STALE_SECONDS * 1_000 - 1
    expect(await ask()).toEqual({ rating: 70, ageSeconds: RATING_STALE_SECONDS - 1 })
    expect(provider.calls).toBe(2)
    // A store may keep an entry longer than it was told to.
    for (const entry of store.entries.values()) entry.expiresMs = Number.POSITIVE_INFINITY
    store.nowMs += 2
    await expect(ask()).rejects.toBe(failure)
  })

  it('nothing is cached, and the next request asks again', async () => {
    const { ask, provider, store } = setUp()
    provider.failure = failures[0]
    await expect(ask()).rejects.toBe(failures[0])
    expect(store.entries.size).toBe(0)
    provider.failure = undefined
    expect((await ask()).rating).toBe(70)
  })

  it('a bug is not taken for a failure', async () => {
    const { ask, provider, store } = setUp()
    await ask()
    store.nowMs += RATING_FRESH_SECONDS * 1_000
    provider.failure = new TypeError('a bug')
    await expect(ask()).rejects.toThrow(TypeError)
  })
})

describe('the guard', () => {
  it('is off while the counters cannot be asked', async () => {
    const uncounted = { ...createCountingQuota(), admit: () => Promise.reject(new Unavailable('no counters')) }
    expect((await setUp().ask(uncounted)).rating).toBe(70)
  })

  it('is asked again after a refusal, within one rush', async () => {
    const { ask, provider } = setUp()
    const gate = createGate()
    provider.held = gate.passed
    const admitted = ask(createCountingQuota({ client: 'a' }))
    const quota = createCountingQuota({ client: 'b', room: 0 })
    await expect(ask(quota)).rejects.toThrow(QuotaExceeded)
    await expect(ask(quota)).rejects.toThrow(QuotaExceeded)
    expect(quota.asked).toBe(2)
    gate.open()
    expect((await admitted).rating).toBe(70)
    expect(provider.calls).toBe(1)
  })
})

describe('a rush on one uncached domain', () => {
  it('of 500 requests of one client is one admission and one call', async () => {
    const { ask, provider, store } = setUp()
    const gate = createGate()
    provider.held = gate.passed
    const quota = createCountingQuota({ room: 1 })
    const rush = Array.from({ length: 499 }, () => ask(quota))
    await vi.waitUntil(() => provider.calls === 1)
    rush.push(ask(quota))
    gate.open()
    expect(await Promise.all(rush)).toEqual(Array(500).fill({ rating: 70, ageSeconds: 0 }))
    expect([quota.asked, provider.calls, store.reads]).toEqual([1, 1, 1])
  })

  it('costs each client an admission of its own, and those refused sink nobody', async () => {
    const { ask, provider } = setUp()
    const quotas = Array.from({ length: 20 }, (_, index) =>
      createCountingQuota({ client: `${index}`, room: index % 2 }),
    )
    const outcomes = await Promise.allSettled([...quotas, ...quotas].map((quota) => ask(quota)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(quotas.map(({ asked }) => asked)).toEqual(Array(20).fill(1))
    expect(provider.calls).toBe(1)
  })

  it('keeps one call when an admission comes late', async () => {
    const { ask, provider } = setUp()
    const admission = createGate()
    const slow = ask({ ...createCountingQuota({ client: 'late' }), admit: () => admission.passed })
    await ask(createCountingQuota({ client: 'quick' }))
    admission.open()
    expect((await slow).rating).toBe(70)
    expect(provider.calls).toBe(1)
  })

  it('ends with its lookup, even for one whose admission is still to come', async () => {
    const { ask, provider } = setUp()
    void ask({ ...createCountingQuota({ client: 'late' }), admit: () => new Promise<void>(() => {}) })
    provider.failure = new UpstreamError('timeout', 'slow')
    await expect(ask()).rejects.toThrow('slow')
    provider.failure = undefined
    expect((await ask()).rating).toBe(70)
  })

  it('lasts until the rating is in the cache', async () => {
    const { ask, provider, store } = setUp()
    const [writing, written] = [createGate(), createGate()]
    const { set } = store
    store.set = async (...entry) => {
      writing.open()
      await written.passed
      await set(...entry)
    }
    const first = ask()
    await writing.passed
    const second = ask()
    written.open()
    await Promise.all([first, second, first.then(() => ask())])
    expect(provider.calls).toBe(1)
  })
})

describe('the store', () => {
  it('may be down', async () => {
    const { ask, provider, store } = setUp()
    store.down = true
    expect((await ask()).rating).toBe(70)
    expect((await ask()).rating).toBe(70)
    expect(provider.calls).toBe(2)
  })

  it.each(['', 'not JSON', 'null', '70', '{"value":101,"at":0}', '{"value":"70","at":0}', '{"value":70}', '[70,0]'])(
    'may hold what is no rating: %j',
    async (foreign) => {
      const { ask, provider, store } = setUp()
      await ask()
      for (const entry of store.entries.values()) entry.value = foreign
      provider.rating = 71
      expect((await ask()).rating).toBe(71)
    },
  )
})
