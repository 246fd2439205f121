import { expect, it } from 'vitest'
import { describeSites } from '@/components/saved-lists/site-counts'

const NOW = Date.UTC(2026, 10, 26)
const DAY = '2026-11-25'
const sites = [
  { domain: 'a.com', values: { 'Domain Rating': { value: 7, day: DAY }, PageRank: { value: 7, day: DAY } } },
  { domain: 'b.com', values: { 'Domain Rating': { value: 0, day: DAY }, PageRank: { day: DAY } } },
  { domain: 'c.com', values: { 'Domain Rating': { value: 101, day: DAY } } },
]

it.each([
  [['a.com', 'b.com', 'c.com', 'd.com'], '4 sites; Domain Rating known for 2, PageRank for 1'],
  [['b.com', 'c.com'], '2 sites; Domain Rating known for 1'],
  [['d.com'], '1 site'],
  [[], '0 sites'],
])('%j', (domains, text) => {
  expect(describeSites(domains, sites, NOW)).toBe(text)
})
