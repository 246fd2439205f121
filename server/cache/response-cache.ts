import { LRUCache } from 'lru-cache'
import { isFresh, type StoredResponse } from './stored-response'

/** Gives undefined where what came may not be stored. */
type Fetch<Stored> = (signal: AbortSignal) => Promise<Stored>

export interface ResponseCache {
  /** What is stored under `key` and fresh. */
  find(key: string): StoredResponse | undefined
  /** Runs `fetch` once for all who ask for `key` at a time, and stores what it gives. Rejects as `fetch` does. */
  fetch<Stored extends StoredResponse | undefined>(key: string, fetch: Fetch<Stored>): Promise<Stored>
}

export interface CacheOptions {
  /** What was used least recently makes room. */
  maxBytes: number
  timeoutMs: number
  now: () => number
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
  const stored = new LRUCache<string, StoredResponse>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
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
    find(key) {
      const found = stored.get(key)
      return found && isFresh(found, now()) ? found : undefined
    },
    fetch<Stored extends StoredResponse | undefined>(key: string, fetch: Fetch<Stored>) {
      const promise = running.get(key) ?? run(key, fetch)
      running.set(key, promise)
      return promise as Promise<Stored>
    },
  }
}
