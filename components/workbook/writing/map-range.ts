/** The rows that leave a sheet; those below move up. */
export interface RowMove {
  removed: ReadonlySet<number>
  /** The number that a row has after others have left. */
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
  const to = Number(toText ?? from)
  // The number of rows before the end, less those before the start.
  const rows = newRow(to + 1) - newRow(from)
  if (rows <= 0 || (toText === undefined && removed.has(from))) return undefined
  const first = newRow(from)
  return toColumn === undefined ? `${fromColumn}${first}` : `${fromColumn}${first}:${toColumn}${first + rows - 1}`
}
