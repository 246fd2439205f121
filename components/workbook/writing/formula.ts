import { columnOf, lettersOf } from '@/components/workbook/cell-collector'
import { mapRange, type RowMove } from './map-range'

const CELL = '\\$?[A-Za-z]{1,3}\\$?\\d{1,7}'
const COLUMN = '\\$?[A-Za-z]{1,3}'
const ROW = '\\$?\\d{1,7}'
const NAME = '[\\p{L}_\\\\][\\p{L}\\p{N}_.]*'
const QUOTED = "'(?:[^']|'')*'"
/** Of one sheet, or of several: `Jan:Dec!`. */
const SHEET = `(${QUOTED}|${NAME}(?::${NAME})?)!`
/** Texts, names in brackets and in quotes, which stay, or a reference. */
const TOKEN = new RegExp(
  `"(?:[^"]|"")*"|\\[[^[\\]]*\\]|(?<![\\p{L}\\p{N}_.$!\\]\\\\])(?:${SHEET})?(${CELL}(?::${CELL})?|${COLUMN}:${COLUMN}|${ROW}:${ROW})(?![\\p{L}\\p{N}_.(!])|${QUOTED}`,
  'gu',
)
const GONE = '#REF!'

/**
 * A formula with other references, such as `A1`, `$B$2:$C9`, `A:C` or `3:10`; those without a sheet are on the formula's
 * own. Undefined stands for cells that are gone.
 */
function mapReferences(formula: string, map: (cells: string, sheet?: string) => string | undefined): string {
  return formula.replace(TOKEN, (token, sheet: string | undefined, cells: string | undefined) => {
    if (cells === undefined) return token
    const mapped = map(cells, sheet && nameOf(sheet))
    // Not every spreadsheet reads it behind a sheet's name.
    if (mapped === undefined) return GONE
    return sheet === undefined ? mapped : `${sheet}!${mapped}`
  })
}

/** The name of a sheet without its quotes. */
export function nameOf(written: string): string {
  return written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The sheet that rows leave, and whether a formula is on it, so that references without a sheet move too. */
export interface MovedSheet {
  move: RowMove
  name: string
  isOwn: boolean
}

/** A formula after rows have left a sheet. */
export function moveFormula(formula: string, { move, name, isOwn }: MovedSheet): string {
  return mapReferences(formula, (cells, sheet) =>
    (sheet === undefined ? isOwn : isSameName(sheet, name)) ? mapRange(cells, move) : cells,
  )
}

/** A formula as it reads some rows and columns away: references without `$` move along. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return mapReferences(formula, (cells) => mapCells(cells, (row, isFixed) => (isFixed ? row : row + rows), columns))
}

/**
 * The formula of a rule on several rows, which is written as for the first of them. That row was `from` and is `to`.
 * References without `$` are as far from it as before.
 */
export function moveRuleFormula(formula: string, { move, name }: MovedSheet, from: number, to: number): string {
  return mapReferences(formula, (cells, sheet) => {
    if (sheet !== undefined && !isSameName(sheet, name)) return cells
    const rows = cells.match(/\$?\d+/g) ?? []
    if (rows.every((row) => row.startsWith('$'))) return mapRange(cells, move)
    return mapCells(cells, (row, isFixed) => (isFixed ? move.newRow(row) : row - from + to))
  })
}

function mapCells(cells: string, newRow: (row: number, isFixed: boolean) => number, columns = 0): string {
  const parts = cells.split(':').map((part) => {
    const [, column = '', fixed = '', row] = /^(\$?[A-Za-z]+)?(\$)?(\d+)?$/.exec(part) ?? []
    const isShifted = columns !== 0 && /^[A-Za-z]/.test(column)
    const letters = isShifted ? lettersOf(Math.max(0, columnOf(`${column}1`) + columns)) : column
    return letters + fixed + (row === undefined ? '' : Math.max(1, newRow(Number(row), fixed !== '')))
  })
  return parts.join(':')
}
