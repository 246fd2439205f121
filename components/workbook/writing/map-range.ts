/** The rows that leave a sheet; those below move up. */
export interface RowMove {
  removed: ReadonlySet<number>
  /** The number that a row has after others have left. For a row that leaves, it is that of the next one. */
  newRow: (row: number) => number
}

export function createRowMove(removed: ReadonlySet<number>): RowMove {
  const sorted = [...removed].sort((a, b) => a - b)
  return {
    removed,
    newRow(row) {
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((sorted[middle] ?? 0) < row) low = middle + 1
        else high = middle
      }
      return row - low
    },
  }
}

/** A range such as `B2:D9` or `2:9` after rows have left it; undefined where none of its rows is left. */
export function mapRange(range: string, { newRow, removed }: RowMove): string | undefined {
  const [, fromColumn = '', fromText, toColumn, toText] =
    /^(\$?[A-Z]*\$?)(\d+)(?::(\$?[A-Z]*\$?)(\d+))?$/i.exec(range) ?? []
  // Whole columns, such as `A:C`.
  if (fromText === undefined) return range
  const from = Number(fromText)
  if (toText === undefined) return removed.has(from) ? undefined : `${fromColumn}${newRow(from)}`
  const to = Number(toText)
  const first = newRow(Math.min(from, to))
  // The last row that is left, or the one above.
  const last = newRow(Math.max(from, to) + 1) - 1
  if (last < first) return undefined
  return from <= to ? `${fromColumn}${first}:${toColumn}${last}` : `${fromColumn}${last}:${toColumn}${first}`
}
