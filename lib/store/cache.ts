import { z } from 'zod'
import { Unavailable } from '@/lib/errors'
import { CLOCK_SKEW_MS } from '@/lib/steady-clock'
import type { Store } from './store'

export interface Cached<Value> {
  value: Value
  /** Since it was written, with fractions. */
  ageSeconds(): number
}

/**
 * Values of one schema in a store, each with its age. A cache never fails a request: what cannot be read, is not of the
 * schema or has a stamp in the future is absent, and what cannot be written is forgotten.
 */
export function createCache<Value>({
  store,
  schema,
  now,
}: {
  store: Pick<Store, 'get' | 'set'>
  schema: z.ZodType<Value>
  /** Milliseconds since the epoch, of a clock that never goes back. */
  now: () => number
}) {
  const entrySchema = z.object({ value: schema, at: z.number().nonnegative() })

  return {
    async read(key: string): Promise<Cached<Value> | undefined> {
      const text = await store.get(key).catch(ignoreUnavailable)
      const entry = text === undefined ? undefined : entrySchema.safeParse(parseJson(text)).data
      return entry && entry.at <= now() + CLOCK_SKEW_MS ? aged(entry) : undefined
    },

    async write(key: string, value: Value, ttlSeconds: number): Promise<Cached<Value>> {
      const entry = { value, at: now() }
      await store.set(key, JSON.stringify(entry), ttlSeconds).catch(ignoreUnavailable)
      return aged(entry)
    },
  }

  function aged({ value, at }: { value: Value; at: number }): Cached<Value> {
    return { value, ageSeconds: () => Math.max(0, (now() - at) / 1_000) }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error
}
