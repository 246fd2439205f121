import { counted } from '@/components/elements/english'
import type { Choice } from '@/components/sheet/reading/choice'
import type { SheetView } from '@/components/sheet/reading/sheet'
import { Field } from '@/components/tools/field'
import styles from './sheet-choice.module.css'

/** A column that a tool needs. */
export interface ColumnRole {
  label: string
  /** The index of its column; undefined where the sheet has none. */
  column: number | undefined
  /** Whether the tool does without. */
  isOptional?: boolean
  /** What the choice of no column is called. */
  none?: string
  onColumn: (column: number | undefined) => void
}

/** How a sheet was read: its columns, the row with their names, and which sheet of a workbook. Each can be changed. */
export function SheetChoice({
  view: { sheets, sheet, columns, firstRows, header, isCertain },
  roles,
  name,
  onChange,
}: {
  view: Omit<SheetView, 'column'>
  roles: readonly ColumnRole[]
  /** Tells several files apart. */
  name?: string
  onChange: (choice: Omit<Choice, 'column'>) => void
}) {
  const chosen = firstRows[header]
  const [only] = sheets
  return (
    <div className={styles.choice}>
      {sheets.length === 1 && <p>Sheet “{only?.name}”.</p>}
      <div className={styles.fields}>
        {sheets.length > 1 && (
          <Field
            as="select"
            label="Sheet"
            value={sheet}
            onChange={({ currentTarget }) => onChange({ sheet: Number(currentTarget.value) })}
          >
            {sheets.map(({ name, sites }, index) => (
              <option key={name} value={index}>
                {sites === undefined ? name : `${name}, ${counted(sites, 'site')}`}
              </option>
            ))}
          </Field>
        )}
        {roles.map(({ label, column, isOptional, none = 'none', onColumn }) => (
          <Field
            as="select"
            label={label}
            key={label}
            value={column ?? ''}
            onChange={({ currentTarget: { value } }) => onColumn(value === '' ? undefined : Number(value))}
          >
            {(isOptional || column === undefined) && <option value="">{none}</option>}
            {columns.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title, and they never move
              <option key={index} value={index}>
                {title}
              </option>
            ))}
          </Field>
        ))}
      </div>
      <details open={!isCertain}>
        <summary>{chosen ? `The header is row ${chosen.number}` : 'There is no header row'}</summary>
        <p>To choose a header row, click its number.</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section className={styles.scroller} aria-label={`First rows${name ? ` of ${name}` : ''}`} tabIndex={0}>
          <table>
            <tbody>
              {firstRows.map(({ number, cells }, index) => (
                <tr key={number} className={index === header ? styles.header : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-pressed={index === header}
                      onClick={() => onChange({ sheet, header: index === header ? -1 : index })}
                    >
                      Row {number}
                    </button>
                  </th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  )
}

/** The column that the addresses are in. */
export function addressRole({ sheet, header, column }: SheetView, onChange: (choice: Choice) => void): ColumnRole {
  return {
    label: 'URL column',
    column,
    onColumn: (column) => onChange({ sheet, header, column }),
  }
}
