import type { DropKind, Dropped, Prospect } from './prospect-list'

export interface Job {
  list: Blob
  exclude: string
  firstOnly: boolean
}

export interface Cleaned {
  kept: number
  dropped: Readonly<Record<DropKind, number>>
  /** At most `SHOWN_ROWS` each; the exports have all. */
  firstKept: readonly Prospect[]
  firstDropped: readonly Dropped[]
  /** The kept domains, one per line. */
  lines: string
  keptCsv: Blob
  droppedCsv: Blob
}

export const SHOWN_ROWS = 1_000
