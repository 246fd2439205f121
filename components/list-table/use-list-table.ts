import { useDeferredValue, useMemo, useState } from 'react'
import type { Cell } from '@/components/csv/write-csv'
import type { Column } from '@/components/result/column'
import { useSorting } from '@/components/result/sorting'
import { decisionColumn } from '@/components/review/decision-column'
import { DECISION_HEAD, decisionCells } from '@/components/review/decision-words'
import { useReview } from '@/components/review/use-review'
import { filterRows, NO_FILTER } from './filter'
import type { OwnColumns } from './own-columns'
import { useOwnColumns } from './use-own-columns'

interface ListTableOptions<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  domainOf: (row: Row) => string
  /** Names the subject of a decision: the domain, unless this is given. */
  keyOf?: (row: Row) => string
  /** The name of the measure, and its value in a row. */
  measure?: string
  numberOf?: (row: Row) => number | undefined
  /** Of a sheet; they are shown beside ours. */
  own?: OwnColumns<Row>
  /** The saved list that the decisions belong to. */
  listId?: string
  /** Saves a list that is not, because a decision needs one. */
  saveList?: () => void
}

export type TableOfList<Row> = ReturnType<typeof useListTable<Row>>

/** The rows of a list as the visitor wants to see them. `shown` is in their order, and what is exported. */
export function useListTable<Row>(options: ListTableOptions<Row>) {
  const { rows, columns, domainOf, measure, numberOf, listId, saveList } = options
  const { keyOf = domainOf, own: { cellsOf } = {} } = options
  const [filter, setFilter] = useState(NO_FILTER)
  const wanted = useDeferredValue(filter)
  const own = useOwnColumns(options.own, columns)
  const review = useReview(listId)
  const { decisions, openSite } = review
  const isReviewed = review.site !== undefined || decisions.size > 0
  const all = useMemo(
    () => [...columns, ...own.tableColumns, ...(isReviewed ? [decisionColumn(decisions, keyOf, openSite)] : [])],
    [columns, own.tableColumns, isReviewed, decisions, keyOf, openSite],
  )
  // Without such a filter, a decision changes no row.
  const decided = wanted.decision && decisions
  const filtered = useMemo(
    () =>
      filterRows(rows, wanted, {
        domainOf,
        numberOf,
        cellsOf,
        decisionOf: (row) => decided?.get(keyOf(row))?.verdict,
      }),
    [rows, wanted, domainOf, keyOf, numberOf, cellsOf, decided],
  )
  const sorting = useSorting(filtered)
  return {
    filter,
    setFilter,
    measure,
    domainOf,
    keyOf,
    columns: all,
    /** Without the decisions. */
    facts: useMemo(() => [...columns.slice(1), ...own.tableColumns], [columns, own.tableColumns]),
    sorting,
    shown: sorting.sorted,
    total: rows.length,
    own,
    review,
    isReviewed,
    /** The head of an export, with the decisions if there are any. */
    exportHead: (head: readonly string[]) => (decisions.size > 0 ? [...head, ...DECISION_HEAD] : head),
    /** The rows of an export, which are those that are shown. */
    exportRows: (cellsOf: (row: Row) => readonly Cell[]) =>
      sorting.sorted.map((row) => {
        const cells = cellsOf(row)
        return decisions.size > 0 ? [...cells, ...decisionCells(decisions.get(keyOf(row)))] : cells
      }),
    startReview() {
      if (listId === undefined) saveList?.()
      const keys = sorting.sorted.map(keyOf)
      openSite(keys.find((key) => !decisions.get(key)?.verdict) ?? keys[0])
    },
  }
}
