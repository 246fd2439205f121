import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortRows } from '@/components/result/sort-rows'

const itself = (value: number | string | undefined) => value

describe('sortRows', () => {
  it('sorts texts without regard to case', () => {
    const sorted = ['A.com', 'a.org', 'b.com']
    expect(sortRows(['b.com', 'A.com', 'a.org'], itself, 'ascending')).toEqual(sorted)
    expect(sortRows(sorted, itself, 'descending')).toEqual(sorted.toReversed())
  })

  it('keeps unknown values at the end, in both directions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: fc.option(fc.integer(), { nil: undefined }) })),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (rows, direction) => {
          const sorted = sortRows(rows, ({ value }) => value, direction).map(({ value }) => value)
          const known = rows.flatMap(({ value }) => (value === undefined ? [] : [value])).toSorted((a, b) => a - b)
          expect(sorted.slice(known.length).every((value) => value === undefined)).toBe(true)
          expect(sorted.slice(0, known.length)).toEqual(direction === 'ascending' ? known : known.toReversed())
        },
      ),
    )
  })

  it('keeps the order of equal rows', () => {
    const rows = ['b', 'a', 'c'].map((name) => ({ name, value: 1 }))
    expect(sortRows(rows, ({ value }) => value, 'descending')).toEqual(rows)
  })
})
