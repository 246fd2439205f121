import { z } from 'zod'
import { Unavailable } from '@/lib/errors'
import type { PublicStats } from './database'

/** For one call to the database, connecting included. */
export const DATABASE_DEADLINE_MS = 3_000

export const PUBLIC_STATS_QUERY =
  'select editors_pitched::text as "editorsPitched", blogs_researched::text as "blogsResearched" from public_stats'

/** Plans the query, for which the server looks at every right that it needs. */
export const ACCESS_QUERY = `explain ${PUBLIC_STATS_QUERY}`

/**
 * Has the server itself cancel a query at the deadline. The timeout is set in the transaction because transaction
 * poolers reject `statement_timeout` as a connection parameter.
 */
export function bounded(query: string, deadlineMs: number): string {
  return ['begin read only', `set local statement_timeout = ${deadlineMs}`, query, 'commit'].join('; ')
}

// As text, because int8 exceeds JavaScript's safe integers.
const count = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => Number.isSafeInteger(value))
const oneRow = z.tuple([z.object({ editorsPitched: count, blogsResearched: count })])
const results = z.array(z.object({ rows: z.array(z.unknown()) }))

/** Runs `query` and finds the counters in its results. Throws `Unavailable` for any failure. */
export function publicStatsOf(query: () => Promise<unknown>): Promise<PublicStats> {
  return orUnavailable(async () => {
    const rows = results.parse(await query()).flatMap((result) => result.rows)
    const [stats] = oneRow.parse(rows)
    return stats
  })
}

/** Throws `Unavailable` for any failure of `work`. */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Unavailable) throw error
    // A driver's message may contain a host or a user name; its code does not.
    throw new Unavailable(`the database is unavailable: ${faultOf(error)}`)
  }
}

function faultOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'public_stats did not return two whole numbers'
  // A WebSocket wraps the system's error in an event.
  const cause = error instanceof Error ? error : (error as { error?: unknown } | undefined)?.error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'connection failed'
}
