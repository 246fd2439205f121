import type { Month } from './month'

/** A day of this century or the last. */
const DAY = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])(?:-|$)/

/** The months of an answer's `history`, oldest first. It comes from the provider, so what is no month is left out. */
export function readHistory(history: unknown): Month[] {
  const months = new Map<number, Month>()
  for (const item of Array.isArray(history) ? history : []) {
    const { date, page_rank_decimal: value, estimated } = Object(item)
    const [, year, month] = DAY.exec(String(date)) ?? []
    if (typeof value !== 'number' || value < 0 || value > 10 || year === undefined) continue
    const at = Number(year) * 12 + Number(month) - 1
    months.set(at, { at, value, isEstimated: estimated === true })
  }
  return [...months.values()].toSorted((a, b) => a.at - b.at)
}
