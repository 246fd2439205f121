import { z } from 'zod'

/** How old a value may be when it is served. */
export const STATS_FRESH_SECONDS = 600

/** Instances' clocks may differ by so much; a value stamped further ahead has no age that could be told. */
const CLOCK_SKEW_MS = 1_000

const count = z.int().nonnegative()
const computed = z.object({
  stats: z.object({ editorsPitched: count, blogsResearched: count }),
  /** Milliseconds since the epoch, taken before the database was asked. */
  computedAt: z.number(),
  sample: z.boolean(),
})

export type Computed = z.output<typeof computed>

export function isFresh({ computedAt }: Computed, now: number): boolean {
  return computedAt <= now + CLOCK_SKEW_MS && now - computedAt < STATS_FRESH_SECONDS * 1_000
}

/** A value as another instance wrote it; undefined when it is not fresh, or nothing that this version can read. */
export function findFresh(text: string | undefined, now: number): Computed | undefined {
  if (text === undefined) return undefined
  try {
    const value = computed.parse(JSON.parse(text))
    return isFresh(value, now) ? { ...value, computedAt: Math.min(value.computedAt, now) } : undefined
  } catch {
    return undefined
  }
}
