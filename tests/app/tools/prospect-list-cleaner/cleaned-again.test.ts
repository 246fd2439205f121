import { describe, expect, it } from 'vitest'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import { writeFile } from '@/app/tools/prospect-list-cleaner/write-file'
import { readTables } from '@/components/list-reading/read-tables'
import { keyOf } from '@/components/review/key-of'
import { odsOfRows, xlsxOfRows } from '@/tests/support/inputs/workbook-rows'

const RULES = { exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true }

async function cleaned(list: Blob): Promise<Blob> {
  const { sheet, firstKept } = await clean({ ...RULES, list })
  if (!sheet) throw new Error('It is no sheet.')
  return writeFile({ ...RULES, list, wanted: { keys: firstKept.map(keyOf), decisions: new Map() } })
}

async function cellsOf(file: Blob): Promise<(readonly string[])[]> {
  const [table] = await readTables(file)
  return [...(table?.records() ?? [])].map(({ cells }) => cells)
}

const ROWS = [
  ['Site', 'Name'],
  ['https://www.moz.com/blog', 'Ann'],
  ['moz.com', 'Bo'],
  ['dev.to', ''],
]

describe('a cleaned file that is cleaned again is the same', () => {
  it.each([
    ['with quotes', 'Site;Name\r\nhttps://www.moz.com/x;"Ann; A"\r\n"dev.to";Bo\r\nmoz.com;Cy\r\n'],
    ['with one column', 'Site\nhttps://moz.com/x\ndev.to\n'],
    ['without names of columns', 'https://www.moz.com/x,54\ndev.to,53\n'],
    ['with a column that is called so', 'Domain,Name\nwww.moz.com,Ann\ndev.to,Bo\n'],
    ['with the same domains in a column', 'Domain,Name\nmoz.com,Ann\ndev.to,Bo\n'],
  ])('%s', async (_what, text) => {
    const once = await cleaned(new Blob([text]))
    const twice = await cleaned(once)
    expect(await twice.text()).toBe(await once.text())
    const [titles = []] = await cellsOf(twice)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each([
    ['.xlsx', xlsxOfRows],
    ['.ods', odsOfRows],
  ])('as a workbook: %s', async (_ending, write) => {
    const twice = await cleaned(await cleaned(new Blob([write(ROWS)])))
    expect(await cellsOf(twice)).toEqual([
      ['Site', 'Name', 'Domain'],
      ['https://www.moz.com/blog', 'Ann', 'moz.com'],
      ['dev.to', '', 'dev.to'],
    ])
  })
})

it('a URL that was changed since has its new domain', async () => {
  const sites = Array.from({ length: 10 }, (_, index) => `site-${index}.com`)
  const rows = sites.map((site) => [`https://${site}/`, site])
  const moved = [['URL', 'Domain'], ['https://moved.org/', 'site-x.com'], ...rows]
  const text = moved.map((row) => `${row.join()}\n`).join('')
  expect((await cellsOf(await cleaned(new Blob([text]))))[1]).toEqual(['https://moved.org/', 'moved.org'])
})

it('a visitor’s own column of domains is never changed', async () => {
  const text = 'Domain,Name\nblog.moz.com,Ann\ndev.to,Bo\nw3.org,Cy\nghost.org,Di\nahrefs.com,Ed\nsemrush.com,Fi\n'
  const rows = await cellsOf(await cleaned(new Blob([text])))
  expect(rows[0]).toEqual(['Domain', 'Name', 'Cleaned domain'])
  expect(rows[1]).toEqual(['blog.moz.com', 'Ann', 'moz.com'])
})

it('the reasons of an earlier cleaning are updated', async () => {
  const text = 'Site,Name\nmoz.com,Ann\nmoz.com,Bo\nmoz.com,Cy\nyoutube.com,Di\nco.uk,Ed\n'
  const droppedFile = (list: Blob) => writeFile({ ...RULES, list, wanted: 'dropped' })
  const again = await droppedFile(await droppedFile(new Blob([text])))
  expect(await cellsOf(again)).toEqual([
    ['Site', 'Name', 'Reason'],
    ['moz.com', 'Cy', 'Duplicate of moz.com, line 2.'],
    ['youtube.com', 'Di', 'youtube.com is a platform: a video site.'],
    ['co.uk', 'Ed', 'co.uk is only a domain ending.'],
  ])
})

it.each([
  ['as it was', ['a.com', 'c.com'], 'Site,No,Domain\na.com,1,a.com\nc.com,3,c.com'],
  ['also before others', ['c.com', 'a.com'], 'Site,No,Domain\nc.com,3,c.com\na.com,1,a.com\n'],
  ['and is no part of a file without it', ['b.com', 'a.com'], 'Site,No,Domain\nb.com,2,b.com\na.com,1,a.com\n'],
])('a last row without a line end is a row, %s', async (_what, keys, written) => {
  const list = new Blob(['Site,No\na.com,1\nb.com,2\nc.com,3'])
  const file = await writeFile({ ...RULES, list, wanted: { keys, decisions: new Map() } })
  expect(await file.text()).toBe(written)
})

it('a last row that comes first has the line end of the others, also without names of columns', async () => {
  const list = new Blob(['a.com,one two\r\nb.com,three\r\nc.com,four'])
  const wanted = { keys: ['c.com', 'a.com', 'b.com'], decisions: new Map() }
  const file = await writeFile({ ...RULES, list, wanted })
  expect((await file.text()).split('\r\n').map((row) => row.slice(0, 5))).toEqual(['c.com', 'a.com', 'b.com', ''])
})
