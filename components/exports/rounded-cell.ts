import type { Cell } from '@/components/csv/write-csv'
import { rounded } from '@/components/elements/rounded'

/** A cell for people, whose number is rounded as on the pages. */
export function roundedCell(cell: Cell): Cell {
  return typeof cell === 'number' ? rounded(cell) : cell
}
