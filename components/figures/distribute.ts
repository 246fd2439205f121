const BINS = 10

/** Sorts values on a scale from 0 to `max` into tenths; undefined is an unknown value, and a median of none. */
export function distribute(values: readonly (number | undefined)[], max: number) {
  const known = new Float64Array(values.filter((value) => value !== undefined)).sort()
  const counts = new Map<number, number>()
  for (const value of known) {
    // A bound belongs to the tenth above it, the maximum to the last.
    const bin = Math.min(BINS - 1, Math.floor((value / max) * BINS))
    counts.set(bin, (counts.get(bin) ?? 0) + 1)
  }
  const bins = Array.from({ length: BINS }, (_, bin): [tenth: string, count: number] => {
    const [from, to] = [(bin * max) / BINS, ((bin + 1) * max) / BINS]
    return [`${from} to ${to < max ? `below ${to}` : max}`, counts.get(bin) ?? 0]
  })
  return { bins, unknown: values.length - known.length, median: medianOf(known) }
}

function medianOf(sorted: Float64Array): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) return undefined
  return (lower + upper) / 2
}
