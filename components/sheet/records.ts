import { createCsvParser } from '@/components/csv/csv-parser'
import { findDelimiter } from '@/components/csv/find-delimiter'

/** One row as it was written. */
export interface SheetRecord {
  /** Without the line end. Blank lines before the row belong to it. */
  raw: string
  /** Empty for a last row without one. */
  lineEnd: string
  cells: readonly string[]
  /** As a spreadsheet counts it, from 1. */
  number: number
}

export interface Records {
  delimiter: string
  records: readonly SheetRecord[]
  /** Blank lines after the last row. */
  tail: string
  /** The row of a quote that never closes; what follows it cannot be told apart. */
  unclosedQuote?: number
}

/** Enough for the first lines. */
const HEAD_CHARACTERS = 10_000

/**
 * Reads delimited text into rows that keep their text. Joined in order, they are the text again. The delimiter is found
 * where none is given.
 */
export function readRecords(text: string, delimiter = findDelimiter(text.slice(0, HEAD_CHARACTERS))): Records {
  const parser = createCsvParser(delimiter)
  const records: SheetRecord[] = []
  let from = 0
  let pushed = 0
  let number = 0

  function add(cells: readonly string[], until: number, lineEnd: string) {
    const raw = text.slice(from, until)
    number += 1 + blankLinesBefore(raw)
    records.push({ raw, lineEnd, cells, number })
    from = until + lineEnd.length
  }

  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|\r|\n/g)) {
    const [cells] = parser.push(text.slice(pushed, index + lineEnd.length))
    pushed = index + lineEnd.length
    if (cells) add(cells, index, lineEnd)
  }
  const rows = [...parser.push(text.slice(pushed)), ...parser.end()]
  for (const cells of rows) add(cells, text.length, '')
  const last = records.at(-1)
  const isUnclosed = last?.lineEnd === '' && cellsOf(`${last.raw}${delimiter}`, delimiter) === last.cells.length
  return { delimiter, records, tail: text.slice(from), unclosedQuote: isUnclosed ? last.number : undefined }
}

function blankLinesBefore(raw: string): number {
  const [blank = ''] = /^\ufeff?[\r\n]*/.exec(raw) ?? []
  return blank.match(/\r\n|\r|\n/g)?.length ?? 0
}

function cellsOf(raw: string, delimiter: string): number {
  const parser = createCsvParser(delimiter)
  return [...parser.push(raw), ...parser.end()][0]?.length ?? 0
}
