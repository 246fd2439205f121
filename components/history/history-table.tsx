import { rounded } from '@/components/elements/rounded'
import { TableParts } from '@/components/elements/table-parts'
import { NoValue } from '@/components/lookup-tool/values/entry-value'
import { type Month, monthName } from '@/components/measures/month'
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
        <TableParts
          head={['Month', ...columns.map(({ name }) => writtenDomain(name))]}
          rows={rows.map((at) => [monthName(at), ...columns.map(({ months }) => cellOf(months.get(at)))])}
        />
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
