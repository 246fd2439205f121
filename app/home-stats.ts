import type { PublicCounters } from '@/components/counters'

/** The public counters and whether they are sample rows; undefined while the database is away. */
export async function readHomeStats(): Promise<(PublicCounters & { sample: boolean }) | undefined> {
  return undefined
}
