import { rounded } from '@/components/elements/rounded'
import { NoValue } from '@/components/lookup-tool/values/entry-value'
import { type Month, monthName } from '@/components/lookups/month'
import { writtenDomain } from '@/lib/domain/written-domain'
import type { Series } from './history-chart'
import styles from './history-table.module.css'

/** The months of all series that have some, the latest first. */
export function HistoryTable({ series }: { series: readonly Series[] }) {
  const columns = series
    .filter(({ months }) => months.length > 0)
    .map(({ name, months }) => ({ name, months: new Map(months.map((month) => [month.at, month])) }))
  const rows = [...new Set(columns.flatMap(({ months }) => [...months.keys()]))].toSorted((a, b) => b - a)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.scroller} aria-label="PageRank by month" tabIndex={0}>
      <table className={styles.table}>
        <caption>PageRank by month, latest first</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {columns.map(({ name }) => (
              <th scope="col" key={name}>
                {writtenDomain(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((at) => (
            <tr key={at}>
              <th scope="row">{monthName(at)}</th>
              {columns.map(({ name, months }) => (
                <td key={name}>{cellOf(months.get(at))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function cellOf(month: Month | undefined) {
  if (!month) return <NoValue>none</NoValue>
  return (
    <>
      {rounded(month.value)} {month.isEstimated && <small>estimated</small>}
    </>
  )
}
