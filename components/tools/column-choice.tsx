import { Field } from './field'

/** The column of a sheet that the addresses are in, which can be changed. */
export function ColumnChoice({
  columns,
  column,
  onColumn,
}: {
  columns: readonly string[]
  column: number
  onColumn: (column: number) => void
}) {
  return (
    <Field label="Column with the addresses">
      {(props) => (
        <select {...props} value={column} onChange={({ currentTarget }) => onColumn(Number(currentTarget.value))}>
          {columns.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title, and they never move
            <option key={index} value={index}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
