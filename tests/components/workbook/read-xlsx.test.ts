import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readWorkbook } from '@/components/workbook/read-workbook'
import {
  entryOf,
  relations,
  SHEET_END,
  SHEET_PATH,
  SHEET_START,
  workbookFile,
  workbookOfRows,
  workbookXml,
} from '@/tests/support/inputs/workbook-file'

const recordsOf = (file: Uint8Array) => [...(readWorkbook(file)[0]?.records() ?? [])]

const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

it('every cell comes back in its row and column, however far apart they are', () => {
  const cell = fc.record({
    row: fc.integer({ min: 1, max: 50 }),
    column: fc.nat(60),
    value: fc.stringMatching(/^[a-z ,"]{1,5}$/),
  })
  const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 40, selector: ({ row, column }) => `${row} ${column}` })
  fc.assert(
    fc.property(cells, (given) => {
      const numbers = [...new Set(given.map(({ row }) => row))].sort((a, b) => a - b)
      const rows = numbers.map((number) => {
        const own = given.filter(({ row }) => row === number)
        return `<row r="${number}">${own.map(({ column, value }) => `<c r="${letters(column)}${number}" t="str"><v>${value}</v></c>`).join('')}</row>`
      })
      const records = recordsOf(workbookOfRows(rows.join('')))
      expect(records.map(({ number }) => number)).toEqual(numbers)
      const found = records.flatMap(({ number, cells }) =>
        cells.flatMap((value, column) => (value === '' ? [] : [{ row: number, column, value }])),
      )
      const byPlace = (a: (typeof given)[number], b: (typeof given)[number]) => a.row - b.row || a.column - b.column
      expect(found).toEqual([...given].sort(byPlace))
    }),
  )
})

it.each([
  ['a number', '<c><v>54.200000000000003</v></c>', '54.2'],
  ['a text with a prefix', '<x:c t="inlineStr"><x:is><x:t>a.com</x:t></x:is></x:c>', 'a.com'],
  ['a text in several styles', '<c t="inlineStr"><is><r><t>a.</t></r><r><t>com</t></r></is></c>', 'a.com'],
  ['a text with its pronunciation', '<c t="inlineStr"><is><t>東京</t><rPh><t>トウキョウ</t></rPh></is></c>', '東京'],
  ['an escaped character', '<c t="str"><v>a_x0009_b</v></c>', '"a\tb"'],
  ['the result of a formula', '<c t="str"><f>A1&amp;"x"</f><v>a.com</v></c>', 'a.com'],
  ['CDATA', '<c t="str"><v><![CDATA[a&b]]></v></c>', 'a&b'],
  ['truth', '<c t="b"><v>1</v></c>', 'TRUE'],
  ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
  ['a date as text', '<c t="d"><v>2026-08-01</v></c>', '2026-08-01'],
])('%s is read', (_what, cell, text) => {
  expect(recordsOf(workbookOfRows(`<row xmlns:x="x">${cell}</row>`))[0]?.raw).toBe(text)
})

it.each(['<c t="s"/>', '<c t="b"/>', '<c s="1"/>', '<c t="s"><v>7</v></c>'])('%s has no value', (cell) => {
  expect(readWorkbook(workbookOfRows(`<row>${cell}</row>`))).toEqual([])
})

it('the sheets with a value are read, from where the workbook says it is', () => {
  const sheet = (name: string, cells: string) => entryOf(name, SHEET_START + cells + SHEET_END)
  const file = workbookFile(
    entryOf('xl/workbook.xml', workbookXml(['Empty', 'Full', 'Other'])),
    entryOf(
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['worksheet', '/Sheets/FULL.xml'], ['worksheet', '../c.xml']),
    ),
    sheet(SHEET_PATH, '<row><c/></row>'),
    sheet('sheets/full.xml', '<row><c><v>1</v></c></row>'),
    sheet('c.xml', '<row><c><v>2</v></c></row>'),
  )
  expect(readWorkbook(file).map((table) => [table.name, [...table.records()][0]?.cells])).toEqual([
    ['Full', ['1']],
    ['Other', ['2']],
  ])
})
