import { TableParts } from '@/components/elements/table-parts'
import { InlineMarkdown } from './inline-markdown'

type Cells = readonly string[]

/** A table's head and body, whose cells are inline markdown; a row's first cell names the row. */
export function TableContent({ head, rows }: { head: Cells; rows: readonly Cells[] }) {
  return <TableParts head={head.map(read)} rows={rows.map((cells) => cells.map(read))} />
}

/** The corner above the names may be empty. */
function read(cell: string) {
  return cell && <InlineMarkdown>{cell}</InlineMarkdown>
}
