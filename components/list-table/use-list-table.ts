'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import type { Column } from '@/components/result/column'
import { useSorting } from '@/components/result/sorting'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { filterRows, NO_FILTER } from './filter'
import { firstShown, ownColumnsOf, tableColumn } from './own-columns'

interface ListTableOptions<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  domainOf: (row: Row) => string
  /** The name of the measure, and its value in a row. */
  measure?: string
  numberOf?: (row: Row) => number | undefined
  /** Whose columns are shown beside ours, with those of its rows that belong to the list. */
  sheet?: { sheet: Sheet; left: readonly SheetRow[] }
}

export type TableOfList<Row> = ReturnType<typeof useListTable<Row>>

const NO_CELLS: readonly string[] = []

/** The rows of a list as the visitor wants to see them. `shown` is in their order, and what is exported. */
export function useListTable<Row>({ rows, columns, domainOf, measure, numberOf, sheet: found }: ListTableOptions<Row>) {
  const [filter, setFilter] = useState(NO_FILTER)
  const wanted = useDeferredValue(filter)
  const own = useMemo(() => {
    if (!found) return { columns: [], cellsOf: () => NO_CELLS, all: new Map<number, Column<Row>>() }
    const firstRows = new Map<string, readonly string[]>()
    for (const { domain, cells } of found.left) {
      if (domain !== undefined && !firstRows.has(domain)) firstRows.set(domain, cells)
    }
    const cellsOf = (row: Row) => firstRows.get(domainOf(row)) ?? NO_CELLS
    const taken = columns.map(({ title }) => title)
    const ownColumns = ownColumnsOf(found.sheet, taken)
    const all = new Map(
      ownColumns.map((column) => [column.index, tableColumn(column, cellsOf, found.sheet.hasDecimalComma)]),
    )
    return { columns: ownColumns, cellsOf, all }
  }, [found, columns, domainOf])
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const shownColumns = chosen ?? firstShown(own.columns)
  const all = useMemo(
    () => [
      ...columns,
      ...own.columns.flatMap(({ index }) => (shownColumns.has(index) ? (own.all.get(index) ?? []) : [])),
    ],
    [columns, own, shownColumns],
  )
  const filtered = useMemo(
    () => filterRows(rows, wanted, { domainOf, numberOf, cellsOf: own.cellsOf }),
    [rows, wanted, domainOf, numberOf, own],
  )
  const sorting = useSorting(filtered)
  return {
    filter,
    setFilter,
    measure,
    columns: all,
    sorting,
    shown: sorting.sorted,
    total: rows.length,
    own: {
      columns: own.columns,
      isShown: (index: number) => shownColumns.has(index),
      toggle(index: number) {
        const next = new Set(shownColumns)
        if (!next.delete(index)) next.add(index)
        setChosen(next)
      },
    },
  }
}
