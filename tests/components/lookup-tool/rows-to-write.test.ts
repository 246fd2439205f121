import { expect, it } from 'vitest'
import { readSource } from '@/components/list-reading/reading'
import { rowsToWrite } from '@/components/lookup-tool/rows-to-write'

const SHEET = 'Site,Name\na-b.com,Ann\nto be found,Bo\nc-d.org,Cy\na-b.com,Di\ne-f.net,Ed\n'

it.each<[what: string, never: string[], shown: string[] | undefined, leftOut: number[], names: string]>([
  ['all rows', [], undefined, [], 'all'],
  [
    'all but a never-pitch site, also those without a site or beyond the table',
    ['c-d.org'],
    undefined,
    [],
    'Ann Bo Di Ed',
  ],
  ['the sites of a filtered table', [], ['c-d.org', 'a-b.com'], [], 'Ann Cy Di'],
  ['no never-pitch site of a filtered table', ['a-b.com'], ['c-d.org', 'a-b.com'], [], 'Cy'],
  ['no row that another tool left out', [], undefined, [3], 'Ann Bo Cy Ed'],
  ['none where each is left out', ['a-b.com', 'c-d.org', 'e-f.net'], undefined, [1], ''],
])('a download has %s', async (_what, never, shown, leftOut, names) => {
  const found = await readSource({
    file: new Blob([SHEET]),
    wantsSheet: true,
    leftOut: new Map(leftOut.map((at) => [at, 'A duplicate'])),
  })
  if (!found.sheet) throw new Error('This is no sheet.')
  const keep = rowsToWrite(found, new Map(never.map((site) => [site, 'own'])), shown)
  const written = keep && found.sheet.rows.filter(keep).map(({ cells }) => cells[1])
  expect(written?.join(' ') ?? 'all').toBe(names)
})
