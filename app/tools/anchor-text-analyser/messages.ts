import type { AnchorReport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import type { Choice, ListView } from '@/components/sheet/reading/choice'

/** As many as the page compares at once. */
export const MAX_EXPORTS = 4

export interface LinkExport {
  /** The same in its profile. */
  id: number
  name: string
  file: Blob
  brands: readonly string[]
  /** Links to other sites are left out; empty keeps all links. */
  domain: string
  choice?: Choice
}

export interface Job {
  sources: readonly LinkExport[]
  keywords: readonly string[]
}

/** The report of one export. Its lists are cut; the CSVs have all of them. */
export interface Profile extends AnchorReport {
  name: string
  /** Of its source. */
  id: number
  /** The number of different targets. */
  pages: number
}

export interface Analysed {
  profiles: Profile[]
  /** The exports that could not be read. */
  refused: { name: string; reason: string; id: number; view?: ListView }[]
  anchorsCsv: Blob
  targetsCsv: Blob
}

/** The numbers of rows that are sent to the page. */
export const SHOWN_ANCHORS = 1_000
export const SHOWN_TARGETS = 500
export const SHOWN_REPEATED = 100
