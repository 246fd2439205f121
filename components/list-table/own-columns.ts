import { shortened } from '@/components/elements/shortened'
import type { Reading } from '@/components/list/reading'
import type { Column } from '@/components/result/column'
import { readNumber } from '@/components/sheet/reading/read-number'
import type { SheetView } from '@/components/sheet/reading/sheet'

const NUMBER = /^[^\p{L}\d]{0,4}\d[\d.,\s'’]*(?:k|m|mio|bn|b)?[^\p{L}\d]{0,4}$/iu
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/

/** The rows of a list with all their cells. */
export interface OwnRows {
  view: Pick<SheetView, 'columns' | 'column'>
  /** The key is that of the table's row. */
  rows: readonly { key?: string; cells: readonly string[] }[]
  hasDecimalComma: boolean
}

/** The rows of a sheet that no tool left out, by site. */
export function ownRowsOf({ sheet, left }: Extract<Reading, { kind: 'sheet' }>): OwnRows {
  return { ...sheet, rows: left.map(({ domain, cells }) => ({ key: domain, cells })) }
}

/** A column of the visitor's sheet. */
export interface OwnColumn {
  index: number
  title: string
  isNumeric: boolean
}

/** So many cells tell whether a column has numbers. A few words after them are sorted last. */
const SAMPLE_CELLS = 200
/** So many are shown until the visitor chooses. */
const SHOWN_FIRST = 2
/** Longer cells are cut in the table alone. */
const MAX_SHOWN = 80

/** The columns of a sheet that say something beside the site. Their titles differ from each other and from `taken`. */
export function ownColumnsOf({ view, rows, hasDecimalComma }: OwnRows, taken: readonly string[]): OwnColumn[] {
  const titles = new Set(taken)
  return view.columns.flatMap((name, index) => {
    if (index === view.column) return []
    const filled = firstFilled(rows, index)
    if (filled.length === 0) return []
    const title = uniqueTitle(name, titles)
    titles.add(title)
    const isNumeric = filled.every((cell) => isNumber(cell, hasDecimalComma))
    return [{ index, title, isNumeric }]
  })
}

export function firstShown(columns: readonly OwnColumn[]): ReadonlySet<number> {
  return new Set(columns.slice(0, SHOWN_FIRST).map(({ index }) => index))
}

/** A column for the table. Numbers are sorted as such, and what is written stays as it is. */
export function tableColumn<Row>(
  { index, title, isNumeric }: OwnColumn,
  cellsOf: (row: Row) => readonly string[],
  hasDecimalComma: boolean,
): Column<Row> {
  const cellOf = (row: Row) => cellsOf(row)[index]?.trim() ?? ''
  return {
    title,
    numeric: isNumeric,
    cell: (row) => shortened(cellOf(row), MAX_SHOWN),
    sortBy: (row) => (isNumeric ? readNumber(cellOf(row), hasDecimalComma) : cellOf(row) || undefined),
  }
}

function firstFilled(rows: OwnRows['rows'], column: number): string[] {
  const filled: string[] = []
  for (const { cells } of rows) {
    const cell = cells[column]?.trim()
    if (cell) filled.push(cell)
    if (filled.length === SAMPLE_CELLS) break
  }
  return filled
}

function isNumber(cell: string, hasDecimalComma: boolean): boolean {
  return NUMBER.test(cell) && !DATE.test(cell) && readNumber(cell, hasDecimalComma) !== undefined
}

function uniqueTitle(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let number = 2; ; number += 1) {
    const title = `${name} (${number})`
    if (!taken.has(title)) return title
  }
}
