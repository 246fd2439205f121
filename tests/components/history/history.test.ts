import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelsOf, ticksOf } from '@/components/history/axis'
import { runsOf } from '@/components/history/line'
import type { Month } from '@/components/measures/month'

const month = (at: number, isEstimated = false): Month => ({ at, value: 5, isEstimated })

const histories = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 24_000, max: 24_100 }), fc.boolean()), {
    selector: ([at]) => at,
    maxLength: 40,
  })
  .map((months) => months.toSorted(([a], [b]) => a - b).map(([at, isEstimated]) => month(at, isEstimated)))

describe('the line of a history', () => {
  it('is dashed where it begins or ends with an estimate', () => {
    const [a, b, c, d, e, f] = [month(1), month(2), month(3, true), month(4), month(8), month(20, true)]
    expect(runsOf([a, b, c, d, e, f])).toEqual([
      { isEstimated: false, months: [a, b] },
      { isEstimated: true, months: [b, c, d] },
    ])
  })

  it('draws no estimate as measured, and connects nothing across a gap', () => {
    fc.assert(
      fc.property(histories, (months) => {
        const runs = runsOf(months)
        const measured = runs.filter((run) => !run.isEstimated).flatMap((run) => run.months)
        expect(measured.filter(({ isEstimated }) => isEstimated)).toEqual([])
        const pieces = runs.flatMap((run) => run.months.slice(1).map((to, index) => [run.months[index], to] as const))
        const near = months.slice(1).flatMap((to, index) => {
          const from = months[index]
          return from && to.at - from.at <= 3 ? [[from, to] as const] : []
        })
        expect(pieces).toEqual(near)
      }),
    )
  })
})

describe('the axes', () => {
  it('name a few years at their Januaries, or the ends of a short time', () => {
    const texts = (from: number, to: number) => ticksOf(from, to).map(({ text }) => text)
    expect(texts(2021 * 12 + 3, 2026 * 12 + 9)).toEqual(['2022', '2023', '2024', '2025', '2026'])
    expect(texts(2016 * 12, 2026 * 12 + 9)).toEqual(['2016', '2018', '2020', '2022', '2024', '2026'])
    expect(texts(2026 * 12 + 7, 2026 * 12 + 9)).toEqual(['Aug 2026', 'Oct 2026'])
    expect(texts(2026 * 12 + 9, 2026 * 12 + 9)).toEqual(['Oct 2026'])
  })

  it('have one to six labels, within the time, whatever it is', () => {
    const at = fc.integer({ min: 1900 * 12, max: 2100 * 12 - 1 })
    fc.assert(
      fc.property(at, at, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const ticks = ticksOf(from, to).map((tick) => tick.at)
        expect(ticks.length).toBeGreaterThanOrEqual(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.every((tick) => tick >= from && tick <= to)).toBe(true)
      }),
    )
  })

  it('have whole points of the scale around the values, and no fewer than four', () => {
    expect(levelsOf([4.9, 5.67], 10)).toEqual([3, 4, 5, 6, 7])
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { maxLength: 9 }), (values) => {
        const levels = levelsOf(values, 10)
        const [low = -1, high = 11] = [levels[0], levels.at(-1)]
        expect(levels).toEqual(Array.from({ length: high - low + 1 }, (_, index) => low + index))
        expect([low >= 0, high <= 10, high - low >= 4]).toEqual([true, true, true])
        expect(values.every((value) => value >= low && value <= high)).toBe(true)
      }),
    )
  })
})
