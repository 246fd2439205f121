import { monthName } from '@/components/measures/month'

/** More labels would touch each other on a phone. */
const MAX_YEARS = 6

/** A shorter axis would make small waves look large. */
const MIN_POINTS = 4

/** The whole points of a scale from 0 to `max` that an axis shows: those around the values, at least five. */
export function levelsOf(values: readonly number[], max: number): number[] {
  if (values.length === 0) return Array.from({ length: max + 1 }, (_, level) => level)
  let low = Math.floor(values.reduce((a, b) => Math.min(a, b)))
  let high = Math.ceil(values.reduce((a, b) => Math.max(a, b)))
  while (high - low < MIN_POINTS) {
    if (high < max) high += 1
    if (low > 0 && high - low < MIN_POINTS) low -= 1
  }
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}

/** The labels of a time axis: years at their Januaries, or the first and the last month of a short time. */
export function ticksOf(from: number, to: number) {
  const [first, last] = [Math.ceil(from / 12), Math.floor(to / 12)]
  if (last - first < 1) return [...new Set([from, to])].map((at) => ({ at, text: monthName(at, 'short') }))
  const step = Math.ceil((last - first + 1) / MAX_YEARS)
  const years = Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, index) => first + index * step)
  return years.map((year) => ({ at: year * 12, text: String(year) }))
}
