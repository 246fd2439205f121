import { shortened } from '@/components/elements/shortened'
import { findHeader, HEAD_ROWS, type Header } from './find-header'
import type { SheetRecord } from './records'

/** One of the first rows of a file, for people to see. */
export interface FirstRow {
  number: number
  cells: readonly string[]
}

const SHOWN_COLUMNS = 12
const SHOWN_CHARACTERS = 40

/** The names of the columns, in their order, and the rows that are shown for people to choose the one with the names. */
export function headView(records: readonly SheetRecord[], width: number, header = -1) {
  const names = records[header]?.cells ?? []
  const firstRows = records.slice(0, HEAD_ROWS).map(({ number, cells }): FirstRow => {
    return { number, cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => shortened(cell.trim(), SHOWN_CHARACTERS)) }
  })
  const columns = Array.from({ length: width }, (_, index) => names[index]?.trim() || `Column ${index + 1}`)
  return { header, columns, firstRows }
}

/** The chosen row, or else the one that is found. */
export function headerOf(records: readonly SheetRecord[], { header }: { header?: number }): Header {
  if (header === undefined) return findHeader(records)
  return header < 0 ? { firstRow: 0 } : { header, firstRow: header + 1 }
}
