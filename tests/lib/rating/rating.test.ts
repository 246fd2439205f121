import { describe, expect, it } from 'vitest'
import { QuotaExceeded, Unavailable, UpstreamError } from '@/lib/errors'
import { createRatings, RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/rating/rating'
import { createCountingQuota } from '@/tests/support/counting-quota'
import { createGate } from '@/tests/support/gate'
import { createSimulatedStore } from '@/tests/support/simulated-store'

/** A provider whose answers the test gives, as late as it likes. */
function createHeldProvider(source = 'https://ratings.test/') {
  const waiting: { domain: string; answer(rating: number): void; fail(error: Error): void }[] = []
  let announce = () => {}
  return {
    source,
    calls: 0,
    waiting,
    ratingOf(domain: string) {
      this.calls++
      return new Promise<number>((answer, fail) => {
        waiting.push({ domain, answer, fail })
        announce()
      })
    },
    /** The next call that waits for its answer. */
    async next() {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          announce = resolve
        })
      }
      const call = waiting.shift()
      if (!call) throw new Error('nobody waits')
      return call
    },
  }
}

/** A provider that answers at once, by what `answer` is at the time. */
function createPromptProvider(rating: number) {
  return {
    source: 'https://ratings.test/',
    calls: 0,
    rating,
    failure: undefined as Error | undefined,
    async ratingOf() {
      this.calls++
      if (this.failure) throw this.failure
      return this.rating
    },
  }
}

function setUp(rating = 70) {
  const store = createSimulatedStore()
  const provider = createPromptProvider(rating)
  return { store, provider, ratings: createRatings({ provider, store, now: () => store.nowMs }) }
}

describe('a rating', () => {
  it('that is not cached costs one admission and one call', async () => {
    const { ratings, provider } = setUp(70)
    const quota = createCountingQuota()
    expect(await ratings.ratingOf('example.com', quota)).toEqual({ rating: 70, ageSeconds: 0 })
    expect([quota.asked, provider.calls]).toEqual([1, 1])
  })

  it('that is fresh costs nothing and tells its age', async () => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    store.nowMs += RATING_FRESH_SECONDS * 1_000 - 1
    const quota = createCountingQuota({ room: 0 })
    expect(await ratings.ratingOf('example.com', quota)).toEqual({ rating: 70, ageSeconds: RATING_FRESH_SECONDS - 1 })
    expect([quota.asked, provider.calls]).toEqual([0, 1])
  })

  it('that is a day old is looked up again', async () => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    store.nowMs += RATING_FRESH_SECONDS * 1_000
    provider.rating = 71
    const quota = createCountingQuota()
    expect(await ratings.ratingOf('example.com', quota)).toEqual({ rating: 71, ageSeconds: 0 })
    expect([quota.asked, provider.calls]).toEqual([1, 2])
  })

  it('is shared by the instances of one store', async () => {
    const { ratings, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    const provider = createPromptProvider(1)
    const other = createRatings({ provider, store, now: () => store.nowMs + 5_000 })
    expect(await other.ratingOf('example.com', createCountingQuota())).toEqual({ rating: 70, ageSeconds: 5 })
    expect(provider.calls).toBe(0)
  })

  it('is never served as that of another provider or domain', async () => {
    const { ratings, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    const provider = { ...createPromptProvider(1), source: 'https://other.test/' }
    const other = createRatings({ provider, store, now: () => store.nowMs })
    expect((await other.ratingOf('example.com', createCountingQuota())).rating).toBe(1)
    await ratings.ratingOf('example.org', createCountingQuota())
    expect(store.entries.size).toBe(3)
  })

  it('with a stamp a little in the future is new', async () => {
    const { ratings, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    store.nowMs -= 1_000
    expect(await ratings.ratingOf('example.com', createCountingQuota())).toEqual({ rating: 70, ageSeconds: 0 })
  })

  it('with a stamp further in the future has no age that could be told, and is asked for anew', async () => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    store.nowMs -= 3_600_000
    await ratings.ratingOf('example.com', createCountingQuota())
    expect(provider.calls).toBe(2)
  })
})

