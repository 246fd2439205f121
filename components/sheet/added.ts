import type { Cell } from '@/components/csv/write-csv'
import type { SheetRow } from '@/components/sheet/reading/sheet'

/** Columns to add at a sheet's right. `keep` leaves rows out. */
export interface Added {
  titles: readonly string[]
  cellsOf: (row: SheetRow) => readonly Cell[]
  keep?: (row: SheetRow) => boolean
}
