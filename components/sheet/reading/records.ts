import { createCsvParser } from '@/components/csv/csv-parser'
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
  const parser = createCsvParser(delimiter)
  let from = 0
  let pushed = 0
  let number = 0

  function recordOf(cells: readonly string[], until: number, lineEnd: string): SheetRecord {
    const raw = text.slice(from, until)
    number += 1 + blankLinesBefore(raw)
    from = until + lineEnd.length
    return { raw, lineEnd, cells, number }
  }

  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|\r|\n/g)) {
    const [cells] = parser.push(text.slice(pushed, index + lineEnd.length))
    pushed = index + lineEnd.length
    if (cells) yield recordOf(cells, index, lineEnd)
  }
  const [cells] = [...parser.push(text.slice(pushed)), ...parser.end()]
  if (!cells) return { tail: text.slice(from) }
  const last = recordOf(cells, text.length, '')
  yield last
  const isUnclosed = cellsOf(last.raw + delimiter, delimiter) === cells.length
  return { tail: '', unclosedQuote: isUnclosed ? last.number : undefined }
}

/** A row with links in the place of texts that are no addresses, such as the names of sites. */
export function linkedRow(record: SheetRecord): SheetRecord {
  const { cells, links } = record
  if (!links) return record
  const cellAt = (cell: string, index: number) => (loneAddress(cell) === undefined && links.get(index)) || cell
  return { ...record, cells: cells.map(cellAt) }
}

function blankLinesBefore(raw: string): number {
  const [blank = ''] = /^\ufeff?[\r\n]*/.exec(raw) ?? []
  return blank.match(/\r\n|\r|\n/g)?.length ?? 0
}

function cellsOf(raw: string, delimiter: string): number {
  const parser = createCsvParser(delimiter)
  return [...parser.push(raw), ...parser.end()][0]?.length ?? 0
}
