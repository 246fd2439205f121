import { useMemo, useState } from 'react'
import type { Column } from '@/components/result/column'
import { firstShown, type OwnRows, ownColumnsOf, tableColumn } from './own-columns'

const NO_CELLS: readonly string[] = []

/** The columns of a visitor's sheet beside ours, which are chosen by index. Of a site's rows the first one is shown. */
export function useOwnColumns<Row>(
  found: OwnRows | undefined,
  ours: readonly Column<Row>[],
  keyOf: (row: Row) => string,
) {
  const { columns, cellsOf } = useMemo(() => {
    if (!found) return { columns: [], cellsOf: () => NO_CELLS }
    const firstRows = new Map<string, readonly string[]>()
    for (const { key, cells } of found.rows) {
      if (key !== undefined && !firstRows.has(key)) firstRows.set(key, cells)
    }
    return {
      columns: ownColumnsOf(
        found,
        ours.map(({ title }) => title),
      ),
      cellsOf: (row: Row) => firstRows.get(keyOf(row)) ?? NO_CELLS,
    }
  }, [found, ours, keyOf])
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const shown = useMemo(() => chosen ?? firstShown(columns), [chosen, columns])
  const tableColumns = useMemo(
    () =>
      columns
        .filter(({ index }) => shown.has(index))
        .map((column) => tableColumn(column, cellsOf, found?.hasDecimalComma ?? false)),
    [columns, cellsOf, shown, found],
  )
  return {
    columns,
    cellsOf,
    tableColumns,
    isShown: (index: number) => shown.has(index),
    toggle(index: number) {
      const next = new Set(shown)
      if (!next.delete(index)) next.add(index)
      setChosen(next)
    },
  }
}
