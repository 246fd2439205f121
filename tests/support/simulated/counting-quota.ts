import { QuotaExceeded } from '@/lib/errors'
import type { Quota } from '@/lib/limit/limit'

/** A quota of `room` admissions that counts how often it is asked. */
export function createCountingQuota({ client = '192.0.2.1', room = Number.POSITIVE_INFINITY } = {}) {
  const quota = {
    client,
    asked: 0,
    async admit() {
      quota.asked++
      if (quota.asked > room) throw new QuotaExceeded('Too many requests; try again in 600 seconds.', 600)
    },
    headers: async () => ({}),
  } satisfies Quota & { asked: number }
  return quota
}
