export type SortValue = number | string | undefined
export type Direction = 'ascending' | 'descending'

/** A sorted copy. The sort is stable; rows without a value come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], sortBy: (row: Row) => SortValue, direction: Direction): Row[] {
  // Not at import, and not for numbers: making it takes a phone 40 ms.
  let texts: Intl.Collator | undefined
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
      texts ??= new Intl.Collator('en', { numeric: true })
      return sign * texts.compare(String(a), String(b))
    })
    .map(({ row }) => row)
}
