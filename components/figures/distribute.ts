export const BINS = 10

interface Distribution {
  /** How many values are in each tenth of the scale. A bound belongs to the tenth above it, the maximum to the last. */
  bins: number[]
  unknown: number
  /** Undefined if no value is known. */
  median?: number
}

/** The index of the tenth that a value is in. */
export function binOf(value: number, max: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.floor((value / max) * BINS)))
}

/** Sorts values on a scale from 0 to `max` into tenths; undefined is an unknown value. */
export function distribute(values: readonly (number | undefined)[], max: number): Distribution {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  const bins = Array.from({ length: BINS }, () => 0)
  for (const value of known) {
    const bin = binOf(value, max)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return { bins, unknown: values.length - known.length, median: medianOf(known) }
}

function medianOf(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) return undefined
  return (lower + upper) / 2
}
