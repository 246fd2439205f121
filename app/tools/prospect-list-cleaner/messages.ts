import type { DropKind, Dropped, Prospect } from './prospect-list'

export interface Job {
  list: Blob
  exclude: string
  onlyEndings: string
  withoutEndings: string
  dropsPlatforms: boolean
  /** The column with the addresses that was chosen in a sheet with these columns. */
  choice?: { column: number; columns: readonly string[] }
}

export interface Cleaned {
  kept: number
  dropped: Readonly<Record<DropKind, number>>
  /** At most `SHOWN_ROWS` each; the exports have all. */
  firstKept: readonly Prospect[]
  firstDropped: readonly Dropped[]
  /** The kept domains, one per line. */
  lines: string
  keptFile: Blob
  droppedFile: Blob
  /** Where the list is a sheet: its kept rows with all their columns. */
  sheet?: { columns: readonly string[]; column: number; rows: number; file: Blob; ending: 'csv' | 'tsv' }
}

export const SHOWN_ROWS = 1_000
