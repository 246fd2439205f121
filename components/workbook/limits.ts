import { InvalidInput } from '@/lib/errors'

/**
 * The most that is read of a workbook, about what 20 MB of CSV hold. Each limit holds while the file is read: a few
 * hundred kilobytes can unpack to gigabytes.
 */
export const LIMITS = {
  /** Of all parts that are read. */
  unpackedMegabytes: 100,
  /** Rows with a value, of all sheets. */
  rows: 100_000,
  /** Rows by columns, of all sheets: the table that comes of a sheet has a cell for each. */
  cells: 1_000_000,
  /** Of all sheets. */
  characters: 20_000_000,
}

export type WorkbookLimits = typeof LIMITS

/** The limits of each of several workbooks. */
export function sharedLimits(workbooks: number): WorkbookLimits {
  const shares = Object.entries(LIMITS).map(([what, most]) => [what, Math.ceil(most / workbooks)])
  return Object.fromEntries(shares) as WorkbookLimits
}

/** The visitor sees the message as it is: why the workbook is not read, and what to do. */
export function refuseWorkbook(why: string, whatToDo = 'Split the file, or save the sheet you need as CSV.'): never {
  throw new InvalidInput(`${why} ${whatToDo}`)
}

/** For a file that is no workbook, or breaks the format. */
export function refuseUnreadable(): never {
  refuseWorkbook(
    'This file is damaged, or is not an .xlsx or .ods workbook.',
    'Open it in your spreadsheet program, save it as .xlsx or CSV, then try again.',
  )
}
