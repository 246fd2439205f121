import type { Decisions } from '@/components/list-reading/list'
import type { Why } from '@/components/never-pitch/never-pitch'
import { isNew } from '@/components/review/decided-before'
import { keyOfRow, type ListRow } from '@/components/review/key-of-row'
import { isAmong } from '@/lib/domain/is-among'
import type { Filter } from './filter'
import { filterRows } from './filter-rows'
import { stateOf } from './row-state'

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

const domainOf = ({ domain = '' }: ListRow) => domain

/** The rows that a filter shows, without those that are never pitched. */
export function chosenRows<Row extends ListRow>(
  rows: readonly Row[],
  { filter, decisions, never, earlier, numbers }: Chooser,
  keyOf: (row: Row, decisions: Decisions) => string = keyOfRow,
): readonly Row[] {
  const open = rows.filter((row) => !isAmong(never, domainOf(row)))
  return filterRows(open, filter, {
    domainOf,
    rowsOf: ({ cells = [] }) => [cells],
    numberOf: (row) => numbers.get(domainOf(row)),
    isIn: (row, state) =>
      state === 'new' ? isNew(domainOf(row), earlier) : stateOf(keyOf(row, decisions), decisions, never) === state,
  })
}
