import { z } from 'zod'
import { STATS_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { CLOCK_SKEW_MS } from '@/lib/steady-clock'
import type { Expiring } from '@/lib/store/store'

/** One second less, for which a value is shared. */
const READABLE_SECONDS = STATS_FRESH_SECONDS - 1

/** A cache that counts whole seconds, such as nginx, may serve one second too long; the network takes the rest. */
const RESERVE_SECONDS = 2

/** How long caches may serve counters of this age. */
export function freshSecondsAt(ageSeconds: number): number {
  return STATS_FRESH_SECONDS - ageSeconds - RESERVE_SECONDS
}

const count = z.int().nonnegative()
const computed = z.object({
  stats: z.object({ editorsPitched: count, blogsResearched: count }),
  /** Milliseconds since the epoch, taken before the database was asked. */
  computedAt: z.number(),
})

export type Computed = z.output<typeof computed>

export function ageSeconds({ computedAt }: Computed, now: number): number {
  return (now - computedAt) / 1_000
}

export function isReadable(value: Computed, now: number): boolean {
  return ageSeconds(value, now) < READABLE_SECONDS
}

/**
 * The value that an instance stored; undefined when it is stale or invalid. Its age is the higher of two, by the
 * instances' clocks and by the store's, because either clock may have been set back.
 */
export function findFresh(found: Expiring | undefined, now: number): Computed | undefined {
  if (!found) return undefined
  try {
    const value = computed.parse(JSON.parse(found.value))
    if (value.computedAt > now + CLOCK_SKEW_MS) return undefined
    const byStore = now - (STATS_FRESH_SECONDS - found.ttlSeconds) * 1_000
    const aged = { ...value, computedAt: Math.min(value.computedAt, byStore, now) }
    return isReadable(aged, now) ? aged : undefined
  } catch {
    return undefined
  }
}
