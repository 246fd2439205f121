import { describe, expect, it } from 'vitest'
import { readTables } from '@/components/list-reading/read-tables'
import { withoutTies } from '@/components/list-reading/write-sheet'
import { findSheet } from '@/components/sheet/reading/sheet'
import { LIMITS } from '@/components/workbook/limits'
import { openParts } from '@/components/workbook/parts'
import { readWorkbook } from '@/components/workbook/read-workbook'
import { addOdsCells } from '@/components/workbook/writing/add-ods-cells'
import { addXlsxCells } from '@/components/workbook/writing/add-xlsx-cells'
import { createRowMove, mapRange } from '@/components/workbook/writing/map-range'
import { removeXlsxRows } from '@/components/workbook/writing/remove-xlsx-rows'
import { replaceParts } from '@/components/workbook/writing/replace-parts'
import {
  entryOf,
  SHEET_END,
  SHEET_PATH,
  SHEET_START,
  workbookFile,
  workbookOfRows,
  zipFile,
} from '@/tests/support/inputs/workbook-file'

const none: ReadonlySet<number> = new Set()

describe('cells are added to the XML of a sheet', () => {
  it('beside what is there, in the place of cells without a value', () => {
    const xml =
      '<sheetData><row r="1" spans="1:2"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" s="3"/></row><row r="3"/></sheetData>'
    const cells = new Map([
      [1, ['a < b', 1.5, undefined]],
      [3, ['x\u0000']],
    ])
    expect(addXlsxCells(xml, { column: 1, cells })).toBe(
      '<sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">a &lt; b</t></is></c><c r="C1"><v>1.5</v></c></row>' +
        '<row r="3"><c r="B3" t="inlineStr"><is><t xml:space="preserve">x</t></is></c></row></sheetData>',
    )
  })

  it('with the prefix of the file, and past comments', () => {
    const xml = '<x:sheetData><!-- <row r="1"> --><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData>'
    expect(addXlsxCells(xml, { column: 1, cells: new Map([[1, [2]]]) })).toBe(
      '<x:sheetData><!-- <row r="1"> --><x:row><x:c><x:v>1</x:v></x:c><x:c r="B1"><x:v>2</x:v></x:c></x:row></x:sheetData>',
    )
  })
})

describe('cells are added to one table of an OpenDocument spreadsheet', () => {
  const text = (value: string) =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
  const tables = (rows: string) => `<table:table><table:table-row/></table:table><table:table>${rows}</table:table>`
  const add = (rows: string, change: Partial<Parameters<typeof addOdsCells>[2]>, removed = none) =>
    addOdsCells(tables(rows), 1, { column: 2, cells: new Map(), ...change }, removed)

  it('after what is there, in the place of cells without a value', () => {
    const rows =
      `<table:table-row>${text('a')}<table:table-cell table:number-columns-repeated="16383"/></table:table-row>` +
      '<table:table-row table:style-name="r" table:number-rows-repeated="1048574"><table:table-cell/></table:table-row>' +
      `<table:table-row>${text('z')}</table:table-row>`
    const cells = new Map([
      [1, ['<b>', 1.5, undefined]],
      [1_048_576, ['c']],
    ])
    expect(add(rows, { cells })).toBe(
      tables(
        `<table:table-row>${text('a')}<table:table-cell/>${text('&lt;b&gt;')}<table:table-cell office:value-type="float" office:value="1.5"><text:p>1.5</text:p></table:table-cell><table:table-cell/></table:table-row>` +
          '<table:table-row table:style-name="r" table:number-rows-repeated="1048574"><table:table-cell/></table:table-row>' +
          `<table:table-row>${text('z')}<table:table-cell/>${text('c')}</table:table-row>`,
      ),
    )
  })

  it('to some of several equal rows', () => {
    const rows = `<table:table-row table:number-rows-repeated="4">${text('a')}</table:table-row>`
    expect(add(rows, { column: 1, cells: new Map([[2, ['x']]]) })).toBe(
      tables(
        `<table:table-row>${text('a')}</table:table-row><table:table-row>${text('a')}${text('x')}</table:table-row>` +
          `<table:table-row table:number-rows-repeated="2">${text('a')}</table:table-row>`,
      ),
    )
  })

  it('and rows leave', () => {
    const sum = '<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"/>'
    const rows = `<table:table-row>${text('a')}</table:table-row><table:table-row>${sum}</table:table-row>`
    expect(add(rows, {}, new Set([1]))).toBe(tables(`<table:table-row>${sum}</table:table-row>`))
  })

  it('and what looks like a table in a cell is a part of the cell', () => {
    const inner = '<table:table><table:table-row><table:table-cell/></table:table-row></table:table>'
    const rows = `<table:table-row><table:table-cell>${inner}</table:table-cell></table:table-row><table:table-row>${text('b')}</table:table-row>`
    expect(add(rows, { column: 1, cells: new Map([[2, ['x']]]) })).toBe(
      tables(rows.replace(`${text('b')}<`, `${text('b')}${text('x')}<`)),
    )
  })
})

