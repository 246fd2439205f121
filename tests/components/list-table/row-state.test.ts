import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { stateOf } from '@/components/list-table/row-state'

const decisions = new Map<string, Decision>([
  ['a.com', { verdict: 'kept', atMs: 1 }],
  ['b.com ann@b.com', { verdict: 'skipped', atMs: 1 }],
  ['c.com', { note: 'later', atMs: 1 }],
  ['d.com', { verdict: 'kept', atMs: 1 }],
  ['f.com', { verdict: 'skipped', atMs: 1 }],
  ['f.com flo@f.com', { note: 'later', atMs: 2 }],
  ['f.com fay@f.com', { verdict: 'kept', atMs: 2 }],
])
const never = new Map([['d.com', 'client'] as const, ['e.com', 'own'] as const])

it.each([
  ['a.com', 'kept'],
  ['b.com', 'open'],
  ['b.com ann@b.com', 'skipped'],
  ['c.com', 'open'],
  ['d.com', 'never pitch'],
  ['e.com di@e.com', 'never pitch'],
  // A site’s decision is for each contact without one.
  ['f.com flo@f.com', 'skipped'],
  ['f.com fred@f.com', 'skipped'],
  ['f.com fay@f.com', 'kept'],
  ['b.com bo@b.com', 'open'],
])('%s is %s', (key, state) => {
  expect(stateOf(key, decisions, never)).toBe(state)
})
