import { LRUCache } from 'lru-cache'
import { withinDeadline } from '@/lib/deadline'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { createSingleFlight } from '@/lib/single-flight'
import { lifetimeOf } from './lifetime'
import { type StoredResponse, storeResponse } from './stored-response'

interface Fetched {
  whole: WholeResponse
  /** Absent where the response may not be stored. */
  stored?: StoredResponse
}

export interface ResponseCache {
  /** The response stored under `key`, if it is fresh. */
  find(key: string): StoredResponse | undefined
  /** Runs `fetch` once for concurrent requests for `key`. `isFirst` tells the one for which it ran. */
  fetch(key: string, fetch: () => Promise<Fetched['whole']>): Promise<Fetched & { isFirst: boolean }>
}

export interface CacheOptions {
  /** Sent where a stored response has none of that name. */
  headers: Record<string, string>
  /** In milliseconds; never goes back. */
  now: () => number
}

/** Clients choose the queries of endpoints. Beyond it, the least recently used response is evicted. */
const MAX_BYTES = 16 * 1024 * 1024
/** Longer than every inner timeout, so the inner error surfaces first. */
const TIMEOUT_MS = 35_000

/** A whole second has to be left, because a cache behind this one counts in seconds. */
export function isFresh({ lifetime }: StoredResponse, now: number): boolean {
  return lifetime.kind === 'built' || lifetime.expiresAt - now >= 1_000
}

/** No response came in time. */
export class FetchTimeout extends Error {
  override readonly name = 'FetchTimeout'
  constructor(key: string) {
    super(`no response in time for ${key}`)
  }
}

/** Responses in memory (RFC 9111), by a key that stands for the path, the query and the variant. */
export function createResponseCache({ headers, now }: CacheOptions): ResponseCache {
  const responses = new LRUCache<string, StoredResponse>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
  const share = createSingleFlight<Fetched>()

  async function fetchAndStore(key: string, fetch: () => Promise<Fetched['whole']>): Promise<Fetched> {
    const startedAt = now()
    const whole = await fetch()
    const lifetime = lifetimeOf(whole, startedAt)
    if (!lifetime) return { whole }
    const stored = storeResponse(whole, { lifetime, vary: 'Accept-Encoding', headers })
    if (isFresh(stored, now())) responses.set(key, stored)
    return { whole, stored }
  }

  return {
    find(key) {
      const found = responses.get(key)
      return found && isFresh(found, now()) ? found : undefined
    },
    async fetch(key, fetch) {
      let isFirst = false
      const fetched = await share(key, () => {
        isFirst = true
        return withinDeadline(fetchAndStore(key, fetch), TIMEOUT_MS, () => new FetchTimeout(key))
      })
      return { ...fetched, isFirst }
    },
  }
}
