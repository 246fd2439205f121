import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskLimit, planCalls } from '@/components/lookup-tool/run/plan'
import { dayTime, planReason, planTitle } from '@/components/lookup-tool/run/plan-text'
import { policies, ratingPace } from '@/lib/limit/policies'

const HOUR_MS = 3_600_000
const NOW_MS = Date.UTC(2026, 10, 25, 12)
const RATINGS: AskLimit = { ...policies.domainRating, ...ratingPace }
const PAGE_RANKS: AskLimit = policies.pageRank
const unused = { madeAtMs: [] }

const plan = (calls: number, limit = PAGE_RANKS, options: Partial<Parameters<typeof planCalls>[2]> = {}) =>
  planCalls(calls, limit, { usage: unused, nowMs: NOW_MS, ...options })
const inHours = (atMs: number) => (atMs - NOW_MS) / HOUR_MS

describe('a plan of calls', () => {
  it.each([
    [0, 0, 0],
    [10, 10, 0],
    [11, 10, 1],
    [20, 10, 1],
    [30, 10, 2],
    [100, 10, 9],
  ])('of %i page ranks has %i at once and the last after %i hours', (calls, soon, hours) => {
    const { endsMs, ...rest } = plan(calls)
    expect([rest.soon, inHours(endsMs)]).toEqual([soon, hours])
  })

  it('of ratings takes the site’s own pace into account, which calls at the same time share', () => {
    const six = plan(600, RATINGS, { concurrency: 4 })
    expect([six.soon, Math.round((six.endsMs - NOW_MS) / 1_000)]).toEqual([600, 180])
    expect(Math.round((plan(600, RATINGS, { concurrency: 20 }).endsMs - NOW_MS) / 1_000)).toBe(36)
    const thousand = plan(1_000, RATINGS, { concurrency: 4 })
    expect(thousand.soon).toBe(720)
    expect(inHours(thousand.endsMs)).toBeCloseTo(1 + (280 * 0.3) / 3_600, 5)
  })

  it('counts what this page has called in the last hour, and nothing older', () => {
    const madeAtMs = [
      ...Array<number>(5).fill(NOW_MS - 1.5 * HOUR_MS),
      ...Array<number>(4).fill(NOW_MS - 0.5 * HOUR_MS),
    ]
    const { soon, endsMs } = plan(10, PAGE_RANKS, { usage: { madeAtMs } })
    expect([soon, inHours(endsMs)]).toEqual([6, 0.5])
  })

  it('believes the server where it has counted more', () => {
    const quota = { remaining: 3, resetAtMs: NOW_MS + 0.25 * HOUR_MS }
    const usage = { madeAtMs: [NOW_MS - 0.5 * HOUR_MS], quota }
    const { soon, endsMs } = plan(10, PAGE_RANKS, { usage })
    expect([soon, inHours(endsMs)]).toEqual([3, 0.5])
    const later = { ...usage, quota: { remaining: 0, resetAtMs: NOW_MS } }
    expect(plan(10, PAGE_RANKS, { usage: later }).soon).toBe(9)
  })

  it('begins no sooner than a refusal allows', () => {
    const { soon, endsMs } = plan(11, PAGE_RANKS, { notBeforeMs: NOW_MS + 0.5 * HOUR_MS })
    expect([soon, inHours(endsMs)]).toEqual([0, 1.5])
  })

  it('lets no more calls pass in any window than the limit', () => {
    const usageIn = fc.array(fc.integer({ min: 0, max: 2 * HOUR_MS }), { maxLength: 30 })
    fc.assert(
      fc.property(fc.nat(60), usageIn, fc.integer({ min: 1, max: 12 }), (calls, ago, limit) => {
        const madeAtMs = ago.map((ms) => NOW_MS - ms).toSorted((a, b) => a - b)
        const ends = Array.from(
          { length: calls },
          (_, index) => plan(index + 1, { limit, windowSeconds: 3_600 }, { usage: { madeAtMs } }).endsMs,
        )
        const recent = madeAtMs.filter((atMs) => atMs > NOW_MS - HOUR_MS)
        const all = [...recent.slice(-limit), ...ends]
        for (let at = limit; at < all.length; at += 1) {
          expect((all[at] ?? 0) - (all[at - limit] ?? 0)).toBeGreaterThanOrEqual(HOUR_MS)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('an estimate', () => {
  const planned = (total: number, known = 0, limit = PAGE_RANKS, batchSize = 10, concurrency = 1) => ({
    total,
    known,
    usage: unused,
    nowMs: NOW_MS,
    plan: plan(Math.ceil((total - known) / batchSize), limit, { concurrency }),
  })

  it.each([
    [planned(300), 10, '300 sites: up to 100 at once, the rest in about 2 hours'],
    [planned(1_000, 40), 10, '1,000 sites: up to 140 at once, the rest in about 9 hours'],
    [planned(100), 10, '100 sites: up to 100 at once'],
    [planned(100, 100), 10, '100 sites: at once'],
    [planned(600, 0, RATINGS, 1, 4), 1, '600 sites: up to 600 in about 3 minutes'],
    [planned(1_000, 0, RATINGS, 1, 4), 1, '1,000 sites: up to 720 in about 4 minutes, the rest in about an hour'],
    [planned(1, 0, RATINGS, 1, 4), 1, '1 site: at once'],
  ])('%# says %3$s', (list, batchSize, title) => {
    expect(planTitle(list, batchSize)).toBe(title)
  })

  it.each([
    [110, 8, '110 sites: 80 at once, the rest in about an hour'],
    [80, 8, '80 sites: at once'],
  ])('is exact once a response has said what is left: %i sites, %i calls', (total, remaining, title) => {
    const usage = { madeAtMs: [], quota: { remaining, resetAtMs: NOW_MS + HOUR_MS } }
    const list = { total, known: 0, usage, nowMs: NOW_MS, plan: plan(total / 10, PAGE_RANKS, { usage }) }
    expect(planTitle(list, 10)).toBe(title)
  })

  it('says so where nothing comes at once', () => {
    const usage = { madeAtMs: [], quota: { remaining: 0, resetAtMs: NOW_MS + 1_200_000 } }
    const list = { total: 20, known: 0, usage, nowMs: NOW_MS, plan: plan(2, PAGE_RANKS, { usage }) }
    expect(planTitle(list, 10)).toBe('20 sites: in about 20 minutes')
  })

  it('gives the published limit as the reason', () => {
    expect(planReason(planned(300, 12), 10, PAGE_RANKS)).toBe(
      'The limit is 10 requests an hour per IP address, each for up to 10 sites. This browser knows 12 of the sites already.',
    )
    expect(planReason(planned(1_000), 1, RATINGS)).toBe(
      'The limit is 720 lookups an hour per IP address. This site calls its provider every 1.2 seconds. Sites that anybody has looked up in the last day come at once and don’t count.',
    )
  })

  it('names the day where it is not today', () => {
    const noon = new Date(2026, 10, 25, 12, 5).getTime()
    expect(dayTime(noon + HOUR_MS, noon)).toBe('13:05')
    expect(dayTime(noon + 14 * HOUR_MS, noon)).toBe('02:05 on Thursday')
  })
})
