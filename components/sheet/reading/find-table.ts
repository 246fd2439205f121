import { shortened } from '@/components/elements/shortened'
import type { Choice, ListView } from './choice'
import { findHeader, HEAD_ROWS } from './find-header'
import type { SheetRecord } from './records'
import type { Table } from './text-table'

/** How a tool reads a table. */
interface Plan {
  view: Omit<ListView, 'sheets' | 'sheet'>
}

interface Finder<Of extends Plan> {
  /** Undefined for a table that the tool cannot read. Without a choice, its columns are found. */
  planOf: (table: Table, choice: Choice) => Of | undefined
  /** Of several tables, the largest is read. */
  sizeOf: (plan: Of) => number
  /** Whether a size is a number of sites, which is shown. */
  countsSites?: boolean
}

/**
 * The table of a file that is chosen, or else the largest, as a tool reads it, and all without a choice; undefined where
 * it can read none.
 */
export function findTable<Of extends Plan>(
  tables: readonly Table[],
  choice: Choice,
  { planOf, sizeOf, countsSites }: Finder<Of>,
) {
  const found = tables.flatMap((table, index) => {
    const plan = planOf(table, {})
    // Most files have one table, which is compared with no other.
    const size = plan && tables.length > 1 ? sizeOf(plan) : 0
    return plan ? { index, table, plan, size } : []
  })
  const most = Math.max(...found.map(({ size }) => size))
  const read = found.find(({ index }) => index === choice.sheet) ?? found.find(({ size }) => size === most)
  if (!read) return undefined
  const isChosen = choice.sheet !== undefined || choice.header !== undefined || choice.columns !== undefined
  const plan = (isChosen && planOf(read.table, choice)) || read.plan
  const sheets = found.flatMap(({ index, table: { name }, size }) =>
    name === undefined ? [] : { index, name, ...(countsSites && { sites: size }) },
  )
  const viewOf = (view: Plan['view'], sheet: number): ListView => ({ ...view, sheets, sheet })
  const all = found.map(({ index, plan, size }) => ({ plan, size, view: viewOf(plan.view, index) }))
  return { plan, view: viewOf(plan.view, read.index), all }
}

const SHOWN_COLUMNS = 12
const SHOWN_CHARACTERS = 40

/** Where the data of a table begin: below the chosen row, or below `named`, or else where they look like data. */
export function headIn(records: readonly SheetRecord[], choice: Choice, named?: number) {
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const chosen = choice.header ?? named
  const { header = -1, firstRow } =
    chosen === undefined ? findHeader(records) : { header: chosen, firstRow: chosen + 1 }
  const titles = records[header]?.cells ?? []
  const columns = Array.from({ length: width }, (_, index) => titles[index]?.trim() || `Column ${index + 1}`)
  const firstRows = records.slice(0, HEAD_ROWS).map(({ number, cells }) => {
    return { number, cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => shortened(cell.trim(), SHOWN_CHARACTERS)) }
  })
  return { width, firstRow, titles, rows: records.slice(firstRow), view: { header, columns, firstRows } }
}
