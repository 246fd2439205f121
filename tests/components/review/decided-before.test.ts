import { expect, it } from 'vitest'
import type { Decision, List } from '@/components/list-reading/list'
import { decidedBefore, sitesBefore } from '@/components/review/decided-before'

const kept = (atMs: number): Decision => ({ verdict: 'kept', atMs })
const skipped = (atMs: number): Decision => ({ verdict: 'skipped', reason: 'off topic', atMs })

function listOf(id: string, decisions: Record<string, Decision>, given: Partial<List> = {}): List {
  return { id, name: `${id}.csv`, savedMs: 0, reading: {}, decisions: new Map(Object.entries(decisions)), ...given }
}

it('of several lists, the newest decision on a site counts, and a note alone is none', () => {
  const lists = [
    listOf('first', { 'a.com': kept(1), 'b.com': { note: 'later', atMs: 9 } }),
    listOf('second', { 'a.com': skipped(3), 'b.com': kept(1) }),
    listOf('third', { 'a.com': kept(2) }),
  ]
  expect(decidedBefore(['a.com', 'b.com', 'c.com'], lists, undefined)).toEqual(
    new Map([
      ['a.com', { decision: skipped(3), list: 'second.csv', listId: 'second' }],
      ['b.com', { decision: kept(1), list: 'second.csv', listId: 'second' }],
    ]),
  )
})

it('a list’s own decisions are not those of another list', () => {
  const lists = [listOf('own', { 'a.com': skipped(5) }), listOf('other', { 'a.com': kept(1) })]
  expect(decidedBefore(['a.com'], lists, 'own').get('a.com')?.list).toBe('other.csv')
  expect(decidedBefore(['a.com'], lists.slice(0, 1), 'own').size).toBe(0)
})

it('a contact has its own decision, or else that on its site, and none of the same list', () => {
  const lists = [
    listOf('own', { 'b.com': kept(1) }),
    listOf('other', { 'a.com': skipped(9), 'a.com ann@a.com': kept(1), 'c.com cy@c.com': kept(1) }),
  ]
  const keys = ['a.com ann@a.com', 'a.com bo@a.com', 'b.com di@b.com', 'c.com', 'c.com ed@c.com']
  const found = decidedBefore(keys, lists, 'own')
  expect([...found].map(([key, { decision }]) => [key, decision.verdict])).toEqual([
    ['a.com ann@a.com', 'kept'],
    ['a.com bo@a.com', 'skipped'],
  ])
})

it('the sites of earlier lists of prospects are known, and those of exports are not', () => {
  const of = (...domains: string[]) => ({ verdict: { leftOut: new Map(), domains } })
  const earlier = listOf('earlier', { 'b.com ann@b.com': kept(1) }, { savedMs: 1, ...of('a.com') })
  const lists = [
    earlier,
    listOf('export', {}, { savedMs: 1, isExport: true, ...of('c.com') }),
    listOf('own', {}, { savedMs: 5, ...of('a.com', 'd.com') }),
    listOf('later', {}, { savedMs: 6, ...of('d.com') }),
  ]
  expect(sitesBefore(lists, 'own')).toEqual(new Set(['a.com', 'b.com']))
  expect(sitesBefore(lists, undefined)).toEqual(new Set(['a.com', 'b.com', 'd.com']))
  expect(sitesBefore(lists.slice(1), 'own')).toEqual(new Set())
})
