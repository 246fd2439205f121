import type { SheetRow } from '@/components/sheet/reading/sheet'

/** The different sites of some rows, in their order. */
export function sitesOf(rows: readonly SheetRow[]): string[] {
  return [...new Set(rows.flatMap(({ domain }) => domain ?? []))]
}
