import { useDeferredValue, useMemo, useState } from 'react'
import type { Cell } from '@/components/csv/write-csv'
import { useLive } from '@/components/elements/use-live'
import type { Decisions } from '@/components/list-reading/list'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { Why } from '@/components/never-pitch/never-pitch'
import type { Column } from '@/components/result/column'
import { useSorting } from '@/components/result/sorting'
import { decisionColumn } from '@/components/review/decision-column'
import { decisionOn, withSites } from '@/components/review/decision-on'
import { DECISION_HEAD, decisionCells } from '@/components/review/decision-words'
import { useElsewhere } from '@/components/review/use-elsewhere'
import { useReview } from '@/components/review/use-review'
import { isAmong } from '@/lib/domain/is-among'
import { decisionsIn } from './file-decisions'
import { type Filter, NO_FILTER } from './filter'
import { filterRows } from './filter-rows'
import type { OwnColumns } from './own-columns'
import { stateOf } from './row-state'
import { useOwnColumns } from './use-own-columns'

export type TableOfList<Row> = ReturnType<typeof useListTable<Row>>

const NEVER: ReadonlyMap<string, Why> = new Map()

/** The rows of a list as the visitor wants to see them. `shown` is in their order. */
export function useListTable<Row>(options: {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  domainOf: (row: Row) => string
  /** Names the subject of a decision, where a row does not stand for its site. */
  keyOf?: (row: Row) => string
  /** The name of the measure, and its value in a row. */
  measure?: string
  numberOf?: (row: Row) => number | undefined
  /** Of a sheet; they are shown beside ours. */
  own?: OwnColumns<Row>
  /** The filter with which the list was opened. */
  initial?: Filter
  /** The saved list that the decisions belong to. */
  listId?: string
  /** Those of several lists. The table shows them, and makes none. */
  decisions?: Decisions
  /** Saves a list that is not, because a decision needs one. Returns its id. */
  saveList?: () => string | undefined
}) {
  const { rows, columns, domainOf, measure, numberOf, listId, saveList } = options
  const { keyOf = domainOf, initial = NO_FILTER, decisions: given, own: { rowsOf } = {} } = options
  // A table cannot filter by the measure of another tool.
  const [filter, setFilter] = useState(initial.measure === measure ? initial : { ...initial, least: '' })
  const wanted = useDeferredValue(filter)
  const review = useReview(listId, saveList)
  const { openSite } = review
  const isOfSites = keyOf === domainOf
  const decisions = useMemo(
    () => given ?? (isOfSites ? withSites(review.decisions) : review.decisions),
    [given, isOfSites, review.decisions],
  )
  const never = useLive(neverPitch.reasons, neverPitch.subscribe) ?? NEVER
  // Each answer of a lookup makes new rows, whose keys are the same.
  const joined = rows.map(keyOf).join('\n')
  const keys = useMemo(() => joined.split('\n').filter(Boolean), [joined])
  const elsewhere = useElsewhere(given ? undefined : keys, listId)
  const { fresh } = elsewhere
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are rows of the same cells
  const inFile = useMemo(() => options.own && decisionsIn(rows, options.own, keyOf, Date.now()), [options.own, keys])
  const isReviewed = review.site !== undefined || decisions.size > 0
  const own = useOwnColumns(columns, isReviewed, options.own)
  const all = useMemo(() => {
    const decision = decisionColumn(decisions, never, keyOf, given ? undefined : openSite)
    return [...columns, ...own.tableColumns, ...(isReviewed ? [decision] : [])]
  }, [columns, own.tableColumns, isReviewed, decisions, never, keyOf, given, openSite])
  const counts = useMemo(() => {
    const counted = new Map<string, number>([['new', fresh.size]])
    for (const key of keys) {
      const state = stateOf(key, decisions, never)
      counted.set(state, (counted.get(state) ?? 0) + 1)
    }
    return counted
  }, [keys, decisions, never, fresh])
  // Without such a filter, a decision changes no row.
  const decided = wanted.state && decisions
  const filtered = useMemo(
    () =>
      filterRows(rows, wanted, {
        domainOf,
        numberOf,
        rowsOf,
        isIn(row, state) {
          const key = keyOf(row)
          return state === 'new' ? fresh.has(key) : decided !== undefined && stateOf(key, decided, never) === state
        },
      }),
    [rows, wanted, domainOf, keyOf, numberOf, rowsOf, decided, never, fresh],
  )
  const sorting = useSorting(filtered)
  const shown = sorting.sorted
  /** Those of them that may be written to: they are exported, handed on and reviewed. */
  const chosen = useMemo(() => shown.filter((row) => !isAmong(never, domainOf(row))), [shown, never, domainOf])
  return {
    filter,
    setFilter,
    /** For another tool, in which the list is opened. */
    handedOn: filter.least === '' ? filter : { ...filter, measure },
    measure,
    domainOf,
    keyOf,
    columns: all,
    /** The facts of a row in the review. */
    facts: useMemo(() => [...columns.slice(1), ...own.facts], [columns, own.facts]),
    sorting,
    shown,
    chosen,
    counts,
    never,
    elsewhere,
    total: rows.length,
    own,
    /** The decisions that the file has. */
    inFile,
    review: { ...review, decisions },
    /** As the list has them: a contact's is for that contact alone. */
    listDecisions: review.decisions,
    isReviewed,
    canReview: !given && review.site === undefined,
    /** The head of an export, with the decisions if there are any. */
    exportHead: (head: readonly string[]) => (decisions.size > 0 ? [...head, ...DECISION_HEAD] : head),
    /** The rows of an export. */
    exportRows: (cellsOf: (row: Row) => readonly Cell[]) =>
      chosen.map((row) => {
        const cells = cellsOf(row)
        return decisions.size > 0 ? [...cells, ...decisionCells(decisionOn(keyOf(row), decisions))] : cells
      }),
    startReview() {
      if (listId === undefined) saveList?.()
      const open = chosen.map(keyOf)
      openSite(open.find((key) => !decisionOn(key, decisions)?.verdict) ?? open[0])
    },
  }
}
