import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { describeDecisions } from '@/components/review/decision-words'

it('counts decisions without those on never-pitch sites, and says nothing where there are none', () => {
  const kept = { verdict: 'kept', atMs: 1 } as const
  expect(
    describeDecisions(
      new Map<string, Decision>([
        ['a.com', kept],
        ['b.com', { verdict: 'skipped' as const, atMs: 1 }],
        ['c.com', kept],
      ]),
    ),
  ).toBe('2 kept, 1 skipped')
  const contacts = new Map([
    ['a.com ann@a.com', kept],
    ['b.com', kept],
    ['b.com bo@b.com', kept],
  ])
  expect(describeDecisions(contacts, new Set(['b.com']))).toBe('1 kept')
  expect(describeDecisions(new Map([['a.com', { note: 'later', atMs: 1 }]]))).toBe('')
  expect(describeDecisions(undefined)).toBe('')
})
