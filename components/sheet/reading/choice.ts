import type { FirstRow } from './head'

/** The index of a column for each kind that a tool reads, such as `site`, `anchor` or `strength`. */
export type ChosenColumns = Readonly<Record<string, number | undefined>>

/** How people want a list read, where the reader was wrong. Each tool reads its own kinds of columns. */
export interface Choice {
  /** The index of the sheet. */
  sheet?: number
  /** The index of the row with the names of the columns; -1 for no row. */
  header?: number
  columns?: ChosenColumns
}

/** How a list was read, for people to see and to correct. */
export interface ListView {
  /** The sheets of a workbook that have a table, and how many different sites each has; empty for a text. */
  sheets: readonly { name: string; sites?: number }[]
  sheet: number
  columns: readonly string[]
  /** The first rows of the file, with their cells cut. */
  firstRows: readonly FirstRow[]
  /** The index of the row with the names of the columns; -1 for none. */
  header: number
  /** Whether nobody has to look at the columns first: names or cells say what they are, and no other sheet has any. */
  isCertain: boolean
  /** The columns that were read. */
  taken: ChosenColumns
}

/** The choice of a record; undefined for a record that is none. */
export function readChoice(record: unknown): Choice | undefined {
  const { sheet, header, columns } = Object(record)
  const isIndex = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 0)
  const fits = [sheet, ...Object.values(Object(columns))].every(isIndex) && (header === -1 || isIndex(header))
  return fits ? { sheet, header, columns: columns && { ...columns } } : undefined
}
