import { z } from 'zod'
import { ignoreUnavailable } from '@/lib/errors'
import { once } from '@/lib/single-flight'
import { CLOCK_SKEW_MS } from '@/lib/steady-clock'
import type { Store } from './store'

export interface Cached<Value> {
  value: Value
  /** Since the value was written, with fractions. */
  ageSeconds(): number
}

/** One read of the cache and one fetch, each of which runs once for all its callers. */
export interface Lookup<Value> {
  cached(): Promise<Cached<Value> | undefined>
  fetch(): Promise<Cached<Value>>
}

/**
 * Caches values of one schema in a store, each with its age. It never fails a request: an entry that is unreadable,
 * invalid or stamped in the future counts as absent, and a failed write is ignored.
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
  const entrySchema = z.object({ value: schema, at: z.number().nonnegative() })

  async function readMany(keys: string[]): Promise<(Cached<Value> | undefined)[]> {
    const texts = await store.getMany(keys).catch(ignoreUnavailable)
    return keys.map((_, index) => {
      const text = texts?.[index]
      const entry = text === undefined ? undefined : entrySchema.safeParse(parseJson(text)).data
      return entry && entry.at <= now() + CLOCK_SKEW_MS ? withAge(entry) : undefined
    })
  }

  async function write(key: string, value: Value): Promise<Cached<Value>> {
    const entry = { value, at: now() }
    await store.set(key, JSON.stringify(entry), ttlSeconds).catch(ignoreUnavailable)
    return withAge(entry)
  }

  function withAge({ value, at }: { value: Value; at: number }): Cached<Value> {
    return { value, ageSeconds: () => Math.max(0, (now() - at) / 1_000) }
  }

  return {
    /** In the order of the keys, in one call of the store. */
    readMany,
    write,
    /** `close` runs when the fetch ends: from then on a new lookup finds the value in the cache. */
    lookup: (key: string, fetchValue: () => Promise<Value>, close: () => void): Lookup<Value> => ({
      cached: once(async () => (await readMany([key]))[0]),
      fetch: once(() =>
        fetchValue()
          .then((value) => write(key, value))
          .finally(close),
      ),
    }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
