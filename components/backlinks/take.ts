import type { SheetRecord } from '@/components/sheet/reading/records'

/** The first rows of a table, or all of them. */
export function take(records: Iterable<SheetRecord>, most = Number.POSITIVE_INFINITY): SheetRecord[] {
  const taken: SheetRecord[] = []
  for (const record of records) {
    if (taken.length >= most) break
    taken.push(record)
  }
  return taken
}
