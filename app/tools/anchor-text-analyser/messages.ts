import type { AnchorReport } from './read-export'

export interface Source {
  name: string
  file: Blob
  brands: readonly string[]
  /** Links to other sites are left out; empty keeps all links. */
  domain: string
}

export interface Job {
  sources: readonly Source[]
  keywords: readonly string[]
}

/** The report of one export. Its lists are cut; the CSVs have all of them. */
export interface Profile extends AnchorReport {
  name: string
  /** The number of different targets. */
  pages: number
}

export interface Analysed {
  profiles: Profile[]
  /** The exports that could not be read. */
  refused: { name: string; reason: string }[]
  anchorsCsv: Blob
  targetsCsv: Blob
}

/** The numbers of rows that are sent to the page. */
export const SHOWN_ANCHORS = 1_000
export const SHOWN_TARGETS = 500
export const SHOWN_REPEATED = 100
