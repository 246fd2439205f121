import type { Cell } from '@/components/csv/write-csv'

/** A cell for people: a number with at most two decimals, as the pages show it. Programs get the number itself. */
export function rounded(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell
}
