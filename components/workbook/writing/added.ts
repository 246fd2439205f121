import type { Cell } from '@/components/csv/write-csv'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'

/** Columns to add to a sheet. `keep` leaves rows out. */
export interface Added {
  titles: readonly string[]
  /** For each title the index of the column that this site added before, which is updated; without one, a new column. */
  places?: readonly (number | undefined)[]
  cellsOf: (row: SheetRow) => readonly Cell[]
  keep?: (row: SheetRow) => boolean
}

/** The places of titles that a sheet has, where `isOurs` says of their columns that this site added them. */
export function findPlaces(
  { header }: Pick<Sheet, 'header'>,
  titles: readonly string[],
  isOurs: (index: number) => boolean,
): (number | undefined)[] {
  const names = header?.cells.map((cell) => cell.trim()) ?? []
  return titles.map((title) => {
    const index = names.lastIndexOf(title)
    return index >= 0 && isOurs(index) ? index : undefined
  })
}

/** The cells of a row in two parts: those that are updated, by their column, and those that are new. */
export function partsOf<Item>(
  items: readonly Item[],
  places: readonly (number | undefined)[] = [],
): { updated: Map<number, Item>; added: Item[] } {
  const updated = new Map<number, Item>()
  const added: Item[] = []
  for (const [at, item] of items.entries()) {
    const place = places[at]
    if (place === undefined) added.push(item)
    else updated.set(place, item)
  }
  return { updated, added }
}
