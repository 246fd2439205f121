import { expect, it } from 'vitest'
import { readTables } from '@/components/list-reading/read-tables'
import {
  findOwnColumns,
  firstShown,
  type OwnColumn,
  tableColumn,
  withOwnTitles,
} from '@/components/list-table/own-columns'
import { findSheet, type Sheet } from '@/components/sheet/reading/sheet'

const CSV = `Domain,Title,DR,Seen,Price,Empty,Title
a.com,First,9,2026-01-02,"1,200 €",,x
b.com,Second,10,01.02.2025,90 €,,y
c.com,,,2024-03-04,12 €,,z
`

const BY_CELLS = { rowsOf: ({ cells }: { cells: readonly string[] }) => [cells], hasDecimalComma: false }

async function columnsOf(text: string): Promise<OwnColumn[]> {
  const sheet = await sheetOf(text)
  return findOwnColumns(sheet, sheet.rows)
}

async function sheetOf(text: string): Promise<Sheet> {
  const sheet = await findSheet(await readTables(new Blob([text])))
  if (!sheet) throw new Error('This is no sheet.')
  return sheet
}

it('has each column that says something, with titles that differ, and numbers told from dates', async () => {
  expect(withOwnTitles(await columnsOf(CSV), ['DR'])).toEqual([
    { index: 1, title: 'Title', isNumeric: false },
    { index: 2, title: 'DR (2)', isNumeric: true },
    { index: 3, title: 'Seen', isNumeric: false },
    { index: 4, title: 'Price', isNumeric: true },
    { index: 6, title: 'Title (2)', isNumeric: false },
  ])
})

it('has numbers in a column whose first two hundred cells are some: a later word is sorted last', async () => {
  const prices = Array.from({ length: 200 }, (_, at) => `${at}.com,${at} €`)
  const sheet = await sheetOf(['Domain,Price', ...prices, 'late.com,on request', ''].join('\n'))
  const [price] = findOwnColumns(sheet, sheet.rows)
  expect(price).toMatchObject({ title: 'Price', isNumeric: true })
  const { sortBy } = tableColumn(price as OwnColumn, BY_CELLS)
  expect(sheet.rows.slice(-2).map((row) => sortBy?.(row))).toEqual([199, undefined])
})

it('shows the first two until somebody chooses', async () => {
  expect([...firstShown(await columnsOf(CSV))]).toEqual([1, 2])
})

it('sorts numbers as numbers, shows them as they are written, and has no value for an empty cell', async () => {
  const { rows } = await sheetOf(CSV)
  const price = tableColumn({ index: 4, title: 'Price', isNumeric: true }, BY_CELLS)
  expect(rows.map((row) => [price.cell(row), price.sortBy?.(row)])).toEqual([
    ['1,200 €', 1_200],
    ['90 €', 90],
    ['12 €', 12],
  ])
  const title = tableColumn({ index: 1, title: 'Title', isNumeric: false }, BY_CELLS)
  expect(rows.map((row) => title.sortBy?.(row))).toEqual(['First', 'Second', undefined])
})
