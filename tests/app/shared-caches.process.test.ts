import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLimit } from '@/lib/limit/limit'
import { createRatings } from '@/lib/rating/rating'
import { createStats } from '@/lib/stats/stats'
import { createSteadyClock } from '@/lib/steady-clock'
import { servedEndpoints } from '@/server/endpoints'
import { openSite } from '@/tests/support/served-site'
import { createClock, createSimulatedDatabase } from '@/tests/support/simulated/simulated'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'
import { createSharedCache } from './shared-cache'

const TEN_MINUTES_MS = 600_000
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('nginx', 'rfc') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      advanceMs: fc.oneof(
        fc.constantFrom(1, 249, 999, 1_000, 300_000, TEN_MINUTES_MS),
        fc.nat(2_000),
        fc.integer({ min: 590_000, max: TEN_MINUTES_MS }),
        fc.nat(TEN_MINUTES_MS),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ setSeconds: fc.constantFrom(-3_600, 3_600, -300, 300, -1) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const STATS = '/api/stats'
const ASKED_AGAIN_IN_THE_LAST_SECOND: Step[] = [
  { kind: 'rfc' },
  { advanceMs: 100_900 },
  { kind: 'nginx' },
  { advanceMs: 496_300 },
  { kind: 'nginx' },
]

it('no shared cache serves a counter after ten minutes, also when the clock is set', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      for (const { atLast } of await agesServed(steps)) expect(atLast).toBeLessThanOrEqual(TEN_MINUTES_MS)
    }),
    { numRuns: 200, examples: [[ASKED_AGAIN_IN_THE_LAST_SECOND]] },
  )
}, 120_000)

it('shared caches serve until the counters expire', async () => {
  const asks = [{ kind: 'nginx' as const }, { kind: 'rfc' as const }]
  const ages = await agesServed([...asks, { advanceMs: 550_000 }, ...asks])
  expect(ages.map(({ now }) => now)).toEqual([...asks.map(() => 0), ...asks.map(() => 550_000)])
})

it.each(['nginx', 'rfc'] as const)('behind %s, nobody gets the RateLimit of another client', async (kind) => {
  const store = createSimulatedStore()
  const policy = { name: 'uncached', limit: 1, windowSeconds: 600 }
  const provider = { source: 'https://ratings.example', reserve: () => () => {}, ratingOf: async () => 62 }
  const ratingLimit = createLimit(store, policy, () => store.nowMs)
  const ratings = createRatings({ provider, store, now: () => store.nowMs })
  Object.assign(globalThis, { [Symbol.for('site.services')]: { ratings, ratingLimit, sampleHeaders: {} } })
  const site = await openSite({ endpoints: servedEndpoints, now: () => store.nowMs, trustedProxies: ['loopback'] })
  const cache = createSharedCache(kind, site.url, () => store.nowMs)
  const ask = (client: string) =>
    cache.ask('/api/domain-rating?target=example.com', '*/*', { 'x-forwarded-for': client })
  try {
    const { headers } = await ask('192.0.2.1')
    expect(headers.ratelimit).toBe('"uncached";r=0;t=600')
    expect(headers['cache-control']).toBe('public, max-age=86400, private="RateLimit"')
    const { status, headers: others } = await ask('192.0.2.2')
    expect([status, others['ratelimit-policy']]).toEqual([200, '"uncached";q=1;w=600'])
    expect(['"uncached";r=1;t=0', undefined]).toContain(others.ratelimit)
    // The site has it stored as well, and the 304 of a cache says the same.
    const again = await site.get('/api/domain-rating?target=example.com', {
      'if-none-match': headers.etag ?? '',
      'x-forwarded-for': '192.0.2.3',
    })
    expect(again).toMatchObject({
      status: 304,
      headers: {
        'cache-status': 'site; hit',
        'cache-control': headers['cache-control'],
        ratelimit: '"uncached";r=1;t=0',
      },
    })
    expect(site.errors).toEqual([])
  } finally {
    await site.close()
  }
})

/** The age of the counters in each answer, in milliseconds: now, and when the cache serves it for the last time. */
async function agesServed(steps: Step[]): Promise<{ now: number; atLast: number }[]> {
  const clock = createClock()
  let setMs = 0
  const steady = createSteadyClock(() => clock.now() + setMs, clock.now)
  const database = createSimulatedDatabase()
  const askedAt: number[] = []
  const observed = {
    ...database,
    readPublicStats: () => {
      askedAt.push(clock.now())
      return database.readPublicStats()
    },
  }
  const store = createSimulatedStore(clock.now)
  const stats = createStats({ database: observed, source: 'db', store, now: steady })
  Object.assign(globalThis, { [Symbol.for('site.services')]: { stats, sampleHeaders: {} } })
  const site = await openSite({ endpoints: servedEndpoints, now: steady })
  const caches = {
    nginx: createSharedCache('nginx', site.url, clock.now),
    rfc: createSharedCache('rfc', site.url, clock.now),
  }
  const ages: { now: number; atLast: number }[] = []
  try {
    for (const one of steps) {
      if ('advanceMs' in one) clock.advance(one.advanceMs / 1_000)
      else if ('setSeconds' in one) setMs += one.setSeconds * 1_000
      else {
        const cache = caches[one.kind]
        const { status, text } = await cache.ask(STATS)
        expect(status).toBe(200)
        const number = Number(/"editorsPitched":(\d+)/.exec(text)?.[1])
        const bornAt = askedAt[number - 1] ?? Number.NaN
        const now = clock.now()
        ages.push({ now: now - bornAt, atLast: (cache.lastMs(STATS) ?? now) - bornAt })
      }
    }
    expect(site.errors).toEqual([])
    return ages
  } finally {
    await site.close()
  }
}
