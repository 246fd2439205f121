import { z } from 'zod'
import { QuotaExceeded, Unavailable, UpstreamError } from '@/lib/errors'
import type { Quota } from '@/lib/limit/limit'
import { steadyNow } from '@/lib/steady-clock'
import { type Cached, type CacheLookup, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'

/** How long a rating is served without asking the provider: 24 hours. */
export const RATING_FRESH_SECONDS = 24 * 60 * 60
/** How old a rating may be that is served while the provider fails: 7 days. */
export const RATING_STALE_SECONDS = 7 * 24 * 60 * 60

export interface RatingProvider {
  /** The provider's address. It is part of the cache key, so that providers never share an entry. */
  readonly source: string
  /** From 0 to 100. Throws `UpstreamError`, or `QuotaExceeded` for the provider's own limit. */
  ratingOf(domain: string): Promise<number>
}

export interface Rating {
  /** From 0 to 100. */
  rating: number
  ageSeconds: number
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
  const cache = createCache({ store, schema: z.number().min(0).max(100), ttlSeconds: RATING_STALE_SECONDS, now })
  // By lookup and client: the quota's answer, which the requests of one client share.
  const admissions = new WeakMap<CacheLookup<number>, Map<string, Promise<void>>>()

  function admitOnce(lookup: CacheLookup<number>, quota: Quota): Promise<void> {
    const byClient = admissions.get(lookup) ?? new Map<string, Promise<void>>()
    const admission =
      byClient.get(quota.client) ??
      quota.admit().catch((error: unknown) => {
        // Without the store the limit is off. A refusal is not shared: the next request may be admitted.
        if (error instanceof Unavailable) return
        byClient.delete(quota.client)
        throw error
      })
    byClient.set(quota.client, admission)
    admissions.set(lookup, byClient)
    return admission
  }

  return {
    /**
     * A cached rating costs no quota. Concurrent requests share one call to the provider, and those of one client share
     * one admission. Throws `QuotaExceeded` or `UpstreamError`.
     */
    ratingOf(domain: string, quota: Quota): Promise<Rating> {
      const key = `rating:${domain}:${provider.source}`
      const ask = () => provider.ratingOf(domain)
      return cache.share(key, ask, async (lookup) => {
        const known = await lookup.cached
        if (known && known.ageSeconds() < RATING_FRESH_SECONDS) return toRating(known)
        await admitOnce(lookup, quota)
        try {
          return toRating(await lookup.fetch())
        } catch (error) {
          const failed = error instanceof UpstreamError || error instanceof QuotaExceeded
          if (failed && known && known.ageSeconds() <= RATING_STALE_SECONDS) return toRating(known)
          throw error
        }
      })
    },
  }
}

function toRating({ value, ageSeconds }: Cached<number>): Rating {
  return { rating: value, ageSeconds: Math.floor(ageSeconds()) }
}
