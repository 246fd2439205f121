import { LRUCache } from 'lru-cache'
import { withinDeadline } from '@/lib/deadline'
import type { WholeResponse } from '@/lib/fields/whole-response'
import { createSingleFlight } from '@/lib/single-flight'
import type { StoredResponse } from './stored-response'

/** The result of a fetch. */
interface Fetched {
  answer: WholeResponse<Uint8Array>
  /** Absent where the answer may not be stored. */
  stored?: StoredResponse
}

export interface ResponseCache {
  /** The response stored under `key`, if it is fresh at `now`. */
  find(key: string, now: number): StoredResponse | undefined
  /** Runs `fetch` once for all who ask for `key` at a time. `isFirst` tells the one for whom it ran. */
  fetch(key: string, fetch: () => Promise<Fetched>): Promise<Fetched & { isFirst: boolean }>
}

export interface CacheOptions {
  /** Beyond it, what was used least recently is evicted. */
  maxBytes: number
  timeoutMs: number
  now: () => number
}

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
export function createResponseCache({ maxBytes, timeoutMs, now }: CacheOptions): ResponseCache {
  const stored = new LRUCache<string, StoredResponse>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const share = createSingleFlight<Fetched>()

  async function run(key: string, fetch: () => Promise<Fetched>): Promise<Fetched> {
    const fetched = await withinDeadline(fetch(), timeoutMs, () => new FetchTimeout(key))
    if (fetched.stored && isFresh(fetched.stored, now())) stored.set(key, fetched.stored)
    return fetched
  }

  return {
    find(key, time) {
      const found = stored.get(key)
      return found && isFresh(found, time) ? found : undefined
    },
    async fetch(key, fetch) {
      let isFirst = false
      const fetched = await share(key, () => {
        isFirst = true
        return run(key, fetch)
      })
      return { ...fetched, isFirst }
    },
  }
}
