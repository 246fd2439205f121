import { Bar } from '@/components/elements/bar'
import styles from './bar-table.module.css'

/** Numbers as bars from 0 to the largest. A table, so that it can be read without the bars. */
export function BarTable({
  head,
  rows,
}: {
  head: readonly [string, string]
  rows: readonly (readonly [name: string, value: number])[]
}) {
  const max = Math.max(...rows.map(([, value]) => value))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <div className={styles.cell}>
                <span className={styles.figure}>{value}</span>
                <Bar share={value / max} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
