import type { Choice, ListView } from '@/components/sheet/reading/choice'
import { type ColumnLabel, SheetChoice } from '@/components/sheet/sheet-choice'

/** The columns that a tool reads. It needs the first. */
export type ColumnLabels = readonly [needed: ColumnLabel, ...ColumnLabel[]]

/** Which columns of an export were read, and which can be read instead. */
export function ExportReading({
  name,
  view,
  labels,
  onChange,
}: {
  name: string
  view: ListView
  labels: ColumnLabels
  onChange: (choice: Choice) => void
}) {
  const [[needed]] = labels
  return (
    <details open={view.used[needed] === undefined}>
      <summary>
        {name}: {summaryOf(view, labels)}
      </summary>
      <SheetChoice name={name} view={view} labels={labels} onChange={onChange} />
    </details>
  )
}

function summaryOf({ columns, used }: ListView, labels: ColumnLabels): string {
  const [[needed, label]] = labels
  if (used[needed] === undefined) return `choose the ${label.toLowerCase()}`
  const titles = labels.flatMap(([kind]) => {
    const column = used[kind]
    return column === undefined ? [] : `“${columns[column]}”`
  })
  return `${titles.length === 1 ? 'column' : 'columns'} used: ${titles.join(', ')}`
}
