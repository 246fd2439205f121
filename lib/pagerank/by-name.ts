import type { Quota } from '@/lib/limit/limit'
import { type Cached, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import { nameOf } from './name-of'
import { type Item, item, type NameProvider, PAGERANK_FRESH_SECONDS, unknownMembers } from './provider'

/** One name, while requests wait for it. They share one read of the cache and one call. */
interface Lookup {
  name: string
  key: string
  callers: number
  read: Promise<Cached<Item> | undefined>
  /** Set once the name is asked for. Undefined is the answer for a name that the provider leaves out. */
  asked?: Promise<Item | undefined>
}

/** Each name has a cached item of its own, and only names without one are asked for. */
export function createPageRanksByName({
  provider,
  store,
  now,
}: {
  provider: NameProvider
  store: Pick<Store, 'getMany' | 'set'>
  now: () => number
}) {
  const cache = createCache({ store, schema: item, ttlSeconds: PAGERANK_FRESH_SECONDS, now })
  const running = new Map<string, Lookup>()

  return {
    async answer(domains: string[], quota: Quota, { history = false } = {}): Promise<string> {
      const names = domains.map(nameOf)
      const lookups = enter([...new Set(names)], history)
      try {
        // Together they take one round trip to the store. A refusal wins over cached items.
        const [, ...known] = await Promise.all([quota.admit(), ...lookups.map(({ read }) => read)])
        const fresh = known.map((cached) =>
          cached && cached.ageSeconds() < PAGERANK_FRESH_SECONDS ? cached : undefined,
        )
        ask(
          lookups.filter((_, index) => !fresh[index]),
          history,
        )
        const items = await Promise.all(lookups.map(({ asked }, index) => fresh[index]?.value ?? asked))
        const byName = new Map(lookups.map(({ name }, index) => [name, items[index]]))
        return publish(
          domains.map((domain, index) => ({ domain, item: byName.get(names[index] ?? '') })),
          history,
        )
      } finally {
        for (const lookup of lookups) leave(lookup)
      }
    },
  }

  /** Joins the lookup of each name. The cache is read once for all names that nobody waits for yet. */
  function enter(names: string[], history: boolean): Lookup[] {
    const keys = names.map((name) => keyOf(provider, name, history))
    const added = keys.filter((key) => !running.has(key))
    const reads = added.length > 0 ? cache.readMany(added) : undefined
    return names.map((name, index) => {
      const key = keys[index] as string
      const lookup = running.get(key) ?? {
        name,
        key,
        callers: 0,
        read: (reads ?? Promise.resolve([])).then((found) => found[added.indexOf(key)]),
      }
      running.set(key, lookup)
      lookup.callers += 1
      return lookup
    })
  }

  /** Asks for those names that no other request asks for, in one call. */
  function ask(lookups: Lookup[], history: boolean): void {
    const unasked = lookups.filter(({ asked }) => !asked)
    if (unasked.length === 0) return
    const call = provider.itemsOf(
      unasked.map(({ name }) => name),
      { history },
    )
    for (const lookup of unasked) {
      lookup.asked = call.then((items) => keep(lookup, items.get(lookup.name))).finally(() => close(lookup))
    }
  }

  async function keep({ key }: Lookup, found: Item | undefined): Promise<Item | undefined> {
    if (found) await cache.write(key, found)
    return found
  }

  function leave(lookup: Lookup): void {
    lookup.callers -= 1
    // A call may go on after its caller has failed by another name.
    if (lookup.callers === 0 && !lookup.asked) close(lookup)
  }

  /** From here on, a new request finds the item in the cache. */
  function close(lookup: Lookup): void {
    if (running.get(lookup.key) === lookup) running.delete(lookup.key)
  }
}

function keyOf({ source }: NameProvider, name: string, history: boolean): string {
  return `${history ? 'pagerank-history' : 'pagerank-item'}:${JSON.stringify([name, source])}`
}

/** Written by hand, because JSON.stringify would round the numbers. */
function publish(answered: { domain: string; item?: Item }[], history: boolean): string {
  const items = answered.map(
    ({ domain, item }) => `{"domain":${JSON.stringify(domain)},${item?.members ?? unknownMembers(history)}}`,
  )
  const [oldest] = answered.flatMap(({ item }) => item?.asOf ?? []).sort()
  const asOf = oldest === undefined ? '' : `,"as_of":${JSON.stringify(oldest)}`
  return `{"status_code":200,"response":[${items.join(',')}]${asOf}}`
}
