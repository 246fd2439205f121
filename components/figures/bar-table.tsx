import { Bar } from '@/components/elements/bar'
import { TableParts } from '@/components/elements/table-parts'
import styles from './bar-table.module.css'

/** Numbers as bars from 0 to the largest. A table, so that it can be read without the bars. */
export function BarTable({
  head,
  rows,
}: {
  head: readonly [string, string]
  rows: readonly (readonly [name: string, value: number])[]
}) {
  const max = Math.max(1, ...rows.map(([, value]) => value))
  const cellOf = (value: number) => (
    <div className={styles.cell}>
      <span className={styles.figure}>{value}</span>
      <Bar share={value / max} />
    </div>
  )
  return (
    <table className={styles.table}>
      <TableParts head={head} rows={rows.map(([name, value]) => [name, cellOf(value)])} />
    </table>
  )
}
