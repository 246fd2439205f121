import { z } from 'zod'
import { QuotaExceeded, Unavailable, UpstreamError } from '@/lib/errors'
import type { Quota } from '@/lib/limit/limit'
import { createSingleFlight, once } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import { type Cached, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'

/** How long a rating is served without asking the provider: 24 hours. */
export const RATING_FRESH_SECONDS = 24 * 60 * 60
/** How old a rating may be that is served while the provider fails: 7 days. */
export const RATING_STALE_SECONDS = 7 * 24 * 60 * 60

export interface RatingProvider {
  /** Its address, so that what one provider said is never served as another's. */
  readonly source: string
  /** From 0 to 100. Throws `UpstreamError`, or `QuotaExceeded` for the provider's own limit. */
  ratingOf(domain: string): Promise<number>
}

export interface Rating {
  /** From 0 to 100. */
  rating: number
  ageSeconds: number
}

/** The decision on a domain's rating: from the shared cache, from the provider, or an older one while that fails. */
export function createRatings({
  provider,
  store,
  now = steadyNow,
}: {
  provider: RatingProvider
  store: Pick<Store, 'get' | 'set'>
  now?: () => number
}) {
  const cache = createCache({ store, schema: z.number().min(0).max(100), now })
  const share = createSingleFlight<Lookup>()

  return {
    /**
     * A cached rating costs no quota; requests that overlap share one call to the provider, and those of one client one
     * admission. Throws `QuotaExceeded` or `UpstreamError`.
     */
    ratingOf(domain: string, quota: Quota): Promise<Rating> {
      return share(domain, openLookup(domain), async ({ cached, ask, admissions }) => {
        const known = await cached()
        if (known && known.ageSeconds() < RATING_FRESH_SECONDS) return served(known)
        await admitOnce(admissions, quota)
        try {
          return served(await ask())
        } catch (error) {
          const failed = error instanceof UpstreamError || error instanceof QuotaExceeded
          if (failed && known && known.ageSeconds() <= RATING_STALE_SECONDS) return served(known)
          throw error
        }
      })
    },
  }

  function openLookup(domain: string): (close: () => void) => Lookup {
    const key = `rating:${domain}:${provider.source}`
    return (close) => ({
      cached: once(() => cache.read(key)),
      ask: once(async () => {
        try {
          return await cache.write(key, await provider.ratingOf(domain), RATING_STALE_SECONDS)
        } finally {
          // Only now, so that whoever comes next finds the rating in the cache.
          close()
        }
      }),
      admissions: new Map(),
    })
  }
}

/** What the requests for one domain that overlap do together. */
interface Lookup {
  cached(): Promise<Cached<number> | undefined>
  ask(): Promise<Cached<number>>
  /** By client. */
  admissions: Map<string, Promise<void>>
}

function served({ value, ageSeconds }: Cached<number>): Rating {
  return { rating: value, ageSeconds: Math.floor(ageSeconds()) }
}

function admitOnce(admissions: Map<string, Promise<void>>, quota: Quota): Promise<void> {
  const { client } = quota
  const admission =
    admissions.get(client) ??
    quota.admit().catch((error: unknown) => {
      // Without counters the guard is off. A refusal is not kept: the window may have moved on for the next request.
      if (error instanceof Unavailable) return
      admissions.delete(client)
      throw error
    })
  admissions.set(client, admission)
  return admission
}
