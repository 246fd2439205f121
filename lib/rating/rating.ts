import { z } from 'zod'
import { TooManyRequests, Unavailable, UpstreamError } from '@/lib/errors'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'
import type { ClientLimit } from '@/lib/limit/limit'
import { steadyNow } from '@/lib/steady-clock'
import { type Cached, type CacheLookup, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'

export interface RatingProvider {
  /** The provider's URL. It is part of the cache key, so that providers never share an entry. */
  readonly source: string
  /**
   * Reserves a place in the queue for a domain that is looked up later, and returns the function that releases it.
   * Throws `TooManyRequests` if the domain would wait too long.
   */
  reserve(): () => void
  /** From 0 to 100. Throws `UpstreamError`, or `TooManyRequests` for the provider's own limit and for too long a wait. */
  ratingOf(domain: string): Promise<number>
}

export interface Rating {
  /** From 0 to 100. */
  rating: number
  ageSeconds: number
}

/** The requests that need one lookup's fetch. */
interface Demand {
  /** Releases the place in the provider's queue. */
  release: () => void
  requests: number
  /** By client: its admission, pending or granted. */
  admissions: Map<string, Promise<void>>
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
  const demands = new WeakMap<CacheLookup<number>, Demand>()

  /** Throws `TooManyRequests` if the provider has no place for the lookup, before that counts for a client. */
  function join(lookup: CacheLookup<number>): Demand {
    const demand = demands.get(lookup) ?? { release: provider.reserve(), requests: 0, admissions: new Map() }
    demands.set(lookup, demand)
    demand.requests += 1
    return demand
  }

  function leave(lookup: CacheLookup<number>, demand: Demand): void {
    demand.requests -= 1
    if (demand.requests > 0) return
    demand.release()
    demands.delete(lookup)
  }

  return {
    /**
     * A cached rating does not count. Concurrent requests share one call to the provider, and those of one client share
     * one admission. Throws `TooManyRequests` or `UpstreamError`.
     */
    ratingOf(domain: string, clientLimit: ClientLimit): Promise<Rating> {
      const ask = () => provider.ratingOf(domain)
      return cache.share(domain, ask, async (lookup, fetch) => {
        const known = await lookup.cached
        if (known && known.ageSeconds() < RATING_FRESH_SECONDS) return toRating(known)
        const orStale = (error: unknown) => {
          const failed = error instanceof UpstreamError || error instanceof TooManyRequests
          if (failed && known) return known
          throw error
        }
        let demand: Demand
        try {
          demand = join(lookup)
        } catch (error) {
          return toRating(orStale(error))
        }
        try {
          await admitOnce(demand, clientLimit)
          // Without a pause in between, so that nobody else gets the place.
          demand.release()
          return toRating(await fetch().catch(orStale))
        } finally {
          leave(lookup, demand)
        }
      })
    },
  }
}

function admitOnce({ admissions }: Demand, clientLimit: ClientLimit): Promise<void> {
  const admission =
    admissions.get(clientLimit.client) ??
    clientLimit.admit().catch((error: unknown) => {
      // Without the store the limit is off. A refusal is not shared: the next request may be admitted.
      if (error instanceof Unavailable) return
      admissions.delete(clientLimit.client)
      throw error
    })
  admissions.set(clientLimit.client, admission)
  return admission
}

function toRating({ value, ageSeconds }: Cached<number>): Rating {
  return { rating: value, ageSeconds: Math.floor(ageSeconds()) }
}
