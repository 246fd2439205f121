export interface WorkbookLimits {
  /** Of all parts that are read. */
  unpackedMegabytes: number
  /** Files in the archive. */
  parts: number
  sheets: number
  /** Rows with a value. */
  rows: number
  /** Columns with a value. */
  columns: number
  /** Rows by columns: the table that comes of a sheet has a cell for each. */
  cells: number
  cellCharacters: number
  sheetCharacters: number
}

/**
 * The most that is read of a workbook, about what 20 MB of CSV hold. Each limit holds while the file is read: a few
 * hundred kilobytes can unpack to gigabytes.
 */
export const LIMITS: WorkbookLimits = {
  unpackedMegabytes: 100,
  parts: 10_000,
  sheets: 250,
  rows: 100_000,
  columns: 1_000,
  cells: 1_000_000,
  // Excel takes 32,767, Google Sheets 50,000.
  cellCharacters: 50_000,
  sheetCharacters: 20_000_000,
}

/** A workbook is not read. The visitor sees the message as it is: why, and what to do. */
export class WorkbookRefused extends Error {}

export function refuseWorkbook(why: string, whatToDo = 'Split it, or save the sheet you need as CSV.'): never {
  throw new WorkbookRefused(`${why} ${whatToDo}`)
}

/** For a file that is no workbook, or breaks the format. */
export function refuseUnreadable(): never {
  refuseWorkbook(
    'This file is damaged, or not an .xlsx workbook.',
    'Open it in your spreadsheet, save it as .xlsx or CSV, then try again.',
  )
}
