import type { AnchorReport } from '@/app/tools/anchor-text-analyser/reading/read-export'

/** The number of rows that were left out, whatever the reason. */
export function rowsIn(skipped: AnchorReport['skipped']): number {
  return skipped.reduce((sum, { rows }) => sum + rows, 0)
}
