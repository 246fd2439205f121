import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { decisionOn, withSites } from '@/components/review/decision-on'

const decisions = new Map<string, Decision>([
  ['a.com', { verdict: 'skipped', reason: 'too weak', note: 'old', atMs: 1 }],
  ['a.com ann@a.com', { verdict: 'kept', atMs: 2 }],
  ['a.com bo@a.com', { note: 'ask', atMs: 2 }],
  ['b.com', { note: 'mine', atMs: 1 }],
  ['b.com cy@b.com', { verdict: 'skipped', reason: 'off topic', atMs: 1 }],
  ['c.com di@c.com', { verdict: 'skipped', note: 'hers', atMs: 1 }],
  ['c.com ed@c.com', { verdict: 'kept', note: 'his', atMs: 1 }],
  ['c.com flo@c.com', { verdict: 'skipped', atMs: 1 }],
  ['d.com gus@d.com', { note: 'later', atMs: 1 }],
])
const partsOf = ({ verdict, reason, note }: Partial<Decision> = {}) => [verdict, reason, note].join(' ').trim()

it.each([
  ['a.com ann@a.com', 'kept'],
  // Its note is its own, and its verdict the site’s.
  ['a.com bo@a.com', 'skipped too weak ask'],
  ['a.com else@a.com', 'skipped too weak old'],
  ['b.com', 'mine'],
  ['b.com else@b.com', ''],
  ['c.com', ''],
  ['c.com else@c.com', ''],
])('%s: %s', (key, words) => {
  expect(partsOf(decisionOn(key, decisions))).toBe(words)
})

it.each([
  ['a.com', 'skipped too weak old'],
  ['b.com', 'skipped off topic mine'],
  ['c.com', 'kept  his'],
  ['d.com', ''],
])('a row that stands for %s: %s', (site, words) => {
  expect(partsOf(decisionOn(site, withSites(decisions)))).toBe(words)
})
