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

/** A CSV with the credit in each row, because sheets are sorted, filtered and cut. */
export function creditedCsv({ head, rows, sources, day }: Export): string {
  const credit = sources.map((source) => creditText(source, day)).join('; ')
  return writeCsv([[...head, 'Source'], ...rows.map((row) => [...row.map(roundedCell), credit])])
}
