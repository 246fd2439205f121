import { countOf, createCellCollector, LAST_COLUMN, numberText, type PlacedCells } from './cell-collector'
import { refuseUnreadable, type WorkbookLimits } from './limits'
import { linkInFormula } from './link-in-formula'
import { readXml } from './xml'

type Attributes = Readonly<Record<string, string>>

/** The part of an OpenDocument spreadsheet that has all its sheets. */
export const ODS_CONTENT = 'content.xml'

/** The visible tables with a value, of the `content.xml` (OpenDocument 1.3, part 3, 9). */
export function readOds(content: Uint8Array, limits: WorkbookLimits): PlacedCells[] {
  const left = { ...limits, sheetsBefore: 0 }
  const sheets: PlacedCells[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let tables = 0
  let number = 0
  let table: ReturnType<typeof createCellCollector> | undefined
  let rows = createRows()
  const cell = createCell()

  readXml(content, {
    open(tag, attributes, written) {
      if (tag === 'style') style = attributes['style:name'] ?? ''
      else if (tag === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style)
      else if (tag === 'table') {
        tables += 1
        // One within a cell is a part of it.
        if (table) return
        if (hiddenStyles.has(attributes['table:style-name'] ?? '')) return
        table = createCellCollector((attributes['table:name'] ?? '').slice(0, 31), limits, left)
        number = tables - 1
        rows = createRows()
      } else if (tag === 'table-row') rows.open(attributes)
      else if (tag === 'table-cell' || tag === 'covered-table-cell') cell.open(attributes)
      else cell.openChild(tag, attributes, written)
    },
    text: cell.addText,
    close(tag) {
      if (tag === 'table' && table) {
        const cells = table.close()
        if (cells.rows.length > 0) sheets.push({ ...cells, path: ODS_CONTENT, table: number })
        table = undefined
      } else if (tag === 'table-row' && table) rows.addTo(table)
      else if (tag === 'table-cell' || tag === 'covered-table-cell') rows.addCell(cell.take())
      else cell.closeChild(tag)
    },
  })
  return sheets
}

/** Rows as the format has them: equal neighbours, of rows and of cells, stand there once with a count. */
function createRows() {
  let number = 0
  let repeated = 1
  let cells: OdsCell[] = []
  return {
    open(attributes: Attributes) {
      repeated = countOf(attributes['table:number-rows-repeated'])
      cells = []
    },
    addCell(taken: OdsCell) {
      if (cells.length > LAST_COLUMN) refuseUnreadable()
      cells.push(taken)
    },
    addTo(table: ReturnType<typeof createCellCollector>) {
      let width = 0
      for (const { repeated, reserved } of cells) {
        if (reserved > 0) table.reserve(width + reserved - 1)
        width += repeated
      }
      const first = number + 1
      number += repeated
      // The last rows of a sheet are often one empty row a million times.
      if (cells.every(isEmpty)) return
      for (let at = first; at <= number; at++) {
        table.openRow(at)
        let column = 0
        for (const cell of cells) {
          const { value, repeated, link } = cell
          if (!isEmpty(cell)) for (let index = 0; index < repeated; index++) table.addCell(column + index, value, link)
          column += repeated
        }
        table.closeRow()
      }
    },
  }
}

interface OdsCell {
  value: string
  repeated: number
  /** How many columns it keeps without a value: for the results of a formula, a note or a shape. */
  reserved: number
  /** Where its text leads. */
  link?: string
}

function isEmpty({ value, link }: OdsCell): boolean {
  return value === '' && link === undefined
}

/** Notes and shapes, and what is in them. */
const FOREIGN = /^(?:office:annotation|draw:|dr3d:)/

/** The value of one cell: of its attributes, or else its text without that of notes and shapes. */
function createCell() {
  let value: string | undefined
  let text = ''
  let repeated = 1
  let paragraphs = 0
  let isInParagraph = false
  let reserved = 0
  let link: string | undefined
  /** How many elements are open of a note or a shape. */
  let foreign = 0
  return {
    open(attributes: Attributes) {
      repeated = countOf(attributes['table:number-columns-repeated'])
      value = typedValue(attributes)
      const formula = attributes['table:formula']
      reserved = formula === undefined ? 0 : countOf(attributes['table:number-matrix-columns-spanned'])
      link = linkInFormula(formula)
      text = ''
      paragraphs = 0
    },
    openChild(tag: string, attributes: Attributes, written: string) {
      if (foreign > 0 || FOREIGN.test(written)) {
        foreign += 1
        reserved = Math.max(reserved, 1)
      } else if (tag === 'a') link ??= attributes['xlink:href']
      else if (tag === 'p') {
        if (paragraphs > 0) text += '\n'
        paragraphs += 1
        isInParagraph = true
      } else if (!isInParagraph) return
      else if (tag === 's') text += ' '.repeat(Math.min(countOf(attributes['text:c']), 1_000))
      else if (tag === 'tab') text += '\t'
      else if (tag === 'line-break') text += '\n'
    },
    addText(piece: string) {
      if (isInParagraph && foreign === 0) text += piece
    },
    closeChild(tag: string) {
      if (foreign > 0) foreign -= 1
      else if (tag === 'p') isInParagraph = false
    },
    take(): OdsCell {
      return { value: value ?? text, repeated, reserved, link }
    },
  }
}

/** In the form in which a workbook of the other format is read; undefined where the cell's text is its value. */
function typedValue(attributes: Attributes): string | undefined {
  const number = Number(attributes['office:value'])
  switch (attributes['office:value-type'] ?? attributes['calcext:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return Number.isFinite(number) && attributes['office:value'] !== undefined ? numberText(number) : undefined
    case 'date':
      return attributes['office:date-value']?.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, '')
    case 'boolean':
      return attributes['office:boolean-value']?.toUpperCase()
    case 'string':
      return attributes['office:string-value']
    default:
      return undefined
  }
}
