import { LRUCache } from 'lru-cache'
import type { StoredResponse } from './stored-response'

/** Gives undefined where what came may not be stored. */
type Fetch<Stored> = (signal: AbortSignal) => Promise<Stored>

export interface ResponseCache {
  /** What is stored under `key` and fresh at this moment. */
  find(key: string, now: number): StoredResponse | undefined
  /** Runs `fetch` once for all who ask for `key` at a time, and stores what it gives. Rejects as `fetch` does. */
  fetch<Stored extends StoredResponse | undefined>(key: string, fetch: Fetch<Stored>): Promise<Stored>
}

export interface CacheOptions {
  /** Without it nothing makes room, because the keys are few. With it, what was used least recently does. */
  maxBytes?: number
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
    super(`no answer in time for ${key}`)
  }
}

/** Responses in memory (RFC 9111), by a key that stands for the path, the query and the variant. */
export function createResponseCache({ maxBytes, timeoutMs, now }: CacheOptions): ResponseCache {
  const stored = maxBytes
    ? new LRUCache<string, StoredResponse>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
    : new Map<string, StoredResponse>()
  const running = new Map<string, Promise<StoredResponse | undefined>>()

  async function run<Stored extends StoredResponse | undefined>(key: string, fetch: Fetch<Stored>): Promise<Stored> {
    const late = new AbortController()
    const timeout = new Promise<never>((_, reject) => {
      late.signal.addEventListener('abort', () => reject(late.signal.reason))
    })
    const timer = setTimeout(() => late.abort(new FetchTimeout(key)), timeoutMs)
    try {
      const response = await Promise.race([fetch(late.signal), timeout])
      if (response && isFresh(response, now())) stored.set(key, response)
      return response
    } finally {
      clearTimeout(timer)
      running.delete(key)
    }
  }

  return {
    find(key, time) {
      const found = stored.get(key)
      return found && isFresh(found, time) ? found : undefined
    },
    fetch<Stored extends StoredResponse | undefined>(key: string, fetch: Fetch<Stored>) {
      const promise = running.get(key) ?? run(key, fetch)
      running.set(key, promise)
      return promise as Promise<Stored>
    },
  }
}
