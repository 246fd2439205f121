import type { AnchorInputs, AnchorReport } from './read-export'

export interface Order {
  file: Blob
  inputs: AnchorInputs
}

export interface Analysed {
  report: AnchorReport
  csv: Blob
}

/** How many anchors the page gets; the CSV holds all of them. */
export const SHOWN_ANCHORS = 1_000
