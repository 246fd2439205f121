import { readRows } from '@/components/csv/read-rows'
import type { OwnColumns } from '@/components/list-table/own-columns'
import type { Cleaned } from './messages'
import type { ShownProspect } from './prospect-list'

/** The columns of a cleaned sheet. Its rows come as they were written, and their cells are read once they are looked at. */
export function columnsOfCleaned({ delimiter, ...sheet }: NonNullable<Cleaned['sheet']>): OwnColumns<ShownProspect> {
  const read = new WeakMap<ShownProspect, readonly string[]>()
  return {
    ...sheet,
    rowsOf(prospect) {
      const cells = read.get(prospect) ?? readRows(prospect.raw ?? '', delimiter).next().value?.cells ?? []
      read.set(prospect, cells)
      return [cells]
    },
  }
}
