import {
  entryOf,
  relations,
  SHEET_END,
  SHEET_START,
  workbookFile,
  workbookOfRows,
  workbookXml,
  zipFile,
} from './workbook-file'

type Rows = readonly (readonly string[])[]

/** A workbook with these texts. A cell without one is not there, and the second column has a style. */
export function xlsxOfRows(rows: Rows): Uint8Array<ArrayBuffer> {
  return workbookOfRows(rowsXml(rows))
}

/** A workbook with several sheets. */
export function xlsxOfSheets(sheets: readonly Rows[]): Uint8Array<ArrayBuffer> {
  const targets = sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`])
  return workbookFile(
    entryOf('xl/workbook.xml', workbookXml(sheets.map((_, at) => `Sheet ${at + 1}`))),
    entryOf('xl/_rels/workbook.xml.rels', relations(...targets)),
    ...sheets.map((rows, at) => entryOf(`xl/worksheets/sheet${at + 1}.xml`, SHEET_START + rowsXml(rows) + SHEET_END)),
  )
}

function rowsXml(rows: Rows): string {
  const cell = (text: string, column: number, row: number) =>
    text === ''
      ? ''
      : `<c r="${String.fromCharCode(65 + column)}${row + 1}"${column === 1 ? ' s="1"' : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
  return rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((text, at) => cell(text, at, row)).join('')}</row>`)
    .join('')
}

/** The same as an OpenDocument spreadsheet, whose empty cells are repeated. */
export function odsOfRows(rows: Rows): Uint8Array<ArrayBuffer> {
  return odsOfSheets([rows])
}

export function odsOfSheets(sheets: readonly Rows[]): Uint8Array<ArrayBuffer> {
  const cell = (text: string) =>
    text === ''
      ? '<table:table-cell/>'
      : `<table:table-cell office:value-type="string">${text
          .split('\n')
          .map((line) => `<text:p>${escaped(line)}</text:p>`)
          .join('')}</table:table-cell>`
  const row = (cells: readonly string[]) =>
    `<table:table-row>${cells.map(cell).join('')}<table:table-cell table:number-columns-repeated="16370"/></table:table-row>`
  const namespaces = ['office', 'table', 'text'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const tables = sheets.map(
    (rows, at) => `<table:table table:name="${String.fromCharCode(65 + at)}">${rows.map(row).join('')}</table:table>`,
  )
  const content = `<office:document-content ${namespaces.join(' ')}><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`
  return zipFile([
    entryOf('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
    entryOf('content.xml', content),
  ])
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
