import { describe, expect, it } from 'vitest'
import { LIMITS } from '@/components/workbook/limits'
import { readWorkbook } from '@/components/workbook/read-workbook'
import { entryOf, repeated, zipFile } from '@/tests/support/inputs/workbook-file'

const NAMES = ['office', 'table', 'text', 'style']
const START = `<office:document-content ${NAMES.map((name) => `xmlns:${name}="x:${name}"`).join(' ')}>`
const ods = (inside: string) => zipFile([entryOf('content.xml', `${START}${inside}</office:document-content>`)])
const table = (rows: string, name = 'T') => `<table:table table:name="${name}">${rows}</table:table>`
const cellsOf = (file: Uint8Array, limits = LIMITS) =>
  readWorkbook(file, limits).map((table) => Array.from(table.records(), ({ cells }) => cells))

it('texts, numbers, dates and notes are read as they are shown', () => {
  const rows =
    '<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p></office:annotation><text:p>a<text:s text:c="2"/><text:span>b</text:span></text:p><text:p>c</text:p></table:table-cell>' +
    '<table:table-cell office:value-type="float" office:value="5.8400000000000007"><text:p>5,84</text:p></table:table-cell>' +
    '<table:table-cell office:value-type="date" office:date-value="2026-08-01T00:00:00"/><table:table-cell office:value-type="boolean" office:boolean-value="true"/></table:table-row>'
  expect(cellsOf(ods(table(rows)))).toEqual([[['a  b\nc', '5.84', '2026-08-01', 'TRUE']]])
})

it('repeated cells and rows are read as often as they stand there, and rows keep their numbers', () => {
  const rows =
    '<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>' +
    '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="1"/></table:table-row>'
  const [sheet] = readWorkbook(ods(table(rows)))
  expect(Array.from(sheet?.records() ?? [], ({ number, cells }) => [number, cells])).toEqual([
    [4, ['1', '1']],
    [5, ['1', '1']],
  ])
})

it('a hidden sheet is not read', () => {
  const style = '<style:style style:name="h"><style:table-properties table:display="false"/></style:style>'
  const row = '<table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>'
  const hidden = table(row, 'Hidden').replace('>', ' table:style-name="h">')
  expect(readWorkbook(ods(style + hidden + table(row, 'Shown'))).map(({ name }) => name)).toEqual(['Shown'])
})

describe('a small one that would fill the memory is refused', () => {
  const full = '<table:table-cell table:number-columns-repeated="500"><text:p>x</text:p></table:table-cell>'
  it.each([
    [
      'a row a million times',
      table(`<table:table-row table:number-rows-repeated="1000000">${full}</table:table-row>`),
      /more than 1,000,000 cells/,
    ],
    [
      'one row more than there are',
      table(`<table:table-row table:number-rows-repeated="100001">${full.replace('500', '1')}</table:table-row>`),
      /more than 100,000 rows/,
    ],
    [
      'a cell too far right',
      table(`<table:table-row><table:table-cell table:number-columns-repeated="99999"/>${full}</table:table-row>`),
      /damaged/,
    ],
    [
      'cells without an end',
      table(`<table:table-row>${'<table:table-cell/>'.repeat(20_000)}</table:table-row>`),
      /damaged/,
    ],
  ])('%s', (_what, inside, reason) => {
    expect(() => readWorkbook(ods(inside))).toThrow(reason)
  })

  it('100 MB of content', () => {
    const file = zipFile([repeated('content.xml', START, ' '.repeat(1_000_000), 101, '</office:document-content>')])
    expect(() => readWorkbook(file)).toThrow(/larger than 100 MB when unpacked/)
  })
})

it('the limits hold for all sheets together', () => {
  const rows =
    '<table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>'
  const file = ods(table(rows, 'A') + table(rows, 'B'))
  expect(() => readWorkbook(file, { ...LIMITS, rows: 3 })).toThrow(
    'There are more than 3 rows in the sheets up to and including “B”.',
  )
  expect(readWorkbook(file, { ...LIMITS, rows: 4 })).toHaveLength(2)
})
