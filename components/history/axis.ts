import { monthName } from '@/components/lookups/month'

export interface Tick {
  at: number
  text: string
}

/** More labels would touch each other on a phone. */
const MAX_YEARS = 6
const STEPS = [1, 2, 5, 10, 20, 50]

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
export function ticksOf(from: number, to: number): Tick[] {
  const [first, last] = [Math.ceil(from / 12), Math.floor(to / 12)]
  if (last - first < 1) return [...new Set([from, to])].map((at) => ({ at, text: monthName(at, 'short') }))
  const step = STEPS.find((years) => yearsBetween(first, last, years).length <= MAX_YEARS)
  return yearsBetween(first, last, step ?? 100).map((year) => ({ at: year * 12, text: String(year) }))
}

/** The years that are multiples of `step`. */
function yearsBetween(first: number, last: number, step: number): number[] {
  const start = Math.ceil(first / step) * step
  return Array.from({ length: Math.max(0, Math.floor((last - start) / step) + 1) }, (_, index) => start + index * step)
}

/** Moves positions from 0 to 100 apart until all are at least `gap` apart. Their order stays. */
export function spread(positions: readonly number[], gap: number): number[] {
  const order = positions.map((_, index) => index).toSorted((a, b) => at(positions, a) - at(positions, b))
  const moved = [...positions]
  let free = 0
  for (const index of order) {
    moved[index] = Math.max(at(moved, index), free)
    free = at(moved, index) + gap
  }
  let end = 100
  for (const index of order.toReversed()) {
    moved[index] = Math.min(at(moved, index), end)
    end = at(moved, index) - gap
  }
  return moved
}

function at(positions: readonly number[], index: number): number {
  return positions[index] ?? 0
}
