import { englishMonth } from '@/components/elements/english'

/** The last year that dates are written in with four digits is 9999. */
const END = 10_000 * 12

/** The page rank of one month. */
export interface Month {
  /** Months since the year 0, so that neighbours are 1 apart. */
  at: number
  value: number
  /** Whether the provider filled it in by an estimate. */
  isEstimated: boolean
}

export function isMonth(item: unknown): item is Month {
  const { at, value, isEstimated } = Object(item)
  return Number.isInteger(at) && at >= 0 && at < END && typeof value === 'number' && typeof isEstimated === 'boolean'
}

/** As in `October 2026`, or `Oct 2026`. */
export function monthName(at: number, month: 'long' | 'short' = 'long'): string {
  return englishMonth(new Date(Date.UTC(Math.floor(at / 12), at % 12)), month)
}
