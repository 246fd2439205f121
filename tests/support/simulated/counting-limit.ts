import { TooManyRequests } from '@/lib/errors'
import type { ClientLimit } from '@/lib/limit/limit'

/** A limit of `room` admissions that counts how often it is asked. */
export function createCountingLimit({ client = '192.0.2.1', room = Number.POSITIVE_INFINITY } = {}) {
  const clientLimit = {
    client,
    asked: 0,
    async admit() {
      clientLimit.asked++
      if (clientLimit.asked > room) throw new TooManyRequests('Too many requests; try again in 600 seconds.', 600)
    },
    headers: async () => ({}),
  } satisfies ClientLimit & { asked: number }
  return clientLimit
}
