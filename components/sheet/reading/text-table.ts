import { decode, type Encoding } from '@/components/csv/decode'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { InvalidInput } from '@/lib/errors'
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
export const SAVE_AS =
  'This is an old .xls workbook, or one with a password. Save it as .xlsx without a password, or as CSV.'
/** Excel 2003 XML, the HTML that some programs call .xls, a flat .ods and a part of an .xlsx. */
const WORKBOOK_AS_TEXT =
  /^\ufeff?\s*<.*(?:urn:schemas-microsoft-com:office:(?:excel|spreadsheet)|urn:oasis:names:tc:opendocument:|schemas\.openxmlformats\.org\/spreadsheetml)/s

/** Throws `InvalidInput` for a workbook that is one text. */
export function textTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const head = text.slice(0, HEAD_CHARACTERS)
  if (WORKBOOK_AS_TEXT.test(head)) throw new InvalidInput(SAVE_AS)
  const delimiter = findDelimiter(head)
  return { delimiter, encoding, records: () => parseRecords(text, delimiter), text: () => text }
}
