import { afterEach, expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { readSource } from '@/components/list-reading/reading'
import { NO_FILTER } from '@/components/list-table/filter'
import { chosenIn, offersFor } from '@/components/lookup-tool/chosen-in'
import { browserLists } from '@/components/saved-lists/browser-lists'

const SHEET = 'Site,E-mail,Topic\na-b.com,ann@a-b.com,jars\na-b.com,cy@a-b.com,lids\nc-d.org,,jars\n'
const file = new Blob([SHEET])

afterEach(async () => {
  for (const { list } of await browserLists.all()) browserLists.remove(list.id)
})

async function chosen(filter: object, decisions: Record<string, Decision['verdict']> = {}) {
  const made = Object.entries(decisions).map(([key, verdict]): [string, Decision] => [key, { verdict, atMs: 1 }])
  const id = browserLists.add({ name: 'a.csv', file }, { decisions: new Map(made) })
  const found = await readSource({ file, wantsSheet: true })
  const { wanted } = await chosenIn(
    { ...found, id, file, name: 'a.csv', reading: {}, filter: { ...NO_FILTER, ...filter } },
    'PageRank',
  )
  return [...wanted].join(', ')
}

it.each([
  [{ text: 'lids' }, 'a-b.com'],
  [{ text: 'JARS', column: 2 }, 'a-b.com, c-d.org'],
  [{ text: 'cy@', column: 1 }, 'a-b.com'],
  [{ text: 'c-d', column: 2 }, ''],
])('a text is looked for in all rows of a site, as the table does: %j', async (filter, domains) => {
  expect(await chosen(filter)).toBe(domains)
})

it.each([
  ['kept', 'a-b.com'],
  ['skipped', ''],
  ['open', 'c-d.org'],
])('a site with a kept and a skipped contact is kept, as the table shows it: %s', async (state, domains) => {
  const decisions = { 'a-b.com ann@a-b.com': 'kept', 'a-b.com cy@a-b.com': 'skipped' } as const
  expect(await chosen({ state }, decisions)).toBe(domains)
})

it.each([
  [['a-b.com', 'c-d.org'], 'kept', ['The file has the PageRank of 1 site', '1 more kept']],
  [['c-d.org'], 'skipped', ['1 more skipped']],
  [['a-b.com'], undefined, ['The file has the PageRank of 1 site']],
  [['c-d.org', 'e-f.net'], undefined, ['2 more chosen']],
  [[], 'kept', []],
] as const)('%j wait each for its own click', async (waiting, state, titles) => {
  const rated = new Blob(['Site,PageRank,PageRank source\na-b.com,5,Open PageRank\nc-d.org,,\ne-f.net,,\n'])
  const found = await readSource({ file: rated, wantsSheet: true })
  const list = { ...found, file, name: 'a.csv', reading: {}, filter: { ...NO_FILTER, state } }
  const offers = offersFor(waiting, list, 'PageRank')
  expect(offers.map(({ title }) => title)).toEqual(titles)
  expect(offers.flatMap(({ sites }) => sites)).toEqual(waiting)
})
