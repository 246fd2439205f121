import { PAGERANK_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import type { Quota } from '@/lib/limit/limit'
import { type Cached, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import { type Item, item, publishItem } from './item'
import { type NameProvider, nameOf } from './provider'

/** One name, while requests wait for it. They share one read of the cache and one call. */
interface NameLookup {
  name: string
  key: string
  callers: number
  /** Sets `cached`; one promise for all names that are read together. */
  read: Promise<void>
  cached?: Cached<Item>
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
  const running = new Map<string, NameLookup>()

  return {
    async answer(domains: string[], quota: Quota, { history = false } = {}): Promise<string> {
      const names = domains.map(nameOf)
      const lookups = enter([...new Set(names)], history)
      try {
        // Together they take one round trip to the store. A refusal wins over cached items.
        await Promise.all([quota.admit(), ...new Set(lookups.map(({ read }) => read))])
        const items = new Map(lookups.map(({ name, cached }) => [name, cached?.value]))
        const cold = lookups.filter(({ cached }) => !cached || cached.ageSeconds() >= PAGERANK_FRESH_SECONDS)
        ask(cold, history)
        await Promise.all(cold.map(async ({ name, asked }) => items.set(name, await asked)))
        return publish(
          domains.map((domain, index) => ({ domain, item: items.get(names[index] as string) })),
          history,
        )
      } finally {
        for (const lookup of lookups) leave(lookup)
      }
    },
  }

  /** Joins the lookup of each name. The cache is read once for all names that nobody waits for yet. */
  function enter(names: string[], history: boolean): NameLookup[] {
    const lookups = names.map((name): NameLookup => {
      const key = keyOf(provider, name, history)
      return running.get(key) ?? { name, key, callers: 0, read: NOT_READ }
    })
    const added = lookups.filter(({ read }) => read === NOT_READ)
    if (added.length > 0) {
      const read = cache.readMany(added.map(({ key }) => key)).then((found) => {
        for (const [index, lookup] of added.entries()) lookup.cached = found[index]
      })
      for (const lookup of added) {
        lookup.read = read
        running.set(lookup.key, lookup)
      }
    }
    for (const lookup of lookups) lookup.callers += 1
    return lookups
  }

  /** Asks for those names that no other request asks for, in one call. */
  function ask(lookups: NameLookup[], history: boolean): void {
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

  async function keep({ key }: NameLookup, found: Item | undefined): Promise<Item | undefined> {
    if (found) await cache.write(key, found)
    return found
  }

  function leave(lookup: NameLookup): void {
    lookup.callers -= 1
    // A call may go on after its caller has failed by another name.
    if (lookup.callers === 0 && !lookup.asked) close(lookup)
  }

  /** From here on, a new request finds the item in the cache. */
  function close(lookup: NameLookup): void {
    if (running.get(lookup.key) === lookup) running.delete(lookup.key)
  }
}

const NOT_READ = Promise.resolve()

function keyOf({ source }: NameProvider, name: string, history: boolean): string {
  return `${history ? 'pagerank-history' : 'pagerank-item'}:${JSON.stringify([name, source])}`
}

function publish(answered: { domain: string; item?: Item }[], history: boolean): string {
  const items = answered.map(({ domain, item }) => publishItem(domain, item?.known ?? null, history))
  const [oldest] = answered.flatMap(({ item }) => item?.asOf ?? []).sort()
  const asOf = oldest === undefined ? '' : `,"as_of":${JSON.stringify(oldest)}`
  return `{"status_code":200,"response":[${items.join(',')}]${asOf}}`
}
