import { z } from 'zod'
import { CLOCK_SKEW_MS } from '@/lib/steady-clock'
import type { Expiring } from '@/lib/store/store'

/** How old a value may be when it is served. */
export const STATS_FRESH_SECONDS = 600

/** Kept back: a cache that counts whole seconds, as nginx does, may serve an answer for one more; the way takes the rest. */
const RESERVE_SECONDS = 2

/** For how long counters of this age may be served, by all caches on the way. */
export function freshSecondsAt(ageSeconds: number): number {
  return STATS_FRESH_SECONDS - ageSeconds - RESERVE_SECONDS
}

const count = z.int().nonnegative()
const computed = z.object({
  stats: z.object({ editorsPitched: count, blogsResearched: count }),
  /** Milliseconds since the epoch, taken before the database was asked. */
  computedAt: z.number(),
  sample: z.boolean(),
})

export type Computed = z.output<typeof computed>

/** With fractions. */
export function ageSeconds({ computedAt }: Computed, now: number): number {
  return (now - computedAt) / 1_000
}

/**
 * A value as another instance wrote it; undefined when it is not fresh, or nothing that this version can read. Two clocks
 * tell its age, the instances' own and the store's, and the higher age holds, because one of them may have been set back.
 */
export function findFresh(found: Expiring | undefined, now: number): Computed | undefined {
  if (!found) return undefined
  try {
    const value = computed.parse(JSON.parse(found.value))
    if (value.computedAt > now + CLOCK_SKEW_MS) return undefined
    const byStore = now - (STATS_FRESH_SECONDS - found.ttlSeconds) * 1_000
    const aged = { ...value, computedAt: Math.min(value.computedAt, byStore, now) }
    return ageSeconds(aged, now) < STATS_FRESH_SECONDS ? aged : undefined
  } catch {
    return undefined
  }
}
