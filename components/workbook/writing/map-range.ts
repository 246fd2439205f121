/** A range such as `B2:D9` after rows have left it; undefined where none of its rows is left. */
export function mapRange(
  range: string,
  newRow: (row: number) => number,
  removed: ReadonlySet<number>,
): string | undefined {
  const [, fromColumn = '', fromText, toColumn, toText] =
    /^(\$?[A-Z]+\$?)(\d+)(?::(\$?[A-Z]+\$?)(\d+))?$/i.exec(range) ?? []
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
