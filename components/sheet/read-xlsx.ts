import type { SheetFilterInfo } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { type Cell, writeCsv } from '@/components/csv/write-csv'

/** The first visible sheet of a workbook as CSV; undefined for a file that is none. */
export async function xlsxToCsv(file: Uint8Array): Promise<string | undefined> {
  const isVisible = ({ hidden, veryHidden }: SheetFilterInfo) => !hidden && !veryHidden
  const workbook = await readXlsx(file, { sheets: isVisible }).catch(() => undefined)
  if (!workbook) return undefined
  const rows = workbook.sheets.find(({ rows }) => rows.some((row) => row.some(Boolean)))?.rows ?? []
  // A text that begins with = is harmless in a workbook, but would run in a CSV: `writeCsv` disarms it.
  return `\ufeff${writeCsv(rows.map((row) => row.map(cellOf)))}`
}

function cellOf(value: string | number | boolean | Date | null): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value ?? undefined
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value
    .toISOString()
    .replace(/T00:00:00.000Z$/, '')
    .replace(/\.000Z$/, '')
    .replace('T', ' ')
}
