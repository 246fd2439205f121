import { type ComponentProps, useId, useState } from 'react'
import { Button } from '@/components/elements/button'
import { Field } from '@/components/tool-page/field'
import tool from '@/components/workers/text-tool.module.css'
import { NO_FILTER } from './filter'
import styles from './list-table.module.css'
import type { TableOfList } from './use-list-table'

/** Chooses the rows and the columns of a list's table. */
export function FilterBar<Row>({ table, what }: { table: TableOfList<Row>; what: string }) {
  const { filter, setFilter, own, total, shown, measure, isReviewed, canReview, startReview } = table
  const isFiltered = shown.length < total
  const change = (part: Partial<typeof filter>) => setFilter({ ...filter, ...part })
  const textField = (name: 'text' | 'least' | 'endings', given: { label: string } & ComponentProps<'input'>) => (
    <Field
      type="text"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={filter[name]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
      {...given}
    />
  )
  // A filter that the list was opened with is in sight.
  const [opensMore] = useState(filter.endings !== '' || filter.least !== '' || filter.column !== undefined)
  return (
    <search className={styles.bar} aria-label={`Filter the ${what}`}>
      {textField('text', { label: 'Contains', type: 'search' })}
      <details className={styles.more} open={opensMore}>
        <summary>More filters{own.columns.length > 0 && ' and columns'}</summary>
        <div className={styles.fields}>
          {own.columns.length > 0 && (
            <Field
              as="select"
              label="Search in"
              value={filter.column ?? ''}
              onChange={({ currentTarget: { value } }) => change({ column: value === '' ? undefined : Number(value) })}
            >
              <option value="">any column</option>
              {own.columns.map(({ index, title }) => (
                <option key={index} value={index}>
                  {title}
                </option>
              ))}
            </Field>
          )}
          {measure !== undefined && textField('least', { label: `Minimum ${measure}`, inputMode: 'decimal' })}
          {textField('endings', { label: 'Endings', placeholder: '.de .co.uk' })}
        </div>
        {own.columns.length > 0 && <OwnColumns {...own} />}
      </details>
      {isFiltered && <Button onClick={() => setFilter(NO_FILTER)}>Show all {what}</Button>}
      {canReview && <Button onClick={startReview}>{isReviewed ? 'Continue the review' : 'Review one by one'}</Button>}
    </search>
  )
}

function OwnColumns({ columns, isShown, toggle }: Pick<TableOfList<unknown>['own'], 'columns' | 'isShown' | 'toggle'>) {
  const id = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>Columns of your spreadsheet</legend>
      {columns.map(({ index, title }) => (
        <p key={index} className={tool.choice}>
          <input type="checkbox" id={`${id}-${index}`} checked={isShown(index)} onChange={() => toggle(index)} />
          <label htmlFor={`${id}-${index}`}>{title}</label>
        </p>
      ))}
    </fieldset>
  )
}
