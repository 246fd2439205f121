import { Bar } from '@/components/elements/bar'
import { TableParts } from '@/components/elements/table-parts'
import styles from './bar-table.module.css'

/** A figure as it is shown; one that is no number has no bar. */
type Value = number | string

/**
 * Columns of numbers as bars, from 0 to the column's `max` or else to its largest. A table, so that it can be read
 * without the bars.
 */
export function BarTable({
  head,
  rows,
  max,
}: {
  head: readonly string[]
  rows: readonly (readonly [name: string, ...values: Value[]])[]
  max?: readonly number[]
}) {
  const numberIn = (value: Value | undefined) => Number.parseFloat(String(value)) || 0
  const cellOf = (value: Value, at: number) => {
    const full = max?.[at] ?? Math.max(1, ...rows.map(([, ...values]) => numberIn(values[at])))
    return Number.isNaN(Number.parseFloat(String(value))) ? (
      value
    ) : (
      <div className={styles.cell}>
        <span className={styles.figure}>{value}</span>
        <Bar share={numberIn(value) / full} />
      </div>
    )
  }
  return (
    <table className={styles.table}>
      <TableParts head={head} rows={rows.map(([name, ...values]) => [name, ...values.map(cellOf)])} />
    </table>
  )
}
