import type { DomainList } from '@/lib/domain/read-domain-list'
import { readDomainList } from '@/lib/domain/read-domain-list'
import { decode } from './encoding'
import { xlsxToCsv } from './read-xlsx'
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
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, OLD_WORKBOOK)) return { kind: 'failed', reason: SAVE_AS }
  const isWorkbook = beginsWith(bytes, ZIP)
  const workbook = isWorkbook ? await xlsxToCsv(bytes).catch(() => undefined) : undefined
  if (isWorkbook && workbook === undefined) return { kind: 'failed', reason: NO_WORKBOOK }
  const { text, encoding } = workbook === undefined ? decode(bytes) : { text: workbook, encoding: 'utf-8' as const }
  if (wantsSheet) {
    const records = readRecords(text)
    const sheet = findSheet(records, encoding, column)
    if (sheet && records.unclosedQuote !== undefined) return { kind: 'failed', reason: unclosed(records.unclosedQuote) }
    if (sheet) return { kind: 'sheet', sheet }
  }
  return { kind: 'list', list: readDomainList(text) }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

const SAVE_AS = 'This is an old .xls workbook, or one with a password; save it as .xlsx without a password, or as CSV.'
const NO_WORKBOOK = 'This is not a workbook that can be read; open it in your spreadsheet and save it as .xlsx or CSV.'

function unclosed(row: number): string {
  return `The quote that opens in row ${row} never closes, so the rows after it cannot be told apart; close it, then try again.`
}
