import { z } from 'zod'
import { withinDeadline } from '@/lib/deadline'
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
export function bounded(query: string): string {
  return ['begin read only', `set local statement_timeout = ${DATABASE_DEADLINE_MS}`, query, 'commit'].join('; ')
}

// As text, because int8 exceeds JavaScript's safe integers.
const count = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => Number.isSafeInteger(value))
const oneRow = z.tuple([z.object({ editorsPitched: count, blogsResearched: count })])

/** Runs `query` and finds the counters in its results. Throws `Unavailable` at the deadline and for any failure. */
export function publicStatsOf(
  query: () => Promise<{ rows: unknown[] }[]>,
  deadlineMs = DATABASE_DEADLINE_MS,
): Promise<PublicStats> {
  return withinDatabaseDeadline(async () => {
    const results = await query()
    const [stats] = oneRow.parse(results.flatMap((result) => result.rows))
    return stats
  }, deadlineMs)
}

/** Throws `Unavailable` at the deadline and for any failure of `work`. */
export async function withinDatabaseDeadline<T>(work: () => Promise<T>, deadlineMs = DATABASE_DEADLINE_MS): Promise<T> {
  try {
    return await withinDeadline(
      work(),
      deadlineMs,
      () => new Unavailable(`the database took longer than ${deadlineMs} ms`),
    )
  } catch (error) {
    if (error instanceof Unavailable) throw error
    // A driver's message may contain an address or a user name; its code does not.
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
