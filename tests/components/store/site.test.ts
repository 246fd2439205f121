import { describe, expect, it } from 'vitest'
import { earlierValue, nextKnown, readKnown } from '@/components/store/site'

const NOW = Date.UTC(2026, 8, 2)
const read = (record: unknown, max = 10) => readKnown(record, max, NOW)

const july = { value: 5.4, day: '2026-07-01' }
const august = { value: 5.58, day: '2026-08-01' }
const september = { value: undefined, day: '2026-09-01' }

describe('the last value of a domain', () => {
  it('is followed by that of a later day, which keeps one day before it', () => {
    const first = nextKnown(undefined, july)
    const second = nextKnown(first, august)
    expect(second).toEqual({ ...august, before: july })
    expect(nextKnown(second, september)).toEqual({ ...september, before: august })
  })

  it('keeps what was before where the data are of the same day, and stays where they are older', () => {
    const last = nextKnown(july, august)
    expect(nextKnown(last, { ...august, value: 6 })).toEqual({ ...august, value: 6, before: july })
    expect(nextKnown(last, july)).toBe(last)
  })

  it('is compared with data of a later day alone', () => {
    const last = nextKnown(july, august)
    expect(earlierValue(undefined, august)).toBeUndefined()
    expect(earlierValue(last, september)).toEqual(last)
    expect(earlierValue(last, august)).toEqual(july)
    expect(earlierValue(last, july)).toBeUndefined()
  })

  it('is read as it was kept, and anything else is none', () => {
    for (const last of [july, september, nextKnown(july, august)]) expect(read(last)).toEqual(last)
    for (const record of [undefined, null, 7, {}, { value: 1 }, { value: '1', day: '2026-07-01' }, { day: 'July' }]) {
      expect(read(record)).toBeUndefined()
    }
    expect(read({ ...august, before: 7 })).toEqual(august)
  })

  it.each([
    { value: Number.NEGATIVE_INFINITY, day: '2026-07-01' },
    { value: -1e308, day: '2026-07-01' },
    { value: -0.1, day: '2026-07-01' },
    { value: 10.1, day: '2026-07-01' },
    { value: Number.NaN, day: '2026-07-01' },
    { value: null, day: '2026-07-01' },
    { value: 5, day: '0020-11-01' },
    { value: 5, day: '2019-12-31' },
    { value: 5, day: '2026-02-30' },
    { value: 5, day: '2026-13-01' },
    // Nothing would ever be newer.
    { value: 5, day: '9999-12-31' },
    { value: 5, day: '2026-09-04' },
  ])('is dropped where it cannot be true: %j', (odd) => {
    expect(read(odd)).toBeUndefined()
    expect(read({ ...august, before: odd })).toEqual(august)
  })

  it('may be as high as its scale, and a day ahead', () => {
    const high = { value: 100, day: '2026-09-03' }
    expect(read(high, 100)).toEqual(high)
    expect(read({ ...high, value: 0 })).toEqual({ ...high, value: 0 })
  })
})
