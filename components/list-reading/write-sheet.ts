import { encode } from '@/components/csv/encode'
import { readRows } from '@/components/csv/read-rows'
import { type Cell, writeCell } from '@/components/csv/write-csv'
import type { SheetRecord } from '@/components/sheet/reading/records'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import type { SheetPlace } from '@/components/sheet/reading/sheet-place'
import { type Added, partsOf } from '@/components/workbook/writing/added'

/**
 * The sheet as text with columns added or updated, in its own delimiter, line ends and decimal sign. What was there stays
 * as it was written, formulas included: it is the visitor's own. What is added is disarmed.
 */
export function writeSheet(sheet: Sheet, { titles, places, cellsOf, keep = () => true }: Added): string {
  const { delimiter, above, header, rows, tail, hasDecimalComma, view } = sheet
  const write = (cell: Cell) => writeCell(cell, { hasDecimalComma, delimiter })
  const rowWith = ({ raw, lineEnd, cells }: SheetRecord, added: readonly Cell[]) =>
    // A short row is filled up, so that what is added stands below its title.
    `${raw}${delimiter.repeat(view.columns.length - cells.length)}${added.map((cell) => delimiter + write(cell)).join('')}${lineEnd}`
  const withCells = (row: SheetRow) => {
    const { updated, added } = partsOf(cellsOf(row), places)
    if (updated.size === 0) return rowWith(row, added)
    const [{ before = row.raw, parts = [] } = {}] = readRows(row.raw, delimiter)
    const written = Array.from(view.columns, (_, index) => {
      const cell = updated.get(index)
      const isNew = updated.has(index) && String(cell ?? '') !== (row.cells[index] ?? '')
      return isNew ? write(cell) : (parts[index] ?? '')
    })
    return before + [...written, ...added.map(write)].join(delimiter) + row.lineEnd
  }
  const left = rows.filter(keep)
  // The last row of a file may have no line end, and other rows may follow it now.
  const lineEnd = header?.lineEnd || rows.find((row) => row.lineEnd)?.lineEnd || '\n'
  const ended = left.map((row, at) => (row.lineEnd || at === left.length - 1 ? row : { ...row, lineEnd }))
  return [
    ...above.map(({ raw, lineEnd }) => raw + lineEnd),
    ...(header ? [rowWith(header, partsOf(titles, places).added)] : []),
    ...ended.map(withCells),
    tail,
  ].join('')
}

/** The sheet as a file of the kind that it came as. */
export async function sheetFile(sheet: Sheet, file: Blob, added: Added): Promise<Blob> {
  if (sheet.place) {
    const { addToWorkbook } = await import('@/components/workbook/writing/write-workbook')
    const type = WORKBOOK_TYPES[endingOfWorkbook(sheet.place)]
    return new Blob([addToWorkbook(await bytesOf(file), sheet, added)], { type })
  }
  return new Blob([encode(writeSheet(sheet, added), sheet.encoding)], { type: 'text/csv' })
}

/** The sheet as one that rows can leave: one of a workbook becomes a text where other parts are tied to its rows. */
export async function withoutTies(sheet: Sheet, file: Blob): Promise<Sheet> {
  if (!sheet.place) return sheet
  const { canLoseRows } = await import('@/components/workbook/writing/write-workbook')
  return canLoseRows(await bytesOf(file), sheet.place) ? sheet : { ...sheet, place: undefined }
}

/** The ending of the written file, of a file that came with `name`. */
export function endingOf({ place, delimiter }: Sheet, name = ''): string {
  if (place) return endingOfWorkbook(place)
  const [, ending] = /\.(csv|tsv|txt)$/i.exec(name) ?? []
  return ending ?? (delimiter === '\t' ? 'tsv' : 'csv')
}

const WORKBOOK_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

function endingOfWorkbook({ table }: SheetPlace): keyof typeof WORKBOOK_TYPES {
  return table === undefined ? 'xlsx' : 'ods'
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
