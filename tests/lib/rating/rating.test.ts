import { describe, expect, it } from 'vitest'
import { TooManyRequests, Unavailable, UpstreamError } from '@/lib/errors'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'
import { createRatings } from '@/lib/rating/rating'
import { createNumberedProvider, type Parts, sharesLookups } from '@/tests/lib/store/shared-lookup-contract'
import { createGate } from '@/tests/support/gate'
import { createCountingLimit } from '@/tests/support/simulated/counting-limit'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

/** Takes a place for a client, and returns the function that releases it. */
type Reserve = (client: string) => () => void

function connect({ store, provider, now }: Parts, take: Reserve = () => () => {}, joined: string[] = []) {
  const reserve = (_domain: string, client: string) => {
    const release = take(client)
    return {
      release,
      join: () => void joined.push(client),
      load() {
        release()
        return provider.call()
      },
    }
  }
  return createRatings({ store, now, provider: { source: provider.source, reserve } })
}

describe('a rating', () => {
  sharesLookups(
    (parts) => {
      const ratings = connect(parts)
      return async (domain, clientLimit) => (await ratings.ratingOf(domain, clientLimit)).rating
    },
    { costs: 0 },
  )
})

function setUp({ reserve, joined }: { reserve?: Reserve; joined?: string[] } = {}) {
  const store = createSimulatedStore()
  const provider = createNumberedProvider()
  const ratings = connect({ store, provider, now: () => store.nowMs }, reserve, joined)
  return { store, provider, ask: (clientLimit = createCountingLimit()) => ratings.ratingOf('example.com', clientLimit) }
}

it('a rating has its age in whole seconds', async () => {
  const { ask, store } = setUp()
  expect(await ask()).toEqual({ rating: 1, ageSeconds: 0 })
  store.nowMs += RATING_FRESH_SECONDS * 1_000 - 1
  expect(await ask()).toEqual({ rating: 1, ageSeconds: RATING_FRESH_SECONDS - 1 })
})

describe('while the provider fails', () => {
  const failures = [
    ...(['timeout', 'unreachable', 'status', 'shape', 'refused'] as const).map((r) => new UpstreamError(r, 'down')),
    new TooManyRequests('The data provider is not accepting more requests.', 30),
  ]

  it.each(failures)('%s: a rating of up to 7 days is served with its age, and no older one', async (failure) => {
    const { ask, provider, store } = setUp()
    await ask()
    provider.failure = failure
    store.nowMs += RATING_STALE_SECONDS * 1_000 - 1
    expect(await ask()).toEqual({ rating: 1, ageSeconds: RATING_STALE_SECONDS - 1 })
    expect(provider.calls).toBe(2)
    // A store may keep an entry longer than it was told to.
    await store.rewrite((text) => text)
    store.nowMs += 2
    await expect(ask()).rejects.toBe(failure)
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
    const uncounted = { ...createCountingLimit(), admit: () => Promise.reject(new Unavailable('no counters')) }
    expect((await setUp().ask(uncounted)).rating).toBe(1)
  })

  it('is asked again after a refusal, while the call of another client is under way', async () => {
    const { ask, provider } = setUp()
    const gate = createGate()
    provider.held = gate.passed
    const admitted = ask(createCountingLimit({ client: 'a' }))
    const clientLimit = createCountingLimit({ client: 'b', room: 0 })
    await expect(ask(clientLimit)).rejects.toThrow(TooManyRequests)
    await expect(ask(clientLimit)).rejects.toThrow(TooManyRequests)
    expect(clientLimit.asked).toBe(2)
    gate.open()
    await admitted
  })

  it('is asked once for each client of a rush', async () => {
    const { ask } = setUp()
    const clientLimits = ['a', 'b', 'c'].map((client) => createCountingLimit({ client }))
    await Promise.all([...clientLimits, ...clientLimits].map((clientLimit) => ask(clientLimit)))
    expect(clientLimits.map(({ asked }) => asked)).toEqual([1, 1, 1])
  })
})

describe('a place in the provider’s queue', () => {
  /** A queue with `room` places. */
  function createQueue(room: number) {
    const queue = {
      reserved: 0,
      full: new TooManyRequests('The queue is full.', 3),
      reserve() {
        if (queue.reserved === room) throw queue.full
        queue.reserved += 1
        let isKept = true
        return () => {
          if (isKept) queue.reserved -= 1
          isKept = false
        }
      },
    }
    return queue
  }

  it('is needed before the guard is asked, so a full queue costs nothing', async () => {
    const { ask, provider } = setUp(createQueue(0))
    const clientLimit = createCountingLimit()
    await expect(ask(clientLimit)).rejects.toThrow('The queue is full.')
    expect([clientLimit.asked, provider.calls]).toEqual([0, 0])
  })

  it('is needed once for each client, and those who come later join the first', async () => {
    const joined: string[] = []
    const taken: string[] = []
    const take = (client: string) => {
      taken.push(client)
      return () => {}
    }
    const { ask } = setUp({ reserve: take, joined })
    const clients = ['a', 'b', 'c', 'a', 'b'].map((client) => createCountingLimit({ client }))
    expect(await Promise.all(clients.map((clientLimit) => ask(clientLimit)))).toEqual(
      Array(5).fill({ rating: 1, ageSeconds: 0 }),
    )
    expect([taken, new Set(joined)]).toEqual([['a', 'b', 'c'], new Set(['b', 'c', 'a'])])
  })

  it('is given up by a client that the guard refuses, and kept for another that it admits', async () => {
    const queue = createQueue(2)
    const { ask } = setUp(queue)
    await expect(ask(createCountingLimit({ room: 0 }))).rejects.toThrow('600 seconds')
    expect(queue.reserved).toBe(0)
    const admission = createGate()
    const late = ask({ ...createCountingLimit({ client: 'late' }), admit: () => admission.passed })
    await expect(ask(createCountingLimit({ room: 0 }))).rejects.toThrow('600 seconds')
    expect(queue.reserved).toBe(1)
    admission.open()
    expect(await late).toEqual({ rating: 1, ageSeconds: 0 })
    expect(queue.reserved).toBe(0)
  })

  it('that is not there leaves a stale rating', async () => {
    const queue = createQueue(1)
    const { ask, store } = setUp(queue)
    await ask()
    store.nowMs += RATING_FRESH_SECONDS * 1_000
    queue.reserved = 1
    expect(await ask()).toEqual({ rating: 1, ageSeconds: RATING_FRESH_SECONDS })
    store.nowMs += RATING_STALE_SECONDS * 1_000
    await expect(ask()).rejects.toBe(queue.full)
  })
})
