import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hasEarlierDay, sinceLastTimeColumn } from '@/components/lookup-tool/since-last-time'
import type { Entry } from '@/components/queue/queue'
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

const answered = (key: string, value: Dated): Entry<Dated> => ({ key, state: 'answered', value, atMs: 0 })
const columnOf = (key: string, before: Dated | undefined) =>
  sinceLastTimeColumn<Dated>(new Map(before && [[key, before]]), (value) => value)

it.each(rows)('%s is said, and sorted by', (_what, before, now, shown, sortedBy) => {
  const column = columnOf('a.com', before)
  const row = answered('a.com', now)
  expect(renderToStaticMarkup(column.cell(row)).replace(/<[^>]+>/g, '')).toBe(shown)
  expect(column.sortBy?.(row)).toBe(sortedBy)
})

it('what has no answer has no change', () => {
  const column = columnOf('a.com', { value: 1, day: JULY })
  const row: Entry<Dated> = { key: 'a.com', state: 'queued' }
  expect(column.cell(row)).toBeUndefined()
  expect(column.sortBy?.(row)).toBeUndefined()
})

it('there is no column before a second day', () => {
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: AUGUST }]]), AUGUST)).toBe(false)
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: JULY }]]), AUGUST)).toBe(true)
  expect(hasEarlierDay(new Map([['a.com', { value: 1, day: AUGUST, before: { day: JULY } }]]), AUGUST)).toBe(true)
})

it('the change of a platform sorts no site on it', () => {
  const column = columnOf('lenny.substack.com', { value: 1, day: JULY })
  const row = answered('lenny.substack.com', { value: 2, day: AUGUST })
  expect(column.sortBy?.(row)).toBeUndefined()
})
