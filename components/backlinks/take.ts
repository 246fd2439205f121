import type { SheetRecord } from '@/components/sheet/reading/records'

/** The first rows of a table, or all of them. */
export function take(records: Iterable<SheetRecord>, most = Number.POSITIVE_INFINITY): SheetRecord[] {
  const rows: SheetRecord[] = []
  for (const record of records) {
    if (rows.length >= most) break
    rows.push(record)
  }
  return rows
}
