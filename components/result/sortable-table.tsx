import { memo, type ReactNode, type Ref } from 'react'
import type { Column } from './column'
import styles from './data-table.module.css'
import type { Sorting } from './sorting'

/** A table whose heads sort it; the first column names the row. The body is given, because it may be a part. */
export function SortableTable<Row>({
  label,
  caption = label,
  columns,
  sorting,
  scroller,
  children,
}: {
  label: string
  /** In place of the label. */
  caption?: ReactNode
  columns: readonly Column<Row>[]
  sorting: Sorting<Row>
  /** The area that scrolls, for a table that is as high as the screen at most. */
  scroller?: { ref: Ref<HTMLElement>; rowCount: number }
  children: ReactNode
}) {
  return (
    <section
      ref={scroller?.ref}
      className={`${styles.scroller} ${scroller ? styles.high : ''}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table} aria-rowcount={scroller?.rowCount}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const direction = sorting.column?.title === column.title ? sorting.direction : undefined
              return (
                <th
                  key={column.title}
                  scope="col"
                  className={column.numeric ? styles.numeric : undefined}
                  aria-sort={column.sortBy && (direction ?? 'none')}
                >
                  {column.sortBy ? (
                    <button type="button" className={styles.sort} onClick={() => sorting.sortOn(column)}>
                      {column.title}
                      <svg className={styles.arrows} viewBox="0 0 8 12" aria-hidden="true">
                        <path className={direction === 'ascending' ? styles.on : styles.off} d="M4 0 8 5H0z" />
                        <path className={direction === 'descending' ? styles.on : styles.off} d="M4 12 8 7H0z" />
                      </svg>
                    </button>
                  ) : (
                    column.title
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** Memoised, so pass the same `columns` in each render. */
export const TableRow = memo(function Row({
  row,
  columns,
  index,
}: {
  row: unknown
  columns: readonly Column<unknown>[]
  /** Among all rows, from 0, where not all are drawn. */
  index?: number
}) {
  return (
    <tr aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map(({ title, cell, numeric }, at) => {
        const Cell = at === 0 ? 'th' : 'td'
        return (
          <Cell key={title} scope={at === 0 ? 'row' : undefined} className={numeric ? styles.numeric : undefined}>
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
})
