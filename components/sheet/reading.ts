import { type DomainList, readDomainList } from '@/lib/domain/read-domain-list'
import { decode, type Encoding } from './encoding'
import { readRecords } from './records'
import { findSheet, type Sheet } from './sheet'

export interface ReadingJob {
  file: Blob
  /** False where a table is read as a list too. */
  wantsSheet: boolean
  /** The index of the column with the addresses, where the visitor chose one. */
  column?: number
}

/** What a file or a pasted text holds. */
export type Reading =
  | { kind: 'list'; list: DomainList }
  | { kind: 'sheet'; sheet: Sheet }
  /** `reason` says what is wrong with the file; absent for an unexpected error. */
  | { kind: 'failed'; reason?: string }

/** Finds the sheet or the domains in a CSV, a TSV, a workbook or a pasted text. */
export async function readSource({ file, wantsSheet, column }: ReadingJob): Promise<Reading> {
  const read = await readText(file)
  if ('reason' in read) return { kind: 'failed', reason: read.reason }
  if (wantsSheet) {
    const records = readRecords(read.text)
    const sheet = findSheet(records, read.encoding, column)
    if (sheet && records.unclosedQuote) return { kind: 'failed', reason: unclosedQuote(records.unclosedQuote) }
    if (sheet) return { kind: 'sheet', sheet }
  }
  return { kind: 'list', list: readDomainList(read.text) }
}

/** The text of a file, or why there is none. A workbook is read as CSV. */
export async function readText(file: Blob): Promise<{ text: string; encoding: Encoding } | { reason: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, OLD_WORKBOOK)) return { reason: SAVE_AS }
  if (!beginsWith(bytes, ZIP)) return decode(bytes)
  // As large as a tool, and few bring a workbook.
  const { xlsxToCsv } = await import('./read-xlsx')
  const text = await xlsxToCsv(bytes)
  return text === undefined ? { reason: NO_WORKBOOK } : { text, encoding: 'utf-8' }
}

/** What to do about a quote that never closes. */
export function unclosedQuote(row: number): string {
  return `The quote that opens in row ${row} never closes, so the rows after it cannot be told apart; close it, then try again.`
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

const SAVE_AS = 'This is an old .xls workbook, or one with a password; save it as .xlsx without a password, or as CSV.'
const NO_WORKBOOK = 'This is not a workbook that can be read; open it in your spreadsheet and save it as .xlsx or CSV.'
