import { z } from 'zod'
import { QuotaExceeded, Unavailable, UpstreamError } from '@/lib/http/errors'
import type { Quota } from '@/lib/limit/limit'
import { createSingleFlight, once } from '@/lib/single-flight'
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

const entry = z.object({ rating: z.number().min(0).max(100), at: z.number().nonnegative() })
type Entry = z.output<typeof entry>

/** The decision on a domain's rating: from the shared cache, from the provider, or an older one while that fails. */
export function createRatings({
  provider,
  store,
  now = Date.now,
}: {
  provider: RatingProvider
  store: Pick<Store, 'get' | 'set'>
  now?: () => number
}) {
  const share = createSingleFlight((domain, close) => ({
    cached: once(() => readCache(domain)),
    lookUp: once(() => lookUp(domain).finally(close)),
    admissions: new Map<string, Promise<void>>(),
  }))

  return {
    /**
     * A cached rating costs no quota; requests that overlap share one call to the provider, and those of one client one
     * admission. Throws `QuotaExceeded` or `UpstreamError`.
     */
    ratingOf(domain: string, quota: Quota): Promise<Rating> {
      return share(domain, async ({ cached, lookUp, admissions }) => {
        const known = await cached()
        if (known && ageOf(known) < RATING_FRESH_SECONDS) return served(known)
        await admitOnce(admissions, quota)
        try {
          return served(await lookUp())
        } catch (error) {
          const failed = error instanceof UpstreamError || error instanceof QuotaExceeded
          if (failed && known && ageOf(known) <= RATING_STALE_SECONDS) return served(known)
          throw error
        }
      })
    },
  }

  async function lookUp(domain: string): Promise<Entry> {
    const found = { rating: await provider.ratingOf(domain), at: now() }
    await store.set(keyOf(domain), JSON.stringify(found), RATING_STALE_SECONDS).catch(ignoreUnavailable)
    return found
  }

  async function readCache(domain: string): Promise<Entry | undefined> {
    const text = await store.get(keyOf(domain)).catch(ignoreUnavailable)
    return text === undefined ? undefined : parseEntry(text)
  }

  function keyOf(domain: string): string {
    return `rating:${domain}:${provider.source}`
  }

  function served(known: Entry): Rating {
    return { rating: known.rating, ageSeconds: Math.floor(ageOf(known)) }
  }

  /** Seconds; 0 for what another instance's clock stamped in this one's future. */
  function ageOf({ at }: Entry): number {
    return Math.max(0, (now() - at) / 1_000)
  }
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

function parseEntry(text: string): Entry | undefined {
  try {
    return entry.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error
}
