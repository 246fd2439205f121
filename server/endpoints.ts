import * as domainRating from '@/app/api/domain-rating/route'
import * as pageRank from '@/app/api/pagerank/route'
import * as stats from '@/app/api/stats/route'
import * as healthz from '@/app/healthz/route'
import { memoize } from '@/lib/memoize'
import { parseTarget } from '@/lib/rating/parse-query'
import { services } from '@/lib/services/services'
import type { HeaderList } from '@/server/cache/head'
import type { ServedEndpoint } from './endpoint-caller'

/** The route files, by path. */
export const servedEndpoints: Readonly<Record<string, ServedEndpoint>> = {
  '/api/domain-rating': { ...domainRating, keyOf: memoize(ratingKey), headersFor: rateLimitFor },
  '/api/pagerank': pageRank,
  '/api/stats': { ...stats, keyOf: () => '/api/stats' },
  '/healthz': healthz,
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
