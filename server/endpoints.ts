import { respondWithRating } from '@/app/api/domain-rating/handler'
import { respondWithPageRanks } from '@/app/api/pagerank/handler'
import { respondWithStats } from '@/app/api/stats/handler'
import { respondWithHealth } from '@/app/healthz/handler'
import { memoize } from '@/lib/memoize'
import { parseTarget } from '@/lib/rating/parse-query'
import { services } from '@/lib/services/services'
import type { HeaderList } from '@/server/cache/head'
import type { ServedEndpoint } from './endpoint-caller'

/** The handlers, by path. */
export const servedEndpoints: Readonly<Record<string, ServedEndpoint>> = {
  '/api/domain-rating': { handle: respondWithRating, keyOf: memoize(ratingKey), headersFor: rateLimitFor },
  '/api/pagerank': { handle: respondWithPageRanks },
  '/api/stats': { handle: respondWithStats, keyOf: () => '/api/stats' },
  '/healthz': { handle: respondWithHealth },
}

/** Memoised: reading the domain takes a tenth of a response from memory. */
function ratingKey(search: string): string {
  try {
    const domain = parseTarget(new URLSearchParams(search))
    return `/api/domain-rating?target=${encodeURIComponent(domain)}`
  } catch {
    return ''
  }
}

/** A client's standing for a response that costs it nothing. */
async function rateLimitFor(client: string): Promise<HeaderList> {
  const { ratingLimit } = services()
  const limit = ratingLimit.recent(client) ?? (await ratingLimit.of(client).headers()).RateLimit
  return limit === undefined ? [] : ['RateLimit', limit]
}
