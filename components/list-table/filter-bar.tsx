import { type ComponentProps, useId } from 'react'
import { Button } from '@/components/elements/button'
import { englishNumber } from '@/components/elements/english'
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
  return (
    <search className={styles.bar} aria-label={`Filter the ${what}`}>
      <div className={styles.fields}>
        {textField('text', { label: 'Contains', type: 'search' })}
        {own.columns.length > 0 && (
          <Field
            as="select"
            label="in"
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
      <div className={styles.result}>
        <p className={styles.count} role="status">
          {isFiltered &&
            `${englishNumber(shown.length)} of ${englishNumber(total)} ${what} shown. Downloads and copies contain only these.`}
        </p>
        {isFiltered && <Button onClick={() => setFilter(NO_FILTER)}>Show all {what}</Button>}
        {canReview && <Button onClick={startReview}>{isReviewed ? 'Continue the review' : 'Review one by one'}</Button>}
      </div>
    </search>
  )
}

function OwnColumns({ columns, isShown, toggle }: Pick<TableOfList<unknown>['own'], 'columns' | 'isShown' | 'toggle'>) {
  const id = useId()
  return (
    <details className={styles.columns}>
      <summary>Columns of your spreadsheet</summary>
      <div className={styles.choices}>
        {columns.map(({ index, title }) => (
          <p key={index} className={tool.choice}>
            <input type="checkbox" id={`${id}-${index}`} checked={isShown(index)} onChange={() => toggle(index)} />
            <label htmlFor={`${id}-${index}`}>{title}</label>
          </p>
        ))}
      </div>
    </details>
  )
}
