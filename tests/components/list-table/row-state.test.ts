import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { stateOf } from '@/components/list-table/row-state'

const decisions = new Map<string, Decision>([
  ['a.com', { verdict: 'kept', atMs: 1 }],
  ['b.com ann@b.com', { verdict: 'skipped', atMs: 1 }],
  ['c.com', { note: 'later', atMs: 1 }],
  ['d.com', { verdict: 'kept', atMs: 1 }],
])
const never = new Map([['d.com', 'client'] as const, ['e.com', 'own'] as const])

it.each([
  ['a.com', 'kept'],
  ['b.com', 'open'],
  ['b.com ann@b.com', 'skipped'],
  ['c.com', 'open'],
  ['d.com', 'never pitch'],
  ['e.com di@e.com', 'never pitch'],
])('%s is %s', (key, state) => {
  expect(stateOf(key, decisions, never)).toBe(state)
})
