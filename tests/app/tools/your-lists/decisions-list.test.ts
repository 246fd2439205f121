import { expect, it } from 'vitest'
import { decisionsList, deletedWords } from '@/app/tools/your-lists/decisions-list'
import type { Decision, List } from '@/components/list-reading/list'

const KEPT: Decision = { verdict: 'kept', atMs: 1 }
const SKIPPED: Decision = { verdict: 'skipped', reason: 'off topic', note: '=asked, twice', atMs: 2 }

function listOf(name: string, decisions?: Record<string, Decision>): List {
  return { id: name, name, savedMs: 5, reading: {}, decisions: decisions && new Map(Object.entries(decisions)) }
}

it('a deleted list’s decisions become a list with our columns, as old as it was, which has them itself', async () => {
  const list = listOf('prospects.csv', { 'a.com': KEPT, 'b.com': SKIPPED, 'c.com': { note: 'later', atMs: 3 } })
  const [{ name, file }, given] = decisionsList(list)
  expect(name).toBe('prospects decisions.csv')
  expect(await file.text()).toBe(
    'Domain,Decision,Skip reason,Review note\r\na.com,kept,,\r\nb.com,skipped,off topic,"\'=asked, twice"\r\nc.com,,,later\r\n',
  )
  expect(given).toMatchObject({
    savedMs: 5,
    decisions: list.decisions,
    verdict: { domains: ['a.com', 'b.com', 'c.com'] },
  })
})

it('decisions on contacts name them', async () => {
  const [{ name, file }, { verdict }] = decisionsList(
    listOf('Pasted text', { 'a.com ann@a.com': KEPT, 'a.com': SKIPPED }),
  )
  expect(name).toBe('Pasted text decisions.csv')
  expect(await file.text()).toMatch(/^Domain,Contact,Decision,.*\r\na.com,ann@a.com,kept,,\r\na.com,,skipped,/)
  expect(verdict?.domains).toEqual(['a.com'])
})

it.each([
  [[listOf('a.csv')], '“a.csv” was deleted'],
  [[listOf('a.csv', { 'a.com': KEPT })], '“a.csv” and its 1 decision were deleted'],
  [[listOf('a.csv'), listOf('b.csv')], '2 lists were deleted'],
  [
    [listOf('a.csv', { 'a.com': KEPT }), listOf('b.csv', { 'a.com': KEPT, 'b.com': SKIPPED })],
    '2 lists and their 3 decisions were deleted',
  ],
])('says what was deleted: %#', (lists, words) => {
  expect(deletedWords(lists)).toBe(words)
})
