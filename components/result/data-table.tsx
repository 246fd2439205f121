import type { Column } from './column'
import { FirstRows } from './first-rows'
import { SortableTable, TableRow } from './sortable-table'
import { useSorting } from './sorting'

/** A table that the reader can sort, of which the first rows are shown. Pass the same `columns` in each render. */
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
  const sorting = useSorting(rows)
  return (
    <FirstRows rows={sorting.sorted} what={what}>
      {(shown) => (
        <SortableTable label={caption} columns={columns} sorting={sorting}>
          {shown.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row holds no state, and new texts cost less than moved rows
            <TableRow key={place} row={row} columns={columns as readonly Column<unknown>[]} />
          ))}
        </SortableTable>
      )}
    </FirstRows>
  )
}
