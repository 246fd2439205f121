import { type Cell, writeCsv } from '@/components/csv/write-csv'

/** The first visible sheet of a workbook as CSV. Throws for a file that is none. */
export async function xlsxToCsv(file: Uint8Array): Promise<string> {
  // As large as a tool, and few bring a workbook.
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(file, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
  const rows = sheets.find(({ rows }) => rows.some((row) => row.some(Boolean)))?.rows ?? []
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
