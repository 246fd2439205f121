'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { Column } from '@/components/result/column'
import { SortableTable, TableRow } from '@/components/result/sortable-table'
import { ReviewPanel } from '@/components/review/review-panel'
import { FilterBar } from './filter-bar'
import { useIsPrinting } from './use-is-printing'
import type { TableOfList } from './use-list-table'

/** In pixels, until a row is measured. */
const ROW_HEIGHT = 48
/** A shorter list needs no filter. */
const LEAST_FOR_FILTER = 10

/** A list of any length: only the rows in sight are in the page, and all that are shown when it is printed. */
export function ListTable<Row>({ caption, table, what }: { caption: string; table: TableOfList<Row>; what: string }) {
  const { columns, facts, sorting, shown, total, review, domainOf } = table
  const area = useRef<HTMLElement>(null)
  const isPrinting = useIsPrinting()
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: 10 * ROW_HEIGHT },
    overscan: 10,
  })
  const items = isPrinting ? [] : virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = isPrinting ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const indexes = isPrinting ? shown.keys() : items.map(({ index }) => index)
  return (
    <>
      {total >= LEAST_FOR_FILTER && <FilterBar table={table} what={what} />}
      {review.site !== undefined && (
        <ReviewPanel
          review={review}
          site={review.site}
          sites={shown.map(domainOf)}
          row={shown.find((row) => domainOf(row) === review.site)}
          columns={facts}
        />
      )}
      <SortableTable
        caption={caption}
        columns={columns}
        sorting={sorting}
        scroller={{ ref: area, rowCount: shown.length + 1 }}
      >
        <Space height={above} width={columns.length} />
        {Array.from(indexes, (index) => (
          <TableRow
            key={index}
            row={shown[index]}
            columns={columns as readonly Column<unknown>[]}
            index={index}
            measure={virtual.measureElement}
          />
        ))}
        <Space height={below} width={columns.length} />
      </SortableTable>
    </>
  )
}

/** Stands for the rows out of sight. */
function Space({ height, width }: { height: number; width: number }) {
  return (
    height > 0 && (
      <tr>
        <td colSpan={width} style={{ height, padding: 0 }} />
      </tr>
    )
  )
}
