import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hasEarlierDay, sinceLastTimeColumn } from '@/components/lookup-tool/since-last-time'
import type { Dated } from '@/components/store/site'

const JULY = '2026-07-01'
const AUGUST = '2026-08-01'

const rows: [what: string, before: Dated | undefined, now: Dated, shown: string, sortedBy: number | undefined][] = [
  ['a rise', { value: 5.4, day: JULY }, { value: 5.58, day: AUGUST }, '+0.18 since 1 July 2026', 0.18],
  ['a fall', { value: 40, day: JULY }, { value: 38, day: AUGUST }, '−2 since 1 July 2026', -2],
  ['neither', { value: 0, day: JULY }, { value: 0, day: AUGUST }, 'no change since 1 July 2026', 0],
  ['a new one', { day: JULY }, { value: 3, day: AUGUST }, 'new in the index since 1 July 2026', 3],
  ['one that is gone', { value: 3, day: JULY }, { day: AUGUST }, 'no longer in the index since 1 July 2026', -3],
  ['one that stays unknown', { day: JULY }, { day: AUGUST }, 'no change since 1 July 2026', 0],
  [
    'data of the same day',
    { value: 3, day: JULY },
    { value: 3, day: JULY },
    'no new data since 1 July 2026',
    undefined,
  ],
  ['the first time', undefined, { value: 3, day: JULY }, '', undefined],
]

const columnOf = (domain: string, before: Dated | undefined, now: Dated | undefined) =>
  sinceLastTimeColumn<string>({ domainOf: () => domain, lastOf: () => before, nowOf: () => now })

it.each(rows)('%s is said, and sorted by', (_what, before, now, shown, sortedBy) => {
  const column = columnOf('a.com', before, now)
  expect(renderToStaticMarkup(column.cell('a.com')).replace(/<[^>]+>/g, '')).toBe(shown)
  expect(column.sortBy?.('a.com')).toBe(sortedBy)
})

it('what has no answer has no change', () => {
  const column = columnOf('a.com', { value: 1, day: JULY }, undefined)
  expect(column.cell('a.com')).toBeUndefined()
  expect(column.sortBy?.('a.com')).toBeUndefined()
})

it('there is no column before a second day', () => {
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: AUGUST }]]), AUGUST)).toBe(false)
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: JULY }]]), AUGUST)).toBe(true)
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: AUGUST, before: { day: JULY } }]]), AUGUST)).toBe(true)
})

it('the change of a platform sorts no site on it', () => {
  const column = columnOf('lenny.substack.com', { value: 1, day: JULY }, { value: 2, day: AUGUST })
  expect(column.sortBy?.('lenny.substack.com')).toBeUndefined()
})
