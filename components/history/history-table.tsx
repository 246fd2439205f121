import { type Column, DataTable } from '@/components/tools/data-table'
import { NoValue } from '@/components/tools/entry-value'
import type { Series } from './history-chart'
import { type Month, monthName } from './month'

interface Row {
  at: number
  /** By the name of the series. */
  months: Map<string, Month>
}

/** Rows that are shown at first. */
const STEP = 120

/** The months of all series, the latest first. */
export function HistoryTable({ series }: { series: readonly Series[] }) {
  return (
    <DataTable
      caption="PageRank by month, the latest first"
      columns={columnsOf(series)}
      rows={rowsOf(series)}
      keyOf={({ at }) => String(at)}
      step={STEP}
    />
  )
}

function columnsOf(series: readonly Series[]): Column<Row>[] {
  const known = series.filter(({ months }) => months.length > 0)
  return [
    { title: 'Month', cell: ({ at }) => monthName(at) },
    ...known.map(({ name }): Column<Row> => ({ title: name, cell: ({ months }) => cellOf(months.get(name)) })),
  ]
}

function cellOf(month: Month | undefined) {
  if (!month) return <NoValue>none</NoValue>
  return (
    <>
      {month.value} {month.isEstimated && <small>estimated</small>}
    </>
  )
}

function rowsOf(series: readonly Series[]): Row[] {
  const rows = new Map<number, Row>()
  for (const { name, months } of series) {
    for (const month of months) {
      const row = rows.get(month.at) ?? { at: month.at, months: new Map() }
      rows.set(month.at, row)
      row.months.set(name, month)
    }
  }
  return [...rows.values()].toSorted((a, b) => b.at - a.at)
}
