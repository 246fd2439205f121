import { hasEnding, readEndings } from '@/components/list-reading/endings'
import type { Filter } from './filter'
import type { FilterState } from './row-state'

export interface Searchable<Row> {
  domainOf: (row: Row) => string
  /** The measure, if the list has one; undefined for an unknown value. */
  numberOf?: (row: Row) => number | undefined
  /** The sheet's rows that it stands for. */
  rowsOf?: (row: Row) => readonly (readonly string[])[]
  isIn?: (row: Row, state: FilterState) => boolean
}

/** The rows that fit. A row without a value has less than any minimum. */
export function filterRows<Row>(
  rows: readonly Row[],
  { text, column, least, endings, state }: Filter,
  { domainOf, numberOf, rowsOf, isIn }: Searchable<Row>,
): readonly Row[] {
  const wanted = text.trim().toLowerCase()
  const minimum = readLeast(least)
  const ends = readEndings(endings)
  if (wanted === '' && minimum === undefined && ends.length === 0 && !state) return rows
  const textsOf = (row: Row) => {
    const found = rowsOf?.(row) ?? []
    return column === undefined ? [domainOf(row), ...found.flat()] : found.map((cells) => cells[column] ?? '')
  }
  return rows.filter((row) => {
    if (ends.length > 0 && !hasEnding(domainOf(row), ends)) return false
    if (minimum !== undefined && (numberOf?.(row) ?? Number.NEGATIVE_INFINITY) < minimum) return false
    if (state && !isIn?.(row, state)) return false
    return wanted === '' || textsOf(row).some((one) => one.toLowerCase().includes(wanted))
  })
}

/** With a decimal point or comma; undefined for a text that is no number. */
function readLeast(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
