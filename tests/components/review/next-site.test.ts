import { expect, it } from 'vitest'
import { neighbour, nextUndecided } from '@/components/review/next-site'

const SITES = ['a.com', 'b.com', 'c.com', 'd.com']

it.each([
  ['a.com', 1, 'b.com'],
  ['d.com', 1, 'd.com'],
  ['a.com', -1, 'a.com'],
  ['c.com', -1, 'b.com'],
  // A filter has taken it away.
  ['z.com', 1, 'a.com'],
] as const)('from %s, a step of %i leads to %s', (from, step, to) => {
  expect(neighbour(SITES, from, step)).toBe(to)
})

it.each([
  ['a.com', { 'b.com': 'kept' }, 'c.com'],
  ['c.com', { 'd.com': 'skipped' }, 'a.com'],
  ['a.com', { 'b.com': 'kept', 'c.com': 'kept', 'd.com': 'skipped' }, undefined],
  ['b.com', { 'a.com': undefined, 'c.com': 'kept' }, 'd.com'],
] as const)('after %s, with %j, the next open one is %s', (from, verdicts, to) => {
  const decisions = new Map(
    Object.entries(verdicts).map(([site, verdict]) => [site, { verdict, note: 'read', atMs: 1 }]),
  )
  expect(nextUndecided(SITES, from, decisions)).toBe(to)
})