describe('while the provider fails', () => {
  const failures = [
    ...(['timeout', 'unreachable', 'status', 'shape', 'refused'] as const).map((r) => new UpstreamError(r, 'down')),
    new QuotaExceeded('The rating provider takes no more requests.', 30),
  ]

  it.each(failures)('%s: a rating of up to 7 days is served with its age', async (failure) => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    provider.failure = failure
    store.nowMs += RATING_STALE_SECONDS * 1_000 - 1
    expect(await ratings.ratingOf('example.com', createCountingQuota())).toEqual({
      rating: 70,
      ageSeconds: RATING_STALE_SECONDS - 1,
    })
    expect(provider.calls).toBe(2)
  })

  it.each(failures)('%s: an older one is not', async (failure) => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    // A store may keep an entry longer than it was told to.
    for (const entry of store.entries.values()) entry.expiresMs = Number.POSITIVE_INFINITY
    provider.failure = failure
    store.nowMs += RATING_STALE_SECONDS * 1_000 + 1
    await expect(ratings.ratingOf('example.com', createCountingQuota())).rejects.toBe(failure)
  })

  it('and nothing is cached, its failure is told, and the next request asks again', async () => {
    const { ratings, provider, store } = setUp(70)
    provider.failure = failures[0]
    await expect(ratings.ratingOf('example.com', createCountingQuota())).rejects.toBe(failures[0])
    provider.failure = undefined
    expect(store.entries.size).toBe(0)
    expect((await ratings.ratingOf('example.com', createCountingQuota())).rating).toBe(70)
  })

  it('a bug is not taken for a failure', async () => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    store.nowMs += RATING_FRESH_SECONDS * 1_000
    provider.failure = new TypeError('a bug')
    await expect(ratings.ratingOf('example.com', createCountingQuota())).rejects.toThrow(TypeError)
  })
})

describe('the guard', () => {
  it('refuses before the provider is asked, even where an old rating is known', async () => {
    const { ratings, provider, store } = setUp(70)
    await ratings.ratingOf('example.com', createCountingQuota())
    store.nowMs += RATING_FRESH_SECONDS * 1_000
    await expect(ratings.ratingOf('example.com', createCountingQuota({ room: 0 }))).rejects.toThrow(QuotaExceeded)
    expect(provider.calls).toBe(1)
  })

  it('is off while the counters cannot be asked', async () => {
    const { ratings } = setUp(70)
    const quota = { ...createCountingQuota(), admit: () => Promise.reject(new Unavailable('no counters')) }
    expect((await ratings.ratingOf('example.com', quota)).rating).toBe(70)
  })

  it('is asked again after a refusal, within one rush', async () => {
    const provider = createHeldProvider()
    const ratings = createRatings({ provider, store: createSimulatedStore() })
    const admitted = ratings.ratingOf('example.com', createCountingQuota({ client: 'a' }))
    const call = await provider.next()
    const quota = createCountingQuota({ client: 'b', room: 0 })
    await expect(ratings.ratingOf('example.com', quota)).rejects.toThrow(QuotaExceeded)
    await expect(ratings.ratingOf('example.com', quota)).rejects.toThrow(QuotaExceeded)
    expect(quota.asked).toBe(2)
    call.answer(70)
    expect((await admitted).rating).toBe(70)
    expect(provider.calls).toBe(1)
  })
})

