import type { ExportChoice } from '@/app/tools/anchor-text-analyser/reading/export-choice'
import type { ExportView } from '@/app/tools/anchor-text-analyser/reading/read-export'
import type { ChosenColumns } from '@/components/backlinks/recognise-columns'
import { type ColumnRole, SheetChoice } from '@/components/sheet/sheet-choice'

const LABELS: readonly [keyof ChosenColumns, string][] = [
  ['anchor', 'Anchor text column'],
  ['source', 'Linking page column'],
  ['target', 'Target page column'],
  ['count', 'Number of links column'],
]

/** Which columns of an export were taken, and which can be taken instead. */
export function ExportReading({
  name,
  view,
  onChange,
}: {
  name: string
  view: ExportView
  onChange: (choice: ExportChoice) => void
}) {
  const { sheet, header, taken } = view
  const roles = LABELS.map(([role, label]): ColumnRole => {
    return {
      label,
      column: taken[role],
      isOptional: role !== 'anchor',
      onColumn: (column) => onChange({ sheet, header, columns: { ...taken, [role]: column } }),
    }
  })
  return (
    <details open={taken.anchor === undefined}>
      <summary>
        {name}: {summaryOf(view)}
      </summary>
      <SheetChoice name={name} view={view} roles={roles} onChange={onChange} />
    </details>
  )
}

function summaryOf({ columns, taken: { anchor, source, target } }: ExportView): string {
  if (anchor === undefined) return 'choose the column with the anchor texts'
  const titles = [anchor, source, target].flatMap((column) => (column === undefined ? [] : `“${columns[column]}”`))
  return `${titles.length === 1 ? 'column' : 'columns'} used: ${titles.join(', ')}`
}
