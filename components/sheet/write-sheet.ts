import { type Cell, writeCell } from '@/components/csv/write-csv'
import { encode } from './encoding'
import type { Sheet, SheetRow } from './sheet'

/**
 * The sheet with columns added at its right, in its own delimiter, line ends and encoding. What was there stays as it
 * was written, formulas included: it is the visitor's own. What is added is disarmed. `keep` leaves rows out.
 */
export function writeSheet(
  sheet: Sheet,
  titles: readonly string[],
  cellsOf: (row: SheetRow) => readonly Cell[],
  keep: (row: SheetRow) => boolean = () => true,
): string {
  const { delimiter, head, rows, columns, tail } = sheet
  const withCells = ({ raw, cells, lineEnd }: SheetRow, added: readonly Cell[]) =>
    // A short row is filled up, so that what is added stands below its title.
    `${raw}${delimiter.repeat(columns.length - cells.length)}${added.map((cell) => delimiter + writeCell(cell)).join('')}${lineEnd}`
  const title = head.at(-1)
  return [
    ...head.slice(0, -1).map(({ raw, lineEnd }) => raw + lineEnd),
    ...(title ? [withCells(title, titles)] : []),
    ...rows.filter(keep).map((row) => withCells(row, cellsOf(row))),
    tail,
  ].join('')
}

/** As a file in the sheet's own encoding. */
export function sheetFile(sheet: Sheet, text: string): Blob {
  return new Blob([encode(text, sheet.encoding)], { type: 'text/csv' })
}
