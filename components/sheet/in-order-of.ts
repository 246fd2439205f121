import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'

/**
 * The rows of a text in the order of their sites. Rows of one site stay in theirs, and those without one come last. A
 * workbook stays as it is, because formulas are tied to the order of its rows.
 */
export function inOrderOf(
  sheet: Sheet,
  sites: readonly string[],
  keyOf: (row: SheetRow) => string | undefined = ({ domain }) => domain,
): Sheet {
  if (sheet.place) return sheet
  const places = new Map(sites.map((site, place) => [site, place]))
  const placeOf = (row: SheetRow) => places.get(keyOf(row) ?? '') ?? sites.length
  return { ...sheet, rows: sheet.rows.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}
