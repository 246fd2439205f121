import { startTransition, useMemo, useState } from 'react'
import type { Column } from './column'
import { type Direction, sortRows } from './sort-rows'

export type Sorting<Row> = ReturnType<typeof useSorting<Row>>

/** Rows in the order that the reader chose. */
export function useSorting<Row>(rows: readonly Row[]) {
  const [sort, setSort] = useState<{ column: Column<Row>; direction: Direction }>()
  const sorted = useMemo(
    () => (sort?.column.sortBy ? sortRows(rows, sort.column.sortBy, sort.direction) : rows),
    [rows, sort],
  )

  function sortOn(column: Column<Row>) {
    const first = column.numeric ? 'descending' : 'ascending'
    const other = column.numeric ? 'ascending' : 'descending'
    // From the latest state: a second click can come before the first one is rendered.
    startTransition(() =>
      setSort((latest) => ({
        column,
        direction: latest?.column.title === column.title && latest.direction === first ? other : first,
      })),
    )
  }

  return { column: sort?.column, direction: sort?.direction, sortOn, sorted }
}
