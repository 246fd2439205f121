import { columnOf, lettersOf } from '@/components/workbook/cell-collector'
import { mapRange, type RowMove } from './map-range'

/** The cells that a formula names, such as `A1`, `$B$2:$C9` or `3:10`, on its own sheet where it names no other. */
interface Reference {
  sheet?: string
  cells: string
}

const CELL = '\\$?[A-Za-z]{1,3}\\$?\\d{1,7}'
/** Texts and names in brackets, which stay, or a reference with the name of its sheet before it. */
const TOKEN = new RegExp(
  `"(?:[^"]|"")*"|\\[[^\\]]*\\]|(?<![\\w.$:!\\]])(?:('(?:[^']|'')+'|[\\p{L}_][\\p{L}\\p{N}_.]*)!)?(${CELL}(?::${CELL})?|\\$?\\d{1,7}:\\$?\\d{1,7})(?![\\w.(!:])`,
  'gu',
)
const GONE = '#REF!'

/** A formula with other references. Undefined stands for cells that are gone. */
function mapReferences(formula: string, map: (reference: Reference) => string | undefined): string {
  return formula.replace(TOKEN, (token, sheet: string | undefined, cells: string | undefined) => {
    if (cells === undefined) return token
    const mapped = map({ sheet: sheet && nameOf(sheet), cells }) ?? GONE
    return sheet === undefined ? mapped : `${sheet}!${mapped}`
  })
}

/** The name of a sheet without its quotes. */
function nameOf(written: string): string {
  return written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/**
 * A formula after rows have left the sheet `name`. `isOwn` says whether the formula is on that sheet, so that what names
 * no sheet has moved too.
 */
export function moveFormula(formula: string, move: RowMove, { name, isOwn }: { name: string; isOwn: boolean }): string {
  return mapReferences(formula, ({ sheet, cells }) =>
    (sheet === undefined ? isOwn : isSameName(sheet, name)) ? mapRange(cells, move) : cells,
  )
}

/** A formula as it stands some rows and columns away: references without `$` move along. */
export function shiftFormula(formula: string, rows: number, columns = 0): string {
  return mapReferences(formula, ({ cells }) => mapCells(cells, (row) => row + rows, columns))
}

/**
 * The formula of a rule, which is written as for the first row of the rule's range. What it names without `$` is as far
 * from that row as before.
 */
export function moveRuleFormula(formula: string, move: RowMove, from: number, to: number, name: string): string {
  return mapReferences(formula, ({ sheet, cells }) => {
    if (sheet !== undefined) return isSameName(sheet, name) ? mapRange(cells, move) : cells
    const relative = mapCells(cells, (row) => row - from + to)
    // Fixed rows are those that the rows have now.
    return /\$\d/.test(cells) ? mapFixedRows(cells, relative, move) : relative
  })
}

function mapCells(cells: string, newRow: (row: number) => number, columns = 0): string {
  return cells.replace(/(\$?)([A-Za-z]+)(\$?)(\d+)/g, (_, fixedColumn, letters, fixedRow, row) => {
    const column = fixedColumn || columns === 0 ? letters : lettersOf(columnOf(`${letters}1`) + columns)
    return fixedColumn + column + fixedRow + (fixedRow ? row : Math.max(1, newRow(Number(row))))
  })
}

/** The reference with the fixed rows of `cells` moved, and the others of `relative`. */
function mapFixedRows(cells: string, relative: string, move: RowMove): string | undefined {
  const moved = mapRange(cells, move)
  if (moved === undefined) return undefined
  const others = relative.split(':')
  return moved
    .split(':')
    .map((cell, index) => (/\$\d/.test(cell) ? cell : (others[index] ?? cell)))
    .join(':')
}