it('rows leave with their links and merges, and the rows below move up', () => {
  const rows = [1, 2, 3, 4]
    .map((row) => `<row r="${row}"><c r="A${row}"><f>B${row}</f><v>${row}</v></c></row>`)
    .join('')
  const xml = `<sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A2:B2"/></mergeCells><hyperlinks><hyperlink ref="A2"/><hyperlink ref="A4"/></hyperlinks>`
  expect(removeXlsxRows(xml, 'Sites', createRowMove(new Set([2])))).toBe(
    '<sheetData><row r="1"><c r="A1"><f>B1</f><v>1</v></c></row><row r="2"><c r="A2"><f>B2</f><v>3</v></c></row><row r="3"><c r="A3"><f>B3</f><v>4</v></c></row></sheetData>' +
      '<hyperlinks><hyperlink ref="A3"/></hyperlinks>',
  )
})

it.each([
  ['B2:D9', 'B2:D7'],
  ['A3:A4', undefined],
  ['A4:A6', 'A3:A4'],
  ['A9', 'A7'],
  ['A4', undefined],
  ['A:C', 'A:C'],
])('without rows 3 and 4, %s is %s', (range, mapped) => {
  expect(mapRange(range, createRowMove(new Set([3, 4])))).toBe(mapped)
})

it('a part is replaced, and the others stay as they are', () => {
  const file = workbookOfRows('<row><c><v>1</v></c></row>')
  const written = replaceParts(
    file,
    new Map([[SHEET_PATH, Buffer.from(`${SHEET_START}<row><c><v>2</v></c></row>${SHEET_END}`)]]),
  )
  expect([...(readWorkbook(written)[0]?.records() ?? [])][0]?.cells).toEqual(['2'])
  const other = (bytes: Uint8Array) => openParts(bytes, LIMITS).read('xl/workbook.xml')
  expect(other(written)).toEqual(other(file))
})

it.each([[zipFile([]).subarray(0, 10)], [new Uint8Array(100)], [workbookFile().subarray(40)]])(
  'an archive that is damaged is refused with what to do',
  (bytes) => {
    expect(() => readWorkbook(bytes)).toThrow('Open it in your spreadsheet program, save it as .xlsx or CSV')
  },
)

it('rows with tables or notes tied to them leave as text', async () => {
  const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
  const rows = `<row>${text('Site')}</row><row>${text('a.com')}</row>`
  for (const [after, isTied] of [
    ['', false],
    ['<legacyDrawing r:id="x"/>', true],
  ] as const) {
    const file = new Blob([workbookFile(entryOf(SHEET_PATH, `${SHEET_START}${rows}</sheetData>${after}</worksheet>`))])
    const sheet = findSheet(await readTables(file))
    if (!sheet) throw new Error('no sheet')
    expect((await withoutTies(sheet, file)).place === undefined).toBe(isTied)
  }
})
