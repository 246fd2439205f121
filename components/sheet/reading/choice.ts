/** The columns of an export of backlinks that people can choose. */
export type ChosenColumns = Partial<Record<'anchor' | 'source' | 'target' | 'count' | 'rating' | 'seen', number>>

/** How people want a file read, where the reader was wrong. */
export interface Choice {
  sheet?: number
  /** The index of the row with the names of the columns; -1 for no row. */
  header?: number
  /** The column with the sites. */
  column?: number
  /** The column by which the strongest row of a site is kept. */
  strongestBy?: number
  columns?: ChosenColumns
}

/** A choice that a page of an older build may have left. */
export function readChoice(record: unknown): Choice | undefined {
  const { sheet, header, column, strongestBy, columns } = Object(record)
  const { anchor, source, target, count, rating, seen } = Object(columns)
  const chosen = { anchor, source, target, count, rating, seen }
  const isIndex = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 0)
  const fits = [sheet, column, ...Object.values(chosen)].every(isIndex) && (header === -1 || isIndex(header))
  if (!fits) return undefined
  return {
    sheet,
    header,
    column,
    strongestBy: isIndex(strongestBy) ? strongestBy : undefined,
    columns: columns ? chosen : undefined,
  }
}
