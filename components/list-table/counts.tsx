import { englishNumber } from '@/components/elements/english'
import type { Filter } from './filter'
import styles from './list-table.module.css'
import { ROW_STATES } from './row-state'
import type { TableOfList } from './use-list-table'

/** How many rows of a list are in each state: each number shows just these, and the total shows all again. */
export function Counts<Row>({ table, what }: { table: TableOfList<Row>; what: string }) {
  const { counts, total, filter, setFilter } = table
  const { state } = filter
  const onState = (next: Filter['state']) => setFilter({ ...filter, state: next })
  const shown = ([...ROW_STATES, 'new'] as const).filter((one) => counts.get(one) || one === state)
  return (
    <fieldset className={styles.counts} data-print="no">
      <legend>{`Show ${what} by decision`}</legend>
      <Count of={total} name={what} isChosen={state === undefined} onChoose={() => onState(undefined)} />
      {shown.map((one) => (
        <Count
          key={one}
          of={counts.get(one) ?? 0}
          name={one}
          isChosen={state === one}
          onChoose={() => onState(state === one ? undefined : one)}
        />
      ))}
    </fieldset>
  )
}

function Count({
  of,
  name,
  isChosen,
  onChoose,
}: {
  of: number
  name: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <button type="button" className={styles.stateCount} aria-pressed={isChosen} onClick={onChoose}>
      <strong>{englishNumber(of)}</strong> {name}
    </button>
  )
}
