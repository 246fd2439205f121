import type { ReactNode } from 'react'
import { englishNumber } from '@/components/elements/english'
import type { SortValue } from './sort-rows'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable; undefined is an unknown value. */
  sortBy?: (row: Row) => SortValue
  /** Aligned right, and sorted in descending order first. */
  numeric?: boolean
}

/** A column of numbers by which it is sorted. */
export function numberColumn<Row>(
  title: string,
  numberOf: (row: Row) => number | undefined,
  write: (number: number) => ReactNode = englishNumber,
): Column<Row> {
  function cell(row: Row) {
    const number = numberOf(row)
    return number !== undefined && write(number)
  }
  return { title, cell, sortBy: numberOf, numeric: true }
}
