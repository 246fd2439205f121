import { englishNumber } from '@/components/elements/english'
import hidden from '@/components/elements/unseen.module.css'
import styles from './list-table.module.css'
import { FILTER_STATES, type FilterState } from './row-state'
import type { TableOfList } from './use-list-table'

/** How many rows of a list are in each state: each number shows just these, and the total shows all again. */
export function Counts<Row>({ table, what }: { table: TableOfList<Row>; what: string }) {
  const { counts, total, filter, setFilter } = table
  const numberOf = (state?: FilterState) => (state ? (counts.get(state) ?? 0) : total)
  const shown = [undefined, ...FILTER_STATES].filter((one) => numberOf(one) > 0 || one === filter.state)
  return (
    <fieldset className={styles.counts} data-print="no">
      <legend className={hidden.unseen}>{`Show ${what} by decision`}</legend>
      {shown.map((one) => (
        <button
          key={one ?? ''}
          type="button"
          className={styles.stateCount}
          aria-pressed={one === filter.state}
          onClick={() => setFilter({ ...filter, state: one === filter.state ? undefined : one })}
        >
          <strong>{englishNumber(numberOf(one))}</strong> {one ?? what}
        </button>
      ))}
    </fieldset>
  )
}
