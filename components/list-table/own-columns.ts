import { shortened } from '@/components/elements/shortened'
import type { Reading } from '@/components/list-reading/reading'
import type { Column } from '@/components/result/column'
import { readNumber } from '@/components/sheet/reading/read-number'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'

const NUMBER = /^[^\p{L}\d]{0,4}\d[\d.,\s'’]*(?:k|m|mio|bn|b)?[^\p{L}\d]{0,4}$/iu
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/

/** A column of the visitor's sheet that says something beside the site. */
export interface OwnColumn {
  index: number
  title: string
  isNumeric: boolean
}

/** The visitor's own columns of a table's rows. */
export interface OwnColumns<Row> {
  columns: readonly OwnColumn[]
  hasDecimalComma: boolean
  /** The sheet's rows that a row of the table stands for. The first one is shown, and all are searched. */
  rowsOf: (row: Row) => readonly (readonly string[])[]
}

/** The columns of the rows that no tool left out. */
export function ownColumnsOf<Row>(
  { sheet, left }: Extract<Reading, { sheet: Sheet }>,
  domainOf: (row: Row) => string,
): OwnColumns<Row> {
  const rows = new Map<string | undefined, (readonly string[])[]>()
  for (const { domain, cells } of left) {
    const own = rows.get(domain)
    if (own) own.push(cells)
    else rows.set(domain, [cells])
  }
  return {
    columns: findOwnColumns(sheet, left),
    hasDecimalComma: sheet.hasDecimalComma,
    rowsOf: (row) => rows.get(domainOf(row)) ?? [],
  }
}

/** The cells that decide whether a column has numbers. A few words after them are sorted last. */
const SAMPLE_CELLS = 200
/** The columns that are shown until the visitor chooses. */
const SHOWN_FIRST = 2
/** Longer cells are cut in the table alone. */
const MAX_SHOWN = 80

/** The columns of which some of these rows have a cell. */
export function findOwnColumns(
  { view, column, hasDecimalComma }: Pick<Sheet, 'view' | 'column' | 'hasDecimalComma'>,
  rows: readonly Pick<SheetRow, 'cells'>[],
): OwnColumn[] {
  return view.columns.flatMap((title, index) => {
    if (index === column) return []
    const filled = firstFilled(rows, index)
    const isNumeric = filled.every((cell) => isNumber(cell, hasDecimalComma))
    return filled.length > 0 ? { index, title, isNumeric } : []
  })
}

/** The same columns, with titles that differ from each other and from `taken`. */
export function withOwnTitles(columns: readonly OwnColumn[], taken: readonly string[]): OwnColumn[] {
  const titles = new Set(taken)
  return columns.map((column) => {
    let { title } = column
    for (let number = 2; titles.has(title); number += 1) title = `${column.title} (${number})`
    titles.add(title)
    return { ...column, title }
  })
}

export function firstShown(columns: readonly OwnColumn[]): ReadonlySet<number> {
  return new Set(columns.slice(0, SHOWN_FIRST).map(({ index }) => index))
}

/** A column for the table. Numbers are sorted as such, and what is written stays as it is. */
export function tableColumn<Row>(
  { index, title, isNumeric }: OwnColumn,
  { rowsOf, hasDecimalComma }: Omit<OwnColumns<Row>, 'columns'>,
): Column<Row> {
  const cellOf = (row: Row) => rowsOf(row)[0]?.[index]?.trim() ?? ''
  return {
    title,
    numeric: isNumeric,
    cell: (row) => shortened(cellOf(row), MAX_SHOWN),
    sortBy: (row) => (isNumeric ? readNumber(cellOf(row), hasDecimalComma) : cellOf(row) || undefined),
  }
}

function firstFilled(rows: readonly Pick<SheetRow, 'cells'>[], column: number): string[] {
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