describe('a rush on one uncached domain', () => {
  it('of 500 requests of one client is one admission and one call', async () => {
    const provider = createHeldProvider()
    const store = createSimulatedStore()
    const ratings = createRatings({ provider, store, now: () => store.nowMs })
    const quota = createCountingQuota({ room: 1 })
    const rush = Array.from({ length: 499 }, () => ratings.ratingOf('example.com', quota))
    const call = await provider.next()
    rush.push(ratings.ratingOf('example.com', quota))
    call.answer(70)
    const answers = await Promise.all(rush)
    expect(answers).toHaveLength(500)
    expect(new Set(answers.map(({ rating }) => rating))).toEqual(new Set([70]))
    expect([quota.asked, provider.calls, store.reads]).toEqual([1, 1, 1])
  })

  it('costs each client an admission of its own, and those refused sink nobody', async () => {
    const provider = createHeldProvider()
    const ratings = createRatings({ provider, store: createSimulatedStore() })
    const quotas = Array.from({ length: 20 }, (_, index) =>
      createCountingQuota({ client: `${index}`, room: index % 2 }),
    )
    const rush = Promise.allSettled([...quotas, ...quotas].map((quota) => ratings.ratingOf('example.com', quota)))
    ;(await provider.next()).answer(70)
    const outcomes = (await rush).map(({ status }) => status)
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(20)
    expect(quotas.map(({ asked }) => asked)).toEqual(Array(20).fill(1))
    expect(provider.calls).toBe(1)
  })

  it('keeps one call when an admission comes late', async () => {
    const provider = createHeldProvider()
    const ratings = createRatings({ provider, store: createSimulatedStore() })
    const admission = createGate()
    const late = { ...createCountingQuota({ client: 'late' }), admit: () => admission.passed }
    const slow = ratings.ratingOf('example.com', late)
    const quick = ratings.ratingOf('example.com', createCountingQuota({ client: 'quick' }))
    ;(await provider.next()).answer(70)
    await quick
    admission.open()
    expect((await slow).rating).toBe(70)
    expect(provider.calls).toBe(1)
  })

  it('ends with its lookup, even for one whose admission is still to come', async () => {
    const provider = createHeldProvider()
    const ratings = createRatings({ provider, store: createSimulatedStore() })
    const pending = { ...createCountingQuota({ client: 'late' }), admit: () => new Promise<void>(() => {}) }
    void ratings.ratingOf('example.com', pending)
    const failed = ratings.ratingOf('example.com', createCountingQuota())
    ;(await provider.next()).fail(new UpstreamError('timeout', 'slow'))
    await expect(failed).rejects.toThrow('slow')
    const again = ratings.ratingOf('example.com', createCountingQuota())
    ;(await provider.next()).answer(70)
    expect((await again).rating).toBe(70)
  })

  it('lasts until the rating is in the cache', async () => {
    const provider = createPromptProvider(70)
    const store = createSimulatedStore()
    const writing = createGate()
    const written = createGate()
    const slowStore = {
      getMany: (keys: string[]) => store.getMany(keys),
      async set(key: string, value: string, ttlSeconds: number) {
        writing.open()
        await written.passed
        await store.set(key, value, ttlSeconds)
      },
    }
    const ratings = createRatings({ provider, store: slowStore, now: () => store.nowMs })
    const first = ratings.ratingOf('example.com', createCountingQuota())
    await writing.passed
    const second = ratings.ratingOf('example.com', createCountingQuota())
    written.open()
    await Promise.all([first, second, first.then(() => ratings.ratingOf('example.com', createCountingQuota()))])
    expect(provider.calls).toBe(1)
  })
})

describe('the store', () => {
  it('may be down', async () => {
    const { ratings, store, provider } = setUp(70)
    store.down = true
    expect((await ratings.ratingOf('example.com', createCountingQuota())).rating).toBe(70)
    expect((await ratings.ratingOf('example.com', createCountingQuota())).rating).toBe(70)
    expect(provider.calls).toBe(2)
  })

  it.each(['', 'not JSON', 'null', '70', '{"value":101,"at":0}', '{"value":"70","at":0}', '{"value":70}', '[70,0]'])(
    'may hold what is no rating: %j',
    async (foreign) => {
      const { ratings, store, provider } = setUp(70)
      await ratings.ratingOf('example.com', createCountingQuota())
      for (const entry of store.entries.values()) entry.value = foreign
      provider.rating = 71
      expect((await ratings.ratingOf('example.com', createCountingQuota())).rating).toBe(71)
    },
  )
})
