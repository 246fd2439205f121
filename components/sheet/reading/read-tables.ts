import { decode, type Encoding } from '@/components/csv/encoding'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { writeCsv } from '@/components/csv/write-csv'
import { InvalidInput } from '@/lib/errors'
import { linkedRow, parseRecords, type RecordsEnd, type SheetRecord } from './records'
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

/** A table with more is none: no export has a hundred, and a spreadsheet's limit is 16,384. */
export const MAX_COLUMNS = 1_000

/** Enough for the first lines. */
const HEAD_CHARACTERS = 10_000

/**
 * The tables of a file or a pasted text: one, the sheets of a workbook with a value, or the texts in a .zip. Every tool
 * reads by this alone. Throws `InvalidInput`.
 */
export async function readTables(file: Blob): Promise<Table[]> {
  const bytes = await bytesOf(file)
  if (beginsWith(bytes, OLD_WORKBOOK)) throw new InvalidInput(SAVE_AS)
  if (beginsWith(bytes, GZIP)) {
    const { unpackGzip } = await import('./unpack-file')
    const unpacked = await bytesOf(await unpackGzip(file))
    if (isArchive(unpacked)) throw new InvalidInput(PACKED_TWICE)
    return [tableOf(unpacked)]
  }
  if (!beginsWith(bytes, ZIP)) return [tableOf(bytes)]
  const { textsInZip } = await import('./unpack-file')
  const texts = textsInZip(bytes)
  if (texts) return texts.map(({ name, bytes }) => ({ ...tableOf(bytes), name }))
  // As large as a tool, and few bring a workbook.
  const { readWorkbook } = await import('@/components/workbook/read-workbook')
  return readWorkbook(bytes).map(({ name, records, place }) => ({
    name,
    delimiter: ',',
    encoding: 'utf-8',
    *records() {
      yield* records
      return { tail: '' }
    },
    text: () => records.map(textOf).join(''),
    place,
  }))
}

/** The table of a text. */
function tableOf(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const delimiter = findDelimiter(text.slice(0, HEAD_CHARACTERS))
  return { delimiter, encoding, records: () => parseRecords(text, delimiter), text: () => text }
}

/** The text of a row of a workbook, with links in the place of names. */
function textOf(record: SheetRecord): string {
  return (record.links ? writeCsv([linkedRow(record).cells]).trimEnd() : record.raw) + record.lineEnd
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

const GZIP = [0x1f, 0x8b]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

/** A workbook, a .zip or a .tar (POSIX 1003.1, pax: the name of the format is 257 bytes after the start). */
function isArchive(bytes: Uint8Array): boolean {
  return beginsWith(bytes, ZIP) || beginsWith(bytes.subarray(257), TAR)
}

const TAR = [0x75, 0x73, 0x74, 0x61, 0x72]
const PACKED_TWICE = 'There is a workbook or an archive in this .gz. Unpack it, then drop the file you need.'
const SAVE_AS = 'This is an old .xls workbook, or one with a password. Save it as .xlsx without a password, or as CSV.'
