import type { Month } from '@/components/measures/month'

/** Months that one stroke connects. */
export interface Run {
  /** Whether each of its pieces begins or ends with an estimate. */
  isEstimated: boolean
  months: Month[]
}

/** Months further apart are not connected: nothing is known of the time between them. */
const MAX_MONTHS_APART = 3

/** The strokes through the months, oldest first. */
export function runsOf(months: readonly Month[]): Run[] {
  const runs: Run[] = []
  for (const [index, month] of months.entries()) {
    const before = months[index - 1]
    if (!before || month.at - before.at > MAX_MONTHS_APART) continue
    const isEstimated = before.isEstimated || month.isEstimated
    const last = runs.at(-1)
    if (last?.isEstimated === isEstimated && last.months.at(-1) === before) last.months.push(month)
    else runs.push({ isEstimated, months: [before, month] })
  }
  return runs
}
