export type SortValue = number | string | undefined

/** A sorted copy. The sort is stable; rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: 'ascending' | 'descending',
): Row[] {
  // Not at import: making it takes a phone 40 ms while the page starts.
  const texts = new Intl.Collator('en', { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((left, right) => {
    const a = sortValue(left)
    const b = sortValue(right)
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * texts.compare(String(a), String(b))
  })
}
