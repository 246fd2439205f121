import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { decisionColumn } from '@/components/review/decision-column'

const decisions = new Map<string, Decision>([
  ['a.com', { verdict: 'skipped', reason: 'off topic', note: 'in spring', atMs: 1 }],
  ['b.com', { verdict: 'kept', atMs: 1 }],
  ['b.com bo@b.com', { verdict: 'kept', atMs: 1 }],
])

it.each([
  ['a.com', 'skipped off topic in spring'],
  ['b.com', 'never pitch'],
  ['b.com bo@b.com', 'never pitch'],
  ['c.com', 'open'],
])('%s is %s', (key, words) => {
  const { cell, sortBy } = decisionColumn(decisions, new Map([['b.com', 'own']]), String)
  expect(renderToStaticMarkup(cell(key)).replace(/<[^>]+>/g, '')).toBe(words)
  expect(sortBy?.(key) ?? 'open').toBe(words.replace(/ off.*/, ''))
})
