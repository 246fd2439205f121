import { decode, type Encoding } from '@/components/csv/decode'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { parseRecords, type RecordsEnd, type SheetRecord } from './records'
import type { SheetPlace } from './sheet-place'

/** One table of a file: its text, or a sheet of a workbook. */
export interface Table {
  /** Of the sheet, or of the file in an archive; undefined for a text. */
  name?: string
  delimiter: string
  encoding: Encoding
  /** In order. A text is parsed anew by each call, so that a long one is never in memory as rows. */
  records(): Generator<SheetRecord, RecordsEnd, void>
  /** The text of all rows. */
  text(): string
  /** Where our columns go when the workbook is written again. */
  place?: SheetPlace
}

/** With more columns, a text is not a table: no export has a hundred, and a spreadsheet's limit is 16,384. */
export const MAX_COLUMNS = 1_000

/** Enough for the first lines. */
const HEAD_CHARACTERS = 10_000

export function textTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const delimiter = findDelimiter(text.slice(0, HEAD_CHARACTERS))
  return { delimiter, encoding, records: () => parseRecords(text, delimiter), text: () => text }
}
