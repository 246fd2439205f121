import type { SheetRow } from '@/components/sheet/reading/sheet'
import { isAmong } from '@/lib/domain/is-among'
import type { LookupSheet } from './lookup-list'

/** Says which rows of a sheet a download has; undefined for all. `shown` are the sites of a table that is filtered. */
export function rowsToWrite(
  { sheet, left }: Pick<LookupSheet, 'sheet' | 'left'>,
  never: ReadonlyMap<string, unknown>,
  shown?: readonly string[],
): ((row: SheetRow) => boolean) | undefined {
  const sites = shown && new Set<string | undefined>(shown)
  const rows = left.filter(({ domain = '' }) => !isAmong(never, domain) && (!sites || sites.has(domain)))
  const numbers = new Set(rows.map(({ number }) => number))
  return rows.length < sheet.rows.length ? ({ number }) => numbers.has(number) : undefined
}
