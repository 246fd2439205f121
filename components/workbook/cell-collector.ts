import { englishNumber } from '@/components/elements/english'
import type { SheetPlace } from '@/components/sheet/reading/sheet-place'
import { MAX_COLUMNS } from '@/components/sheet/reading/text-table'
import { refuseUnreadable, refuseWorkbook, type WorkbookLimits } from './limits'

/** The cells of a row that have a value. */
export interface Row {
  /** As a spreadsheet counts it, from 1. */
  number: number
  values: readonly string[]
  /** The column of each value, from 0. */
  columns: readonly number[]
  /** Where cells lead, by their column. */
  links?: Map<number, string>
}

/** The columns are ascending: all, or those with a value where all would be too many. */
export interface SheetCells extends Omit<SheetPlace, 'path' | 'table'> {
  rows: readonly Row[]
}

export type PlacedCells = SheetCells & SheetPlace

/** The last that the formats have. */
const LAST_ROW = 1_048_576
export const LAST_COLUMN = 16_383

/** What is left of the limits that hold for all sheets together. */
export type Left = Pick<WorkbookLimits, 'rows' | 'cells' | 'characters'> & { sheetsBefore: number }

/** Collects the cells of one sheet that have a value, and refuses the workbook as soon as it is past a limit. */
export function createCellCollector(name: string, limits: WorkbookLimits, left: Left) {
  const sheets = left.sheetsBefore > 0 ? 'sheets up to and including' : 'sheet'
  const refuse = (what: 'rows' | 'cells' | 'characters') =>
    refuseWorkbook(`There are more than ${englishNumber(limits[what])} ${what} in the ${sheets} “${name}”.`)
  const rows: Row[] = []
  const filled = new Set<number>()
  let cells = 0
  let characters = 0
  let number = 0
  let values: string[] = []
  let columns: number[] = []
  let links: Row['links']
  let reserved = 0

  return {
    openRow(next = number + 1) {
      if (!(Number.isInteger(next) && next > number && next <= LAST_ROW)) refuseUnreadable()
      number = next
      values = []
      columns = []
      links = undefined
    },
    /** A formula may have no value yet, so that only its link is known. */
    addCell(column: number, text: string, link?: string) {
      if (column > LAST_COLUMN) refuseUnreadable()
      const value = text || (link ?? '')
      if (value === '') return
      characters += value.length
      if (characters > left.characters) refuse('characters')
      filled.add(column)
      cells += 1
      if (cells > left.cells) refuse('cells')
      values.push(value)
      columns.push(column)
      if (link !== undefined) links = (links ?? new Map()).set(column, link)
    },
    /** A cell without a value has something else: a formula that only a spreadsheet calculates, or a note. */
    reserve(column: number) {
      if (column > LAST_COLUMN) refuseUnreadable()
      reserved = Math.max(reserved, column + 1)
    },
    closeRow() {
      if (values.length === 0) return
      rows.push({ number, values, columns, links })
      if (rows.length > left.rows) refuse('rows')
    },
    /** Takes what the sheet has from what is left. */
    close(): SheetCells {
      const width = [...filled].reduce((most, one) => Math.max(most, one + 1), 0)
      const isNarrow = width <= MAX_COLUMNS && rows.length * width <= left.cells
      if (!isNarrow && rows.length * filled.size > left.cells) refuse('cells')
      const all = isNarrow ? Array.from({ length: width }, (_, index) => index) : [...filled].sort((a, b) => a - b)
      left.rows -= rows.length
      left.cells -= rows.length * all.length
      left.characters -= characters
      left.sheetsBefore += 1
      return { name, rows, columns: all, end: Math.max(width, reserved) }
    },
  }
}

/** The column of a reference such as `AB12`, from 0. */
export function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/i.exec(reference) ?? refuseUnreadable()
  return [...(letters ?? '').toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1
}

export function lettersOf(column: number): string {
  return (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
}

/** Excel shows 15 digits; the rest is what binary fractions add, as in 5.840000000000001. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)))
}

/** How many an attribute of an .ods says there are; one without it. */
export function countOf(text = '1'): number {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? count : 1
}
