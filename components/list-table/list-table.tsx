import { useRef } from 'react'
import { lazyPart } from '@/components/elements/lazy-part'
import hidden from '@/components/elements/unseen.module.css'
import type { Column } from '@/components/result/column'
import { SortableTable, TableRow } from '@/components/result/sortable-table'
import { Counts } from './counts'
import { describeFilter } from './describe-filter'
import { FilterBar } from './filter-bar'
import styles from './list-table.module.css'
import { useIsPrinting } from './use-is-printing'
import type { TableOfList } from './use-list-table'
import { useRowsInSight } from './use-rows-in-sight'

const LazyReviewPanel = lazyPart(() =>
  import('@/components/review/review-panel').then((module) => module.ReviewPanel<unknown>),
)
// Most lists have nothing to offer.
const LazyOffers = lazyPart(
  () => import('@/components/review/decision-offers').then((module) => module.DecisionOffers),
  () => null,
)

/** A shorter list needs no filter. */
const LEAST_FOR_FILTER = 10

/** A list of any length: only the rows in sight are in the page, and all that are shown when it is printed. */
export function ListTable<Row>({ caption, table, what }: { caption: string; table: TableOfList<Row>; what: string }) {
  const { columns, facts, sorting, shown, chosen, total, elsewhere, inFile, never, review, domainOf, keyOf } = table
  const area = useRef<HTMLElement>(null)
  const isPrinting = useIsPrinting()
  const { from, to, above, below } = useRowsInSight(area, shown.length)
  const drawn = isPrinting ? [...shown.keys()] : Array.from({ length: to - from }, (_, at) => from + at)
  const isFiltered = shown.length < total
  const reviewed = shown.find((row) => keyOf(row) === review.site)
  return (
    <>
      {(elsewhere.decided.size > 0 || !!inFile?.size) && (
        <LazyOffers earlier={elsewhere.decided} inFile={inFile} never={never} review={review} />
      )}
      <div className={styles.filters}>
        {total > 1 && <Counts table={table} what={what} />}
        {total >= LEAST_FOR_FILTER && <FilterBar table={table} what={what} />}
      </div>
      {review.site !== undefined && (
        <LazyReviewPanel
          review={review}
          site={review.site}
          sites={chosen.map(keyOf)}
          row={reviewed}
          domain={reviewed && domainOf(reviewed)}
          columns={facts as readonly Column<unknown>[]}
        />
      )}
      <SortableTable
        label={caption}
        caption={
          <>
            <span className={hidden.unseen}>{caption}</span>
            <span role="status">
              {isFiltered && `${describeFilter(table, what)} Downloads and copies contain only these.`}
            </span>
          </>
        }
        columns={columns}
        sorting={sorting}
        scroller={{ ref: area, rowCount: shown.length + 1 }}
      >
        <Space height={isPrinting ? 0 : above} width={columns.length} />
        {drawn.map((index) => (
          <TableRow key={index} row={shown[index]} columns={columns as readonly Column<unknown>[]} index={index} />
        ))}
        <Space height={isPrinting ? 0 : below} width={columns.length} />
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
