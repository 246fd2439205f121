import { z } from 'zod'
import { ignoreUnavailable } from '@/lib/errors'
import { CLOCK_SKEW_MS } from '@/lib/steady-clock'
import type { Store } from './store'

export interface Cached<Value> {
  value: Value
  /** Since the value was written, with fractions. */
  ageSeconds(): number
}

/** Shared by concurrent callers of one key: one read of the cache, and at most one fetch. */
export interface CacheLookup<Value> {
  cached: Promise<Cached<Value> | undefined>
  fetch(): Promise<Cached<Value>>
}

/**
 * Caches values of one schema in a store, each with its age. It never fails a request: an entry that is unreadable,
 * invalid, another key's or stamped in the future counts as absent, and a failed write is ignored.
 */
export function createCache<Value>({
  store,
  schema,
  ttlSeconds,
  now,
}: {
  store: Pick<Store, 'getMany' | 'set'>
  schema: z.ZodType<Value>
  ttlSeconds: number
  /** Milliseconds since the epoch, from a clock that never goes back. */
  now: () => number
}) {
  const lookups = new Map<string, { lookup: CacheLookup<Value>; callers: number }>()
  // With its key: a connection that is out of step answers with another key's entry.
  const entrySchema = z.object({ key: z.string(), value: schema, at: z.number().nonnegative() })

  async function readMany(keys: string[]): Promise<(Cached<Value> | undefined)[]> {
    const texts = await store.getMany(keys).catch(ignoreUnavailable)
    return keys.map((key, index) => {
      const text = texts?.[index]
      const entry = text === undefined ? undefined : entrySchema.safeParse(parseJson(text)).data
      return entry?.key === key && entry.at <= now() + CLOCK_SKEW_MS ? withAge(entry) : undefined
    })
  }

  async function write(key: string, value: Value): Promise<Cached<Value>> {
    const entry = { key, value, at: now() }
    await store.set(key, JSON.stringify(entry), ttlSeconds).catch(ignoreUnavailable)
    return withAge(entry)
  }

  function withAge({ value, at }: { value: Value; at: number }): Cached<Value> {
    return { value, ageSeconds: () => Math.max(0, (now() - at) / 1_000) }
  }

  function open(key: string, fetchValue: () => Promise<Value>) {
    let fetched: Promise<Cached<Value>> | undefined
    const lookup: CacheLookup<Value> = {
      cached: readMany([key]).then(([cached]) => cached),
      fetch() {
        // Once the fetch has ended, a new lookup finds the value in the cache.
        fetched ??= fetchValue()
          .then((value) => write(key, value))
          .finally(() => close(key, shared))
        return fetched
      },
    }
    const shared = { lookup, callers: 0 }
    lookups.set(key, shared)
    return shared
  }

  function close(key: string, shared: object): void {
    if (lookups.get(key) === shared) lookups.delete(key)
  }

  return {
    /** In the order of the keys, in one call of the store. */
    readMany,
    write,
    /** Runs `use` with the lookup of `key`. It is shared until its fetch ends or its last caller has left. */
    async share<Result>(
      key: string,
      fetchValue: () => Promise<Value>,
      use: (lookup: CacheLookup<Value>) => Promise<Result>,
    ): Promise<Result> {
      const shared = lookups.get(key) ?? open(key, fetchValue)
      shared.callers += 1
      try {
        return await use(shared.lookup)
      } finally {
        shared.callers -= 1
        if (shared.callers === 0) close(key, shared)
      }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
