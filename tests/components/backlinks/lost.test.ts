import { expect, it } from 'vitest'
import { isLost, lostColumns } from '@/components/backlinks/lost'

const isGone = (row: Readonly<Record<string, string>>) => isLost(Object.values(row), lostColumns(Object.keys(row)))

it.each([
  ...['', '-', '—', '0', '0.0', 'None', 'null', 'NaN', 'N/A', '#N/A', '<NA>', 'nil', 'undefined', '(not set)', 'never'],
  ...['false', 'No', 'nein', '0000-00-00', '0000-00-00 00:00:00', '00/00/0000', '1970-01-01', '1900-01-00', '404'],
])('%s is not a loss', (cell) => {
  expect(isGone({ Lost: cell })).toBe(false)
  expect(isGone({ lost_date: cell })).toBe(false)
})

it.each([
  ...['2026-02-01', '2026-02-01T10:00:00Z', '01/02/2026', '1.2.26', 'Feb 1, 2026', '1764460800', '46054.0'],
  ...['true', 'YES', '1', '1.0', 'x', '✓', 'ja', 'Lost', 'removed'],
])('%s is one', (cell) => {
  expect(isGone({ 'Lost link': cell })).toBe(true)
})

it.each(['Verloren am', 'Date de perte', 'Fecha de pérdida', 'Data di perdita'])('%s is the day of a loss', (title) => {
  expect(isGone({ [title]: '2026-02-01' })).toBe(true)
  expect(isGone({ [title]: '-' })).toBe(false)
})

it('a flag goes before a day, unless it says nothing', () => {
  expect(isGone({ lost_date: '2026-02-01', is_lost: 'False' })).toBe(false)
  expect(isGone({ lost_date: 'None', is_lost: 'True' })).toBe(true)
  expect(isGone({ lost_date: '2026-02-01', is_lost: '' })).toBe(true)
})

it('a link that a checker did not find is lost, whatever it says of other things', () => {
  expect(
    ['False', 'no', '0', 'True', '', '-', '2026-01-05', '404'].map((cell) => isGone({ Link_Found: cell })),
  ).toEqual([...[true, true, true], ...[false, false, false, false, false]])
  expect(isGone({ is_lost: 'false', is_live: 'false' })).toBe(false)
  expect(isGone({ Status: '200', is_live: 'false' })).toBe(true)
})

it('a mention without a link is none', () => {
  expect(isGone({ FlagDeleted: '0', FlagMention: '1', DateLost: '' })).toBe(true)
  expect(isGone({ FlagDeleted: '0', FlagMention: '0', DateLost: '' })).toBe(false)
})

it('a status is read for its word alone', () => {
  expect(['lost', 'Live', '200', '410', 'new'].map((cell) => isGone({ Status: cell }))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(isGone({ 'Lost links': '3', 'New links': '2' })).toBe(false)
})
