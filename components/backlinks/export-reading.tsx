import type { Choice, ChosenColumns } from '@/components/sheet/reading/choice'
import { type ColumnRole, SheetChoice } from '@/components/sheet/sheet-choice'
import type { ExportView } from './export-choice'

/** The columns that a tool reads, and what it calls them. It needs the first. */
export type ColumnLabels = readonly [
  needed: readonly [keyof ChosenColumns, string],
  ...(readonly [keyof ChosenColumns, string])[],
]

/** Which columns of an export were taken, and which can be taken instead. */
export function ExportReading({
  name,
  view,
  labels,
  onChange,
}: {
  name: string
  view: ExportView
  labels: ColumnLabels
  onChange: (choice: Choice) => void
}) {
  const { sheet, header, taken } = view
  const [[needed]] = labels
  const roles = labels.map(([role, label]): ColumnRole => {
    return {
      label,
      column: taken[role],
      isOptional: role !== needed,
      onColumn: (column) => onChange({ sheet, header, columns: { ...taken, [role]: column } }),
    }
  })
  return (
    <details open={taken[needed] === undefined}>
      <summary>
        {name}: {summaryOf(view, labels)}
      </summary>
      <SheetChoice name={name} view={view} roles={roles} onChange={onChange} />
    </details>
  )
}

function summaryOf({ columns, taken }: ExportView, labels: ColumnLabels): string {
  const [[needed, label]] = labels
  if (taken[needed] === undefined) return `choose the ${label.toLowerCase()}`
  const titles = labels.flatMap(([role]) => {
    const column = taken[role]
    return column === undefined ? [] : `“${columns[column]}”`
  })
  return `${titles.length === 1 ? 'column' : 'columns'} used: ${titles.join(', ')}`
}
