import { counted } from '@/components/elements/english'
import type { Choice, ListView } from '@/components/sheet/reading/choice'
import { Field } from '@/components/tool-page/field'
import styles from './sheet-choice.module.css'

/** A kind of column that a tool reads, and what it calls it. With words for none, the tool does without. */
export type ColumnLabel = readonly [kind: string, label: string, none?: string]

export const SITE_COLUMN: ColumnLabel = ['site', 'URL column']

/** Another sheet or another row of names has other columns, which are found anew. */
const FOUND = { header: undefined, columns: undefined }

/** How a sheet was read: its columns, the row with their names, and which sheet of a workbook. Each can be changed. */
export function SheetChoice({
  view: { sheets, sheet, columns, firstRows, header, isCertain, used },
  labels,
  name,
  onChange,
}: {
  view: ListView
  labels: readonly ColumnLabel[]
  /** Tells several files apart. */
  name?: string
  onChange: (choice: Choice) => void
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
            onChange={({ currentTarget }) => onChange({ sheet: Number(currentTarget.value), ...FOUND })}
          >
            {sheets.map(({ index, name, sites }) => (
              <option key={index} value={index}>
                {sites === undefined ? name : `${name}, ${counted(sites, 'site')}`}
              </option>
            ))}
          </Field>
        )}
        {labels.map(([kind, label, none]) => (
          <Field
            as="select"
            label={label}
            key={label}
            value={used[kind] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ sheet, ...(chosen && { header }), columns: { [kind]: value === '' ? -1 : Number(value) } })
            }
          >
            {(none || used[kind] === undefined) && <option value="">{none ?? 'none'}</option>}
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
                      onClick={() => onChange({ ...FOUND, sheet, header: index === header ? -1 : index })}
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
