import type { AnchorInputs } from './classify-anchor'
import type { AnchorReport } from './read-export'

export interface Job {
  file: Blob
  inputs: AnchorInputs
}

export interface Analysed {
  report: AnchorReport
  csv: Blob
}

/** The number of anchors sent to the page; the CSV has all of them. */
export const SHOWN_ANCHORS = 1_000
