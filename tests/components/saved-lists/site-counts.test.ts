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
  [undefined, 'not read yet'],
])('%j', (domains, text) => {
  expect(describeSites(domains, sites, NOW)).toBe(text)
})

it('counts what rose and fell since an earlier day', () => {
  const at = (value: number, before?: number) => ({
    'Domain Rating': {
      value,
      day: DAY,
      before: before === undefined ? undefined : { value: before, day: '2026-10-01' },
    },
  })
  const changed = [at(7, 6), at(9, 2), at(3, 4), at(5, 5), at(1)].map((values, index) => ({
    domain: `${index}.com`,
    values,
  }))
  const domains = changed.map(({ domain }) => domain)
  expect(describeSites(domains, changed, NOW)).toBe('5 sites; Domain Rating known for 5 (2 rose, 1 fell)')
  expect(describeSites(['0.com', '3.com'], changed, NOW)).toBe('2 sites; Domain Rating known for 2 (1 rose)')
})
