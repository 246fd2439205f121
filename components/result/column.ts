import type { ReactNode } from 'react'
import type { SortValue } from './sort-rows'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable; undefined is an unknown value. */
  sortBy?: (row: Row) => SortValue
  /** Aligned right, and sorted in descending order first. */
  numeric?: boolean
}
