import { entryOf, relations, workbookFile, workbookXml, zipFile } from '@/tests/support/inputs/workbook-file'
import type { Form } from './forms'
import { LINKS } from './links'

type Cell = string | number

/** The bytes of one file of the corpus. Nothing of the readers is used. */
export function writeForm(form: Form): Buffer {
  const rows = LINKS.map((link) => form.columns.map(([, cell]) => cell(link)))
  const head = [...(form.above ?? []), form.columns.map(([title]) => title)]
  if (form.workbook === 'xlsx') return Buffer.from(xlsxOf([...head, ...rows]))
  if (form.workbook === 'ods') return Buffer.from(odsOf([...head, ...rows]))
  // Excel pads titles with empty cells, so that each row has the same number.
  const padded = [...head, ...rows].map((row) =>
    row[0] === 'sep=;' ? row : [...row, ...Array.from({ length: form.columns.length - row.length }, () => '')],
  )
  const lines = padded.map((row) => row.map((cell) => textOf(cell, form)).join(form.delimiter))
  return encodeAs(lines.map((line) => line + (form.lineEnd ?? '\n')).join(''), form.encoding)
}

function textOf(cell: Cell, { delimiter, quotesAll, hasDecimalComma }: Form): string {
  const text = typeof cell === 'number' && hasDecimalComma ? String(cell).replace('.', ',') : String(cell)
  const needsQuotes = quotesAll || text.includes(delimiter) || /["\r\n]/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

function encodeAs(text: string, encoding: Form['encoding']): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text)
    case 'utf-8 with a mark':
      return Buffer.from(`\ufeff${text}`)
    case 'utf-16le':
      return Buffer.from(`\ufeff${text}`, 'utf16le')
    case 'utf-16le without a mark':
      return Buffer.from(text, 'utf16le')
    case 'utf-16be':
      return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    case 'windows-1252':
      // Equal to Latin-1 for the letters of the corpus.
      return Buffer.from(text, 'latin1')
  }
}

const COVER: readonly (readonly Cell[])[] = [['Linkliste'], ['erstellt von', 'https://agentur.de/']]

function xlsxOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const cells = (row: readonly Cell[], number: number) =>
    row.map((cell, column) => {
      const reference = `${String.fromCharCode(65 + column)}${number}`
      if (cell === '') return ''
      if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
      return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xmlOf(cell)}</t></is></c>`
    })
  const sheet = (all: readonly (readonly Cell[])[], after = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:F28"/><sheetData>${all
      .map((row, index) => `<row r="${index + 1}" spans="1:6">${cells(row, index + 1).join('')}</row>`)
      .join('')}</sheetData>${after}</worksheet>`
  return workbookFile(
    entryOf('xl/workbook.xml', workbookXml(['Deckblatt', 'Links'])),
    entryOf(
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['worksheet', 'worksheets/sheet2.xml']),
    ),
    entryOf('xl/worksheets/sheet1.xml', sheet(COVER)),
    entryOf('xl/worksheets/sheet2.xml', sheet(rows, '<mergeCells count="1"><mergeCell ref="A1:F1"/></mergeCells>')),
  )
}

function odsOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const cell = (value: Cell) => {
    if (value === '') return '<table:table-cell/>'
    if (typeof value === 'number') {
      return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    }
    const paragraphs = value.split('\r\n').map((line) => `<text:p>${xmlOf(line)}</text:p>`)
    return `<table:table-cell office:value-type="string">${paragraphs.join('')}</table:table-cell>`
  }
  const row = (cells: readonly Cell[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
  const table = (name: string, all: readonly (readonly Cell[])[]) =>
    `<table:table table:name="${name}">${all.map(row).join('')}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`
  const namespaces = ['office', 'table', 'text', 'style'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const content = `<office:document-content ${namespaces.join(' ')}><office:body><office:spreadsheet>${table('Deckblatt', COVER)}${table('Links', rows)}</office:spreadsheet></office:body></office:document-content>`
  return zipFile([
    entryOf('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
    entryOf('content.xml', content),
  ])
}

function xmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r\n', '&#13;\n')
}
