import type { Choice } from './choice'
import { findHeader, HEAD_ROWS, type Header } from './find-header'
import type { SheetRecord } from './records'

/** One of the first rows of a file, for people to see. */
export interface FirstRow {
  number: number
  cells: readonly string[]
}

const SHOWN_COLUMNS = 12
const SHOWN_CHARACTERS = 40

/** The names of the columns, in their order. */
export function namesOf(titles: SheetRecord | undefined, width: number): string[] {
  return Array.from({ length: width }, (_, index) => titles?.cells[index]?.trim() || `Column ${index + 1}`)
}

/** The rows that are shown for people to choose the one with the names. */
export function firstRowsOf(records: readonly SheetRecord[]): FirstRow[] {
  return records.slice(0, HEAD_ROWS).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => {
      const text = cell.trim()
      return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
    }),
  }))
}

/** The chosen row, or else the one that is found. */
export function headerOf(records: readonly SheetRecord[], { header }: Choice): Header {
  if (header === undefined) return findHeader(records)
  return header < 0 ? { firstRow: 0 } : { header, firstRow: header + 1 }
}
