import { expect, it } from 'vitest'
import { collectSites } from '@/components/all-sites/collect-sites'
import type { Decision, List } from '@/components/list-reading/list'

const NOW = Date.UTC(2026, 10, 29)
const kept = (atMs: number): Decision => ({ verdict: 'kept', atMs })
const skipped = (atMs: number): Decision => ({ verdict: 'skipped', reason: 'off topic', atMs })

function listOf(id: string, savedMs: number, domains?: readonly string[], given: Partial<List> = {}): List {
  const verdict = domains && { leftOut: new Map(), domains }
  return { id, name: `${id}.csv`, savedMs, reading: {}, verdict, ...given }
}

const namesOf = (lists: readonly List[]) =>
  collectSites(lists, [], NOW).sites.map(({ domain, list, decision }) => [domain, list.name, decision?.verdict])

it('each site is there once, by name, with the newest list of prospects that has it, or else an export', () => {
  const lists = [
    listOf('export', 9, ['c.com', 'a.com'], { isExport: true }),
    listOf('new', 5, ['b.com']),
    listOf('old', 1, ['a.com', 'b.com']),
  ]
  expect(namesOf(lists)).toEqual([
    ['a.com', 'old.csv', undefined],
    ['b.com', 'new.csv', undefined],
    ['c.com', 'export.csv', undefined],
  ])
})

it('the newest decision counts, on the site or a contact, with its list, also where no list has the site any more', () => {
  const lists = [
    listOf('new', 5, ['a.com', 'b.com', 'c.com'], { decisions: new Map([['a.com', kept(1)]]) }),
    listOf('old', 1, ['a.com'], {
      decisions: new Map([
        ['a.com', skipped(2)],
        ['b.com', kept(3)],
        ['b.com bo@b.com', skipped(4)],
        ['c.com', { note: 'later', atMs: 9 }],
        ['d.com', kept(5)],
      ]),
    }),
  ]
  expect(namesOf(lists)).toEqual([
    ['a.com', 'old.csv', 'skipped'],
    ['b.com', 'old.csv', 'skipped'],
    ['c.com', 'new.csv', undefined],
    ['d.com', 'old.csv', 'kept'],
  ])
})

it('a site has the values that are known of it, each with its day', () => {
  const values = {
    'Domain Rating': { value: 61, day: '2026-11-28', before: { value: 60, day: '2026-10-01' }, answer: 61 },
    PageRank: { day: '2026-10-01' },
  }
  const [site] = collectSites([listOf('one', 1, ['a.com'])], [{ domain: 'a.com', values }], NOW).sites
  expect(site?.known).toEqual({ 'Domain Rating': { value: 61, day: '2026-11-28' }, PageRank: { day: '2026-10-01' } })
  const wrong = [{ domain: 'a.com', values: { 'Domain Rating': { value: 101, day: '2026-11-28' } } }]
  expect(collectSites([listOf('one', 1, ['a.com'])], wrong, NOW).sites[0]?.known['Domain Rating']).toEqual({})
})

it('a list that no tool has read is counted; an export has been read, even where it names no site', () => {
  const lists = [listOf('read', 1, ['a.com']), listOf('unread', 2), listOf('export', 3, undefined, { isExport: true })]
  expect(collectSites(lists, [], NOW).unread).toBe(1)
})
