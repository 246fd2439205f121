import { readRows } from '@/components/csv/read-rows'
import { loneAddress } from '@/lib/domain/find-addresses'

/** One row as it was written. */
export interface SheetRecord {
  /** Without the line end. Blank lines before the row belong to it. */
  raw: string
  /** Empty for a last row without one. */
  lineEnd: string
  cells: readonly string[]
  /** Where cells of a workbook lead, by their index. */
  links?: ReadonlyMap<number, string>
  /** As a spreadsheet counts it, from 1. */
  number: number
}

export interface RecordsEnd {
  /** Blank lines after the last row. */
  tail: string
  /** The row of a quote that never closes; what follows it cannot be told apart. */
  unclosedQuote?: number
}

/** Delimited text as rows that keep their text. Joined in order, and with the tail, they are the text again. */
export function* parseRecords(text: string, delimiter: string): Generator<SheetRecord, RecordsEnd, void> {
  let end = 0
  let number = 0
  for (const { raw, before, cells, lineEnd, isUnclosed } of readRows(text, delimiter)) {
    number += 1 + (before.match(/\r\n|\r|\n/g)?.length ?? 0)
    end += raw.length + lineEnd.length
    yield { raw, lineEnd, cells, number }
    if (isUnclosed) return { tail: '', unclosedQuote: number }
  }
  return { tail: text.slice(end) }
}

/** A row with links in the place of texts that are no addresses, such as the names of sites. */
export function linkedRow(record: SheetRecord): SheetRecord {
  const { cells, links } = record
  if (!links) return record
  const cellAt = (cell: string, index: number) => (loneAddress(cell) === undefined && links.get(index)) || cell
  return { ...record, cells: cells.map(cellAt) }
}
