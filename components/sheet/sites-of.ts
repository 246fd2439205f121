import type { SheetRow } from './sheet'

/** The different sites of some rows, in their order. */
export function sitesOf(rows: readonly SheetRow[]): string[] {
  return [...new Set(rows.flatMap(({ domain }) => domain ?? []))]
}
