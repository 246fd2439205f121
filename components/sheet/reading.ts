import { WorkbookRefused } from '@/components/workbook/limits'
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
    const records = readRecords(read.text, read.delimiter)
    const sheet = findSheet(records, read.encoding, column)
    if (sheet && records.unclosedQuote) return { kind: 'failed', reason: unclosedQuote(records.unclosedQuote) }
    if (sheet) return { kind: 'sheet', sheet }
  }
  return { kind: 'list', list: readDomainList(read.text) }
}

/** The text of a file, and its delimiter where that is known. A workbook is read as CSV. */
export interface FileText {
  text: string
  encoding: Encoding
  delimiter?: string
}

/** The text of a file, or why there is none. */
export async function readText(file: Blob): Promise<FileText | { reason: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, OLD_WORKBOOK)) return { reason: SAVE_AS }
  if (!beginsWith(bytes, ZIP)) return decode(bytes)
  // As large as a tool, and few bring a workbook.
  const { xlsxToCsv } = await import('@/components/workbook/read-xlsx')
  try {
    return { text: xlsxToCsv(bytes), encoding: 'utf-8', delimiter: ',' }
  } catch (error) {
    if (error instanceof WorkbookRefused) return { reason: error.message }
    throw error
  }
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
