/** What people chose where the reader was wrong. */
export interface Choice {
  sheet?: number
  /** The index of the row with the names of the columns; -1 for no row. */
  header?: number
  column?: number
}

/** A choice that a page of an older build may have left. */
export function readChoice(record: unknown): Choice | undefined {
  const { sheet, header, column } = Object(record)
  const isIndex = (value: unknown, least: number) =>
    value === undefined || (Number.isInteger(value) && Number(value) >= least)
  return isIndex(sheet, 0) && isIndex(header, -1) && isIndex(column, 0) ? { sheet, header, column } : undefined
}
