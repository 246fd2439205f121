import { PAGERANK_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import type { ClientLimit } from '@/lib/limit/limit'
import { createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import { type Item, item, publishItem } from './item'
import { type NameProvider, nameOf } from './provider'

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
  const cacheOf = (kind: string) => {
    const keyOf = (name: string) => `${kind}:${JSON.stringify([name, provider.source])}`
    return createCache({ store, schema: item, keyOf, ttlSeconds: PAGERANK_FRESH_SECONDS, now })
  }
  const withoutHistory = cacheOf('pagerank-item')
  const withHistory = cacheOf('pagerank-history')

  return {
    async lookUp(domains: string[], clientLimit: ClientLimit, { history = false } = {}): Promise<string> {
      const cache = history ? withHistory : withoutHistory
      const names = domains.map(nameOf)
      const distinct = [...new Set(names)]
      const items = await cache.shareMany(
        distinct,
        () => clientLimit.admit(),
        (cold) => provider.itemsOf(cold, { history }),
      )
      const itemOf = new Map(distinct.map((name, index) => [name, items[index]]))
      return publish(
        domains.map((domain, index) => ({ domain, item: itemOf.get(names[index] as string) })),
        history,
      )
    },
  }
}

function publish(ranked: { domain: string; item?: Item }[], history: boolean): string {
  const items = ranked.map(({ domain, item }) => publishItem(domain, item?.known ?? null, history))
  const [oldest] = ranked.flatMap(({ item }) => item?.asOf ?? []).sort()
  const asOf = oldest === undefined ? '' : `,"as_of":${JSON.stringify(oldest)}`
  return `{"status_code":200,"response":[${items.join(',')}]${asOf}}`
}
