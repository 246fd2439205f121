import type { AnchorInputs, AnchorReport } from '@/lib/anchors/read-export'

export interface Order {
  file: Blob
  inputs: AnchorInputs
}

export type Answer =
  | { is: 'reading'; rows: number; readBytes: number }
  | { is: 'done'; report: AnchorReport; csv: Blob }
  | { is: 'refused'; reason: string }
  | { is: 'broken' }

/** How many anchors the page gets; the CSV holds all of them. */
export const SHOWN_ANCHORS = 1_000
