import type { Decisions } from '@/components/list-reading/list'
import type { Why } from '@/components/never-pitch/never-pitch'
import { keyOf } from '@/components/review/key-of'
import { isAmong } from '@/lib/domain/is-among'
import type { Filter } from './filter'
import { filterRows } from './filter-rows'
import { type RowState, stateOf } from './row-state'

/** The facts by which a filter chooses the rows of a list. A worker can use them too. */
export interface Chooser {
  filter: Filter
  decisions: Decisions
  never: ReadonlyMap<string, Why>
  /** The sites of earlier lists of prospects. */
  earlier: ReadonlySet<string>
  /** By site, of the measure that the filter asks for. */
  numbers: ReadonlyMap<string, number>
}

export interface ListRow {
  domain?: string
  cells?: readonly string[]
  contacts?: readonly string[]
}

const domainOf = ({ domain = '' }: ListRow) => domain

/** The state of a row: that of its contacts where one was decided on, kept if one is, or else of its site. */
export function stateIn(row: ListRow, { decisions, never }: Pick<Chooser, 'decisions' | 'never'>): RowState {
  const domain = domainOf(row)
  const decided = (row.contacts ?? []).map((contact) => keyOf({ domain, contact })).filter((key) => decisions.has(key))
  const key = decided.find((one) => decisions.get(one)?.verdict === 'kept') ?? decided[0]
  return stateOf(key ?? domain, decisions, never)
}

/** The rows that a filter shows, without those that are never pitched. */
export function chosenRows<Row extends ListRow>(rows: readonly Row[], chooser: Chooser): readonly Row[] {
  const { filter, never, earlier, numbers } = chooser
  const open = rows.filter((row) => !isAmong(never, domainOf(row)))
  return filterRows(open, filter, {
    domainOf,
    cellsOf: ({ cells = [] }) => cells,
    numberOf: (row) => numbers.get(domainOf(row)),
    isIn: (row, state) => (state === 'new' ? !earlier.has(domainOf(row)) : stateIn(row, chooser) === state),
  })
}
