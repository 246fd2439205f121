import { writeCsv } from '@/components/csv/write-csv'
import type { SheetRecord } from '@/components/sheet/records'
import type { SheetCells } from './cell-collector'
import { LIMITS } from './limits'
import { openParts } from './parts'
import { readOds } from './read-ods'
import { readXlsx } from './read-xlsx'

/** A sheet as a table. */
export interface WorkbookTable {
  name: string
  records: SheetRecord[]
  /** Where the sheet can be written again: its part in an .xlsx. */
  path?: string
  /** For each column of the table its column in the sheet, from 0. */
  columns: readonly number[]
}

/** The sheets with a value of an .xlsx or .ods workbook. Throws `InvalidInput`. */
export function readWorkbook(file: Uint8Array, limits = LIMITS): WorkbookTable[] {
  const parts = openParts(file, limits)
  const content = parts.read('content.xml')
  if (content) return readOds(content, limits).map(tableOf)
  return readXlsx(parts, limits).map((sheet) => ({ ...tableOf(sheet), path: sheet.path }))
}

function tableOf({ name, rows, columns }: SheetCells): WorkbookTable {
  const places = new Map(columns.map((column, index) => [column, index]))
  let written = 0
  const records = rows.map((row) => {
    const cells = Array.from(columns, () => '')
    for (const [index, value] of row.values.entries()) cells[places.get(row.columns[index] ?? 0) ?? 0] = value
    // Blank lines keep the numbers of rows. A text that begins with = is harmless here, but `writeCsv` disarms it.
    const raw = '\r\n'.repeat(row.number - written - 1) + writeCsv([cells]).slice(0, -2)
    written = row.number
    return { raw, lineEnd: '\r\n', cells, number: row.number }
  })
  return { name, records, columns }
}
