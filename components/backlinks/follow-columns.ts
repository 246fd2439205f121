import type { SheetRecord } from '@/components/sheet/reading/records'
import { followWord } from './follow'
import type { LinkColumns } from './recognise-columns'

/** With the columns that have nothing but words such as `dofollow`, whatever their names. */
export function withFollowWords<Found extends LinkColumns>(
  columns: Found,
  rows: readonly SheetRecord[],
  width: number,
): Found {
  const known = new Set(Object.values(columns).flat())
  const isOfWords = (column: number) => {
    const filled = cellsOf(rows, column).filter((cell) => cell.trim() !== '')
    return filled.length > 0 && filled.every((cell) => cell.length <= MAX_WORDS && followWord(cell) !== undefined)
  }
  const others = Array.from({ length: width }, (_, column) => column).filter((column) => !known.has(column))
  return { ...columns, types: [...columns.types, ...others.filter(isOfWords)] }
}

/** A longer cell is a text. */
const MAX_WORDS = 40

export function cellsOf(rows: readonly SheetRecord[], column: number): string[] {
  return rows.map(({ cells }) => cells[column] ?? '')
}
