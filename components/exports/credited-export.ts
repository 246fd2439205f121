import { csvFile } from '@/components/csv/csv-file'
import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { creditText } from '@/lib/site/credits'
import type { Source } from '@/lib/site/sources'
import { roundedCell } from './rounded-cell'

export interface Export {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Named in whatever leaves the page, as the licence of Domain Rating asks for. */
  sources: readonly Source[]
  /** As YYYY-MM-DD. */
  day: string
}

/** So many rows are written at once: 20,000 would hold up the page. */
const PORTION = 1_000

/** A CSV with the credit in each row, because sheets are sorted, filtered and cut. */
export async function creditedCsv({ head, rows, sources, day }: Export): Promise<Blob> {
  const credit = sources.map((source) => creditText(source, day)).join('; ')
  const parts = [writeCsv([[...head, 'Source']])]
  for (let at = 0; at < rows.length; at += PORTION) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve))
    parts.push(writeCsv(rows.slice(at, at + PORTION).map((row) => [...row.map(roundedCell), credit])))
  }
  return csvFile(...parts)
}
