import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { changeColumn, hasEarlierDay } from '@/components/lookup-tool/change-column'
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

it.each(rows)('%s is said, and sorted by', (_what, before, now, shown, sortedBy) => {
  const column = changeColumn<Dated>(new Map(before && [['a.com', before]]), (value) => value)
  const entry = { key: 'a.com', state: 'answered', value: now, atMs: 0 } as const
  expect(renderToStaticMarkup(column.cell(entry)).replace(/<[^>]+>/g, '')).toBe(shown)
  expect(column.sortBy?.(entry)).toBe(sortedBy)
})

it('what has no answer has no change', () => {
  const column = changeColumn<Dated>(new Map([['a.com', { value: 1, day: JULY }]]), (value) => value)
  expect(column.cell({ key: 'a.com', state: 'pending' })).toBeUndefined()
  expect(column.sortBy?.({ key: 'a.com', state: 'queued' })).toBeUndefined()
})

it('there is no column before a second day', () => {
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: AUGUST }]]), AUGUST)).toBe(false)
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: JULY }]]), AUGUST)).toBe(true)
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: AUGUST, before: { day: JULY } }]]), AUGUST)).toBe(true)
})
