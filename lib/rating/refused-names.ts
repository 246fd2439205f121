import { LRUCache } from 'lru-cache'
import type { Clock } from '@/lib/upstream/paced-queue'

const REFUSED_MS = 3_600_000
const MAX_NAMES = 10_000
/** So long an answer shows that the provider answers. */
const PROOF_MS = 60_000

/** The names that the provider refused by themselves while it answered others, in this process. */
export function createRefusedNames(clock: Clock) {
  const names = new LRUCache<string, true>({ max: MAX_NAMES, ttl: REFUSED_MS, ttlResolution: 0, perf: clock })
  let answeredMs = Number.NEGATIVE_INFINITY
  /** Remembered since the last answer. */
  let doubtful: string | undefined

  return {
    has: (name: string) => names.has(name),
    /** The provider answered another name. */
    answered(): void {
      answeredMs = clock.now()
      doubtful = undefined
    },
    /** A name was refused, or a call failed. */
    failed(refusedName?: string): void {
      // Two failures in a row may be about the moment.
      if (doubtful !== undefined) names.delete(doubtful)
      doubtful = refusedName !== undefined && clock.now() - answeredMs < PROOF_MS ? refusedName : undefined
      if (doubtful !== undefined) names.set(doubtful, true)
      answeredMs = Number.NEGATIVE_INFINITY
    },
  }
}
