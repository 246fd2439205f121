import { z } from 'zod'
import { TooManyRequests, Unavailable, UpstreamError } from '@/lib/errors'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'
import type { ClientLimit } from '@/lib/limit/limit'
import { steadyNow } from '@/lib/steady-clock'
import { type Cached, type CacheLookup, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import type { Reservation } from '@/lib/upstream/paced-queue'

export interface RatingProvider {
  /** The provider's URL. It is part of the cache key, so that providers never share an entry. */
  readonly source: string
  /**
   * Reserves a place in the client's line for a domain that is looked up later: a rating from 0 to 100. Throws
   * `TooManyRequests` if there is no room, and `UpstreamError` for a domain that the provider refused lately.
   */
  reserve(domain: string, client: string): Reservation<number>
}

export interface Rating {
  /** From 0 to 100. */
  rating: number
  ageSeconds: number
}

/** One client's part in a lookup. */
interface Demand {
  place: Reservation<number>
  requests: number
  /** Pending or granted. */
  admission?: Promise<void>
}

/** Ratings from the shared cache or the provider; while the provider fails, stale ones from the cache. */
export function createRatings({
  provider,
  store,
  now = steadyNow,
}: {
  provider: RatingProvider
  store: Pick<Store, 'getMany' | 'set'>
  now?: () => number
}) {
  const cache = createCache({
    store,
    schema: z.number().min(0).max(100),
    keyOf: (domain) => `rating:${domain}:${provider.source}`,
    ttlSeconds: RATING_STALE_SECONDS,
    now,
  })
  const demands = new WeakMap<CacheLookup<number>, Map<string, Demand>>()

  /** Throws if the provider has no place for the client, before the lookup counts for it. */
  function join(lookup: CacheLookup<number>, client: string): Demand {
    const clients = demands.get(lookup) ?? new Map<string, Demand>()
    demands.set(lookup, clients)
    const demand = clients.get(client) ?? { place: provider.reserve(lookup.name, client), requests: 0 }
    clients.set(client, demand)
    demand.requests += 1
    return demand
  }

  function leave(lookup: CacheLookup<number>, client: string, demand: Demand): void {
    demand.requests -= 1
    if (demand.requests > 0) return
    demand.place.release()
    demands.get(lookup)?.delete(client)
  }

  return {
    /**
     * A cached rating does not count. Concurrent requests share one call to the provider, and those of one client share
     * one admission. Throws `TooManyRequests` or `UpstreamError`.
     */
    ratingOf(domain: string, clientLimit: ClientLimit): Promise<Rating> {
      const { client } = clientLimit
      return cache.share(domain, async (lookup, fetch) => {
        const known = await lookup.cached
        if (known && known.ageSeconds() < RATING_FRESH_SECONDS) return toRating(known)
        const orStale = (error: unknown) => {
          const failed = error instanceof UpstreamError || error instanceof TooManyRequests
          if (failed && known) return known
          throw error
        }
        let demand: Demand
        try {
          demand = join(lookup, client)
        } catch (error) {
          return toRating(orStale(error))
        }
        try {
          await admitOnce(demand, clientLimit)
          if (lookup.fetched) demand.place.join(domain)
          return toRating(await fetch(() => demand.place.load(domain)).catch(orStale))
        } finally {
          leave(lookup, client, demand)
        }
      })
    },
  }
}

function admitOnce(demand: Demand, clientLimit: ClientLimit): Promise<void> {
  demand.admission ??= clientLimit.admit().catch((error: unknown) => {
    // Without the store the limit is off. A refusal is not shared: the next request may be admitted.
    if (error instanceof Unavailable) return
    demand.admission = undefined
    throw error
  })
  return demand.admission
}

function toRating({ value, ageSeconds }: Cached<number>): Rating {
  return { rating: value, ageSeconds: Math.floor(ageSeconds()) }
}
