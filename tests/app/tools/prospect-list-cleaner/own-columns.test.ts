import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import { columnsOfCleaned } from '@/app/tools/prospect-list-cleaner/own-columns'
import { readList } from '@/components/list-reading/read-list'
import { odsOfRows, xlsxOfRows } from '@/tests/support/inputs/workbook-rows'

/** The cells of each kept row, as the table shows them and as the sheet has them. */
async function cellsOf(list: Blob) {
  const { sheet, firstKept } = await clean({ list, exclude: '' })
  if (!sheet) throw new Error('It is no sheet.')
  const { rowsOf } = columnsOfCleaned(sheet)
  const { sheet: read } = await readList(list)
  const rows = new Map(read?.rows.map(({ number, cells }) => [number, cells]))
  return { shown: firstKept.flatMap(rowsOf), read: firstKept.map(({ line }) => rows.get(line)) }
}

const cell = fc.string({ unit: fc.constantFrom(...'aé =+-@\'",;|\t\n\r\0') })
const written = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const HEAD = ['Site', 'Note', 'Price']
const rows = fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 4 })
const sitesWith = (notes: readonly (readonly string[])[]) => notes.map((cells, at) => [`site-${at}.com`, ...cells])

it('the cells of a CSV are shown as the sheet has them, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (notes) => {
      const text = [HEAD, ...sitesWith(notes)].map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
      const { shown, read } = await cellsOf(new Blob([text]))
      expect(shown).toEqual(read)
      expect(shown).toHaveLength(notes.length)
    }),
  )
})

it.each([
  ['.xlsx', xlsxOfRows],
  ['.ods', odsOfRows],
])('so are those of a workbook, also where one begins as a formula: %s', async (_ending, write) => {
  const notes = [
    ['@ada', '-5'],
    ['=1+1', '"quoted", and\nbroken'],
  ]
  const { shown, read } = await cellsOf(new Blob([write([HEAD, ...sitesWith(notes)])]))
  expect(shown).toEqual(read)
  expect(shown).toEqual(sitesWith(notes))
})
