import { z } from 'zod'
import { ignoreUnavailable } from '@/lib/errors'
import { CLOCK_SKEW_MS } from '@/lib/steady-clock'
import type { Store } from './store'

export interface Cached<Value> {
  value: Value
  /** Since the value was written, with fractions. */
  ageSeconds(): number
}

/** The lookup of one name, shared by concurrent callers. */
export interface CacheLookup<Value> {
  readonly name: string
  readonly cached: Promise<Cached<Value> | undefined>
  /** The fetch in progress. It resolves to undefined if the provider leaves the name out. */
  fetched?: Promise<Cached<Value> | undefined>
  callers: number
}

/**
 * Caches values of one schema in a store, each with its age. Concurrent callers of a name share one read of the cache,
 * and at most one fetch. The cache never fails a request: an entry that is unreadable, invalid, too old, another key's
 * or stamped in the future counts as absent, and a failed write is ignored. A value that is invalid is not written.
 */
export function createCache<Value>({
  store,
  schema,
  keyOf,
  ttlSeconds,
  now,
}: {
  store: Pick<Store, 'getMany' | 'set'>
  schema: z.ZodType<Value>
  /** A name's key in the store. */
  keyOf: (name: string) => string
  ttlSeconds: number
  /** Milliseconds since the epoch, from a clock that never goes back. */
  now: () => number
}) {
  const lookups = new Map<string, CacheLookup<Value>>()
  // With its key: a connection that is out of step answers with another key's entry.
  const entrySchema = z.object({ key: z.string(), value: schema, at: z.number().nonnegative() })

  /** In the order of the names, in one call of the store. */
  async function readMany(names: string[]): Promise<(Cached<Value> | undefined)[]> {
    const keys = names.map(keyOf)
    const texts = await store.getMany(keys).catch(ignoreUnavailable)
    return keys.map((key, index) => {
      const entry = entrySchema.safeParse(parseJson(texts?.[index])).data
      if (entry?.key !== key || entry.at > now() + CLOCK_SKEW_MS) return undefined
      const cached = withAge(entry)
      return cached.ageSeconds() < ttlSeconds ? cached : undefined
    })
  }

  async function write(name: string, value: Value): Promise<Cached<Value>> {
    const entry = { key: keyOf(name), value, at: now() }
    if (schema.safeParse(value).success) {
      await store.set(entry.key, JSON.stringify(entry), ttlSeconds).catch(ignoreUnavailable)
    }
    return withAge(entry)
  }

  function withAge({ value, at }: { value: Value; at: number }): Cached<Value> {
    return { value, ageSeconds: () => Math.max(0, (now() - at) / 1_000) }
  }

  /** Joins the lookup of each name, and reads the cache for those that nobody looks up yet. */
  function enter(names: string[]): CacheLookup<Value>[] {
    const added = names.filter((name) => !lookups.has(name))
    if (added.length > 0) {
      const read = readMany(added)
      for (const [index, name] of added.entries()) {
        lookups.set(name, { name, callers: 0, cached: read.then((found) => found[index]) })
      }
    }
    const entered = names.map((name) => lookups.get(name) as CacheLookup<Value>)
    for (const lookup of entered) lookup.callers += 1
    return entered
  }

  /** The last caller ends a lookup. If its value is being fetched, the fetch ends it, which may take longer. */
  function leave(lookup: CacheLookup<Value>): void {
    lookup.callers -= 1
    if (lookup.callers === 0 && !lookup.fetched) lookups.delete(lookup.name)
  }

  async function shareLookups<Result>(
    names: string[],
    use: (lookups: CacheLookup<Value>[]) => Promise<Result>,
  ): Promise<Result> {
    const entered = enter(names)
    try {
      return await use(entered)
    } finally {
      for (const lookup of entered) leave(lookup)
    }
  }

  /** Fetches, in one call, the values that no other caller fetches. */
  function fetchMany(cold: CacheLookup<Value>[], fetchValues: FetchValues<Value>) {
    const unasked = cold.filter(({ fetched }) => !fetched)
    if (unasked.length > 0) {
      const call = fetchValues(unasked.map(({ name }) => name))
      for (const [index, lookup] of unasked.entries()) {
        lookup.fetched = call
          .then((values) => values[index])
          .then((value) => (value === undefined ? undefined : write(lookup.name, value)))
          .finally(() => lookups.delete(lookup.name))
      }
    }
    return Promise.all(cold.map(({ fetched }) => fetched))
  }

  return {
    /** Runs `use` with the lookup of a name, and with the function that fetches its value if nobody else does. */
    share<Result>(
      name: string,
      use: (
        lookup: CacheLookup<Value>,
        fetch: (fetchValue: () => Promise<Value>) => Promise<Cached<Value>>,
      ) => Promise<Result>,
    ): Promise<Result> {
      return shareLookups([name], ([only]) => {
        const lookup = only as CacheLookup<Value>
        return use(lookup, async (fetchValue) => {
          const [fetched] = await fetchMany([lookup], async () => [await fetchValue()])
          return fetched as Cached<Value>
        })
      })
    },
    /**
     * The values of different names, in their order: the cached ones, and the others from one fetch. `admit` runs while
     * the cache is read, in one round trip to the store. If it throws, nothing is fetched.
     */
    shareMany(
      names: string[],
      admit: () => Promise<void>,
      fetchValues: FetchValues<Value>,
    ): Promise<(Value | undefined)[]> {
      return shareLookups(names, async (entered) => {
        const [found] = await Promise.all([Promise.all(entered.map(({ cached }) => cached)), admit()])
        const cold = entered.filter((_, index) => !found[index])
        await fetchMany(cold, fetchValues)
        return Promise.all(entered.map(async ({ cached, fetched }) => ((await cached) ?? (await fetched))?.value))
      })
    },
  }
}

/** Fetches the values of names, in their order; undefined for one that it leaves out. */
type FetchValues<Value> = (names: string[]) => Promise<readonly (Value | undefined)[]>

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
