import { describe, expect, it } from 'vitest'
import { earlierValue, nextLastValue, readLastValue } from '@/components/storage/last-values'

const july = { value: 5.4, day: '2026-07-01' }
const august = { value: 5.58, day: '2026-08-01' }
const september = { value: undefined, day: '2026-09-01' }

describe('the last value of a domain', () => {
  it('is followed by that of a later day, which keeps one day before it', () => {
    const first = nextLastValue(undefined, july)
    const second = nextLastValue(first, august)
    expect(second).toEqual({ ...august, before: july })
    expect(nextLastValue(second, september)).toEqual({ ...september, before: august })
  })

  it('keeps what was before where the data are of the same day, and stays where they are older', () => {
    const last = nextLastValue(july, august)
    expect(nextLastValue(last, { ...august, value: 6 })).toEqual({ ...august, value: 6, before: july })
    expect(nextLastValue(last, july)).toBe(last)
  })

  it('is compared with data of a later day alone', () => {
    const last = nextLastValue(july, august)
    expect(earlierValue(undefined, august)).toBeUndefined()
    expect(earlierValue(last, september)).toEqual(last)
    expect(earlierValue(last, august)).toEqual(july)
    expect(earlierValue(last, july)).toBeUndefined()
  })

  it('is read as it was kept, and anything else is none', () => {
    for (const last of [july, september, nextLastValue(july, august)]) expect(readLastValue(last)).toEqual(last)
    for (const record of [undefined, null, 7, {}, { value: 1 }, { value: '1', day: '2026-07-01' }, { day: 'July' }]) {
      expect(readLastValue(record)).toBeUndefined()
    }
    expect(readLastValue({ ...august, before: 7 })).toEqual(august)
  })
})
