import { LRUCache } from 'lru-cache'
import { QuotaExceeded, Unavailable } from '@/lib/errors'
import { steadyNow } from '@/lib/steady-clock'
import type { Admission, Store } from '@/lib/store/store'
import { durationText, windowText } from './duration-text'

export interface Policy {
  /** Names the counters and the fields' items: printable ASCII without quotes and backslashes. */
  name: string
  limit: number
  windowSeconds: number
}

/** One client's standing under one policy, for the length of one request. */
export interface Quota {
  /** The bucket that events are counted in. */
  readonly client: string
  /** Counts one event. Throws `QuotaExceeded`, or `Unavailable`. */
  admit(): Promise<void>
  /**
   * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), of the last admission or else by
   * `peek`; while the store is down only the policy.
   */
  fields(): Promise<Record<string, string>>
}

export interface Limit {
  of(client: string): Quota
  /** The client's `RateLimit` as this process saw it last, undefined where that is more than a second ago. */
  recent(client: string): string | undefined
}

interface Standing {
  field: string
  untilMs: number
}

const RECENT_MS = 1_000
const MAX_RECENT_CLIENTS = 10_000

/** A sliding window of `policy.windowSeconds` for each client; `now` is in milliseconds. */
export function createLimit(store: Store, policy: Policy, now: () => number = steadyNow): Limit {
  const { name, limit, windowSeconds } = policy
  const standings = new LRUCache<string, Standing>({ max: MAX_RECENT_CLIENTS })

  function of(client: string): Quota {
    const key = `limit:${name}:${client}`
    let standing: Promise<Admission> | undefined

    return {
      client,
      async admit() {
        standing = store.admit(key, limit, windowSeconds)
        const { admitted, resetSeconds } = await standing
        if (!admitted) throw quotaExceeded(policy, Math.max(1, Math.ceil(resetSeconds)))
      },
      async fields() {
        standing ??= store.peek(key, limit, windowSeconds)
        const fields = { 'RateLimit-Policy': `"${name}";q=${limit};w=${windowSeconds}` }
        try {
          const field = rateLimit(name, await standing)
          standings.set(client, { field, untilMs: now() + RECENT_MS })
          return { ...fields, RateLimit: field }
        } catch (error) {
          if (error instanceof Unavailable) return fields
          throw error
        }
      },
    }
  }

  return {
    of,
    recent(client) {
      const standing = standings.get(client)
      return standing && now() < standing.untilMs ? standing.field : undefined
    },
  }
}

function rateLimit(name: string, { admitted, remaining, resetSeconds }: Admission): string {
  // A refused client that waits for `t`, the same second as Retry-After, must pass then.
  return `"${name}";r=${remaining};t=${Math.max(admitted ? 0 : 1, Math.ceil(resetSeconds))}`
}

function quotaExceeded({ limit, windowSeconds }: Policy, retryAfterSeconds: number): QuotaExceeded {
  const allowed = `${limit} request${limit === 1 ? '' : 's'} ${windowText(windowSeconds)} per address`
  return new QuotaExceeded(
    `The limit of ${allowed} is spent; try again in ${durationText(retryAfterSeconds)}.`,
    retryAfterSeconds,
  )
}
