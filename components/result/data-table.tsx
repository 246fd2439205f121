'use client'

import { memo, type ReactNode, startTransition, useMemo, useState } from 'react'
import scroll from '@/components/elements/scroll-hint.module.css'
import styles from './data-table.module.css'
import { FirstRows } from './first-rows'
import { type SortValue, sortRows } from './sort-rows'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable; undefined is an unknown value. */
  sortBy?: (row: Row) => SortValue
  /** Aligned right, and sorted in descending order first. */
  numeric?: boolean
}

type Direction = 'ascending' | 'descending'

/**
 * A table that the reader can sort, of which the first rows are shown; the first column names the row. Rows are memoised,
 * so pass the same `columns` in each render.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  what,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** A plural noun for the rows. */
  what: string
}) {
  const [sort, setSort] = useState<{ column: Column<Row>; direction: Direction }>()
  const sorted = useMemo(
    () => (sort?.column.sortBy ? sortRows(rows, sort.column.sortBy, sort.direction) : rows),
    [rows, sort],
  )

  function sortOn(column: Column<Row>) {
    const first = column.numeric ? 'descending' : 'ascending'
    const other = column.numeric ? 'ascending' : 'descending'
    // From the latest state: a second click can come before the first one is rendered.
    startTransition(() =>
      setSort((latest) => ({
        column,
        direction: latest?.column === column && latest.direction === first ? other : first,
      })),
    )
  }

  return (
    <FirstRows rows={sorted} what={what}>
      {(shown) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section className={`${scroll.hint} ${styles.scroller}`} aria-label={caption} tabIndex={0}>
          <table className={styles.table}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => {
                  const direction = sort?.column === column ? sort.direction : undefined
                  return (
                    <th
                      key={column.title}
                      scope="col"
                      className={column.numeric ? styles.numeric : undefined}
                      aria-sort={column.sortBy && (direction ?? 'none')}
                    >
                      {column.sortBy ? (
                        <button type="button" className={styles.sort} onClick={() => sortOn(column)}>
                          {column.title}
                          <svg className={styles.arrows} viewBox="0 0 8 12" aria-hidden="true" focusable="false">
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
            <tbody>
              {shown.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row holds no state, and new texts cost less than moved rows
                <MemoRow key={place} row={row} columns={columns as readonly Column<unknown>[]} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </FirstRows>
  )
}

const MemoRow = memo(function TableRow({ row, columns }: { row: unknown; columns: readonly Column<unknown>[] }) {
  return (
    <tr>
      {columns.map(({ title, cell, numeric }, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell key={title} scope={index === 0 ? 'row' : undefined} className={numeric ? styles.numeric : undefined}>
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
})
