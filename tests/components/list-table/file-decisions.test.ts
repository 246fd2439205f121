import { expect, it } from 'vitest'
import { decisionsIn } from '@/components/list-table/file-decisions'

const TITLES = ['Name', 'Decision', 'Skip reason', 'Review note']
const columns = TITLES.map((title, at) => ({ index: at + 1, title, isNumeric: false }))
const read = (rows: string[][], some = columns) =>
  decisionsIn(rows, { columns: some, rowsOf: (row) => [row] }, ([site = '']) => site, 7)

it('reads the columns that a download has, with a note that it has disarmed', () => {
  const rows = [
    ['a.com', 'Ann', 'kept', '', "'=later"],
    ['b.com', 'Bo', 'skipped', 'off topic', ''],
    ['c.com', 'Cy', '', '', 'x'],
  ]
  expect(read(rows)).toEqual(
    new Map([
      ['a.com', { verdict: 'kept', note: '=later', atMs: 7 }],
      ['b.com', { verdict: 'skipped', reason: 'off topic', atMs: 7 }],
    ]),
  )
})

it('takes a column of that name with other words for the visitor’s own', () => {
  expect(
    read([
      ['a.com', 'Ann', 'kept', '', ''],
      ['b.com', 'Bo', 'maybe', '', ''],
    ]).size,
  ).toBe(0)
  expect(read([['a.com', 'Ann', 'kept', '', '']], columns.slice(0, 1)).size).toBe(0)
})
