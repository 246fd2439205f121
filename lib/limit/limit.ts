import { LRUCache } from 'lru-cache'
import { TooManyRequests, Unavailable } from '@/lib/errors'
import { steadyNow } from '@/lib/steady-clock'
import type { Admission, Store } from '@/lib/store/store'
import { limitReached } from './limit-messages'
import { type Policy, policyHeader } from './policies'

/** One client's limit during one request. */
export interface ClientLimit {
  readonly client: string
  /** Counts one event. Throws `TooManyRequests`, or `Unavailable`. */
  admit(): Promise<void>
  /**
   * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), from the last admission or else from
   * `peek`. While the store is down, only the policy.
   */
  headers(): Promise<Record<string, string>>
}

export interface Limit {
  of(client: string): ClientLimit
  /** The last `RateLimit` header that this process sent the client, if it is at most a second old. */
  recent(client: string): string | undefined
}

const RECENT_MS = 1_000
const MAX_RECENT_CLIENTS = 10_000

/** A sliding window for each client; `now` is in milliseconds. */
export function createLimit(store: Store, policy: Policy, now: () => number = steadyNow): Limit {
  const { name, limit, windowSeconds } = policy
  const key = `limit:${name}`
  const fixed = { 'RateLimit-Policy': policyHeader(policy) }
  const recentHeaders = new LRUCache<string, { header: string; expiresAtMs: number }>({ max: MAX_RECENT_CLIENTS })

  function of(client: string): ClientLimit {
    let admission: Promise<Admission> | undefined

    return {
      client,
      async admit() {
        admission = store.admit(key, limit, windowSeconds, client)
        const { admitted, resetSeconds } = await admission
        if (admitted) return
        const retryAfterSeconds = Math.max(1, Math.ceil(resetSeconds))
        throw new TooManyRequests(limitReached(policy, retryAfterSeconds), retryAfterSeconds)
      },
      async headers() {
        admission ??= store.peek(key, limit, windowSeconds, client)
        try {
          const header = rateLimit(name, await admission)
          recentHeaders.set(client, { header, expiresAtMs: now() + RECENT_MS })
          return { ...fixed, RateLimit: header }
        } catch (error) {
          if (error instanceof Unavailable) return fixed
          throw error
        }
      },
    }
  }

  return {
    of,
    recent(client) {
      const recent = recentHeaders.get(client)
      return recent && now() < recent.expiresAtMs ? recent.header : undefined
    },
  }
}

function rateLimit(name: string, { admitted, remaining, resetSeconds }: Admission): string {
  // A refused client must be admitted after `t` seconds, so `t` is rounded up and equals Retry-After.
  return `"${name}";r=${remaining};t=${Math.max(admitted ? 0 : 1, Math.ceil(resetSeconds))}`
}
