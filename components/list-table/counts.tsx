import { englishNumber } from '@/components/elements/english'
import type { Filter } from './filter'
import styles from './list-table.module.css'
import { ROW_STATES } from './row-state'
import type { TableOfList } from './use-list-table'

/** How many rows of a list are in each state: each number shows just these, and the total shows all again. */
export function Counts<Row>({ table, what }: { table: TableOfList<Row>; what: string }) {
  const { counts, total, filter, setFilter } = table
  const numberOf = (state: Filter['state']) => (state ? (counts.get(state) ?? 0) : total)
  const shown = [undefined, ...ROW_STATES, 'new' as const].filter((one) => numberOf(one) > 0 || one === filter.state)
  return (
    <fieldset className={styles.counts} data-print="no">
      <legend>{`Show ${what} by decision`}</legend>
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
