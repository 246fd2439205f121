/** How people want a list read, where the reader was wrong. Each tool reads its own kinds of columns. */
export interface Choice {
  /** The index of the sheet among all of the file. */
  sheet?: number
  /** The index of the row with the names of the columns; -1 for no row. */
  header?: number
  /** The index of a column for each kind that a tool reads, such as `site` or `anchor`; -1 for none. */
  columns?: Readonly<Record<string, number>>
}

/** The choice after a change. Columns change one by one, so that two tabs can change one list at once. */
export function changed(before: Choice, change: Choice): Choice {
  const columns = 'columns' in change ? change.columns && { ...before.columns, ...change.columns } : before.columns
  return { ...before, ...change, columns }
}

/** The chosen column of a kind, or else the one that is found; undefined for none. */
export function columnOf({ columns }: Choice, kind: string, found: number | undefined): number | undefined {
  const chosen = columns?.[kind] ?? found
  return chosen === -1 ? undefined : chosen
}

/** How a list was read, for people to see and to correct. */
export interface ListView {
  /** The sheets of a workbook that have a table, and how many different sites each has; empty for a text. */
  sheets: readonly { index: number; name: string; sites?: number }[]
  sheet: number
  columns: readonly string[]
  /** The first rows of the file, with their cells cut. */
  firstRows: readonly { number: number; cells: readonly string[] }[]
  /** The index of the row with the names of the columns; -1 for none. */
  header: number
  /** Whether nobody has to look at the columns first: names or cells say what they are, and no other sheet has any. */
  isCertain: boolean
  /** The index of each column that was read, by its kind. */
  used: Readonly<Record<string, number | undefined>>
}

/** The choice of a record; undefined for a record that is none. */
export function readChoice(record: unknown): Choice | undefined {
  const { sheet, header, columns } = Object(record)
  const isIndexFrom = (least: number) => (value: unknown) => Number.isInteger(value) && Number(value) >= least
  const fits =
    (sheet === undefined || isIndexFrom(0)(sheet)) &&
    (header === undefined || isIndexFrom(-1)(header)) &&
    Object.values(Object(columns)).every(isIndexFrom(-1))
  return fits ? { sheet, header, columns: columns && { ...columns } } : undefined
}
