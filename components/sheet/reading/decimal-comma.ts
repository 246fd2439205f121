import type { SheetRecord } from './records'

/** Three digits after the sign could be thousands, so they say nothing. */
const WITH_COMMA = /^-?[\d.]*\d,(?:\d{1,2}|\d{4,})$/
const WITH_POINT = /^-?[\d,]*\d\.(?:\d{1,2}|\d{4,})$/

/**
 * Whether a sheet writes 1.5 as 1,5: as most of its numbers do. Without any, by its delimiter: spreadsheets write
 * semicolons where the comma is taken.
 */
export function hasDecimalComma(rows: readonly SheetRecord[], delimiter: string): boolean {
  let balance = 0
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const text = cell.trim()
    if (WITH_COMMA.test(text)) balance += 1
    else if (WITH_POINT.test(text)) balance -= 1
  }
  return balance === 0 ? delimiter === ';' : balance > 0
}
