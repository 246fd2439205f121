import * as domainRating from '@/app/api/domain-rating/route'
import * as pageRank from '@/app/api/pagerank/route'
import * as stats from '@/app/api/stats/route'
import * as healthz from '@/app/healthz/route'
import type { Handler } from '@/lib/api/json-endpoint'
import { memoize } from '@/lib/memoize'
import { parseTarget } from '@/lib/rating/parse-query'
import { services } from '@/lib/services'
import type { Fields } from '@/server/cache/respond'
import type { WholeResponse } from '@/server/cache/stored-response'

/** A route that is called without Next's router, which would dominate its cost. */
export interface ServedEndpoint {
  /** The route file's handlers, by method. */
  route: Readonly<Record<string, unknown>>
  /**
   * The target that stands for all forms of one request whose answer may be stored; empty where the endpoint has to say
   * what is wrong. Without it nothing is stored.
   */
  keyOf?: (search: string) => string
  /** The client's own fields of a stored answer. */
  fieldsFor?: (client: string) => Fields | Promise<Fields>
}

export const servedEndpoints: Readonly<Record<string, ServedEndpoint>> = {
  '/api/domain-rating': { route: domainRating, keyOf: memoize(ratingKey), fieldsFor: rateLimitFor },
  '/api/pagerank': { route: pageRank },
  '/api/stats': { route: stats, keyOf: () => '/api/stats' },
  '/healthz': { route: healthz },
}

/** Calls the handler of a method; HEAD is answered by GET, and a method without a handler as DELETE is, by a 405. */
export async function callRoute(
  { route }: ServedEndpoint,
  { method, url, client }: { method: string; url: string; client: string },
): Promise<WholeResponse> {
  const named = method === 'HEAD' ? 'GET' : method
  const known = named in route ? named : 'DELETE'
  const request = new Request(url, { method: known })
  const response = await (route[known] as Handler)(request, { client })
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) }
}

function ratingKey(search: string): string {
  try {
    const domain = parseTarget(new URLSearchParams(search))
    return `/api/domain-rating?target=${encodeURIComponent(domain)}`
  } catch {
    return ''
  }
}

/** A client's standing for an answer that costs it nothing. */
function rateLimitFor(client: string): Fields | Promise<Fields> {
  const { ratingLimit } = services()
  const recent = ratingLimit.recent(client)
  return recent === undefined ? askRateLimit(client) : ['RateLimit', recent]
}

async function askRateLimit(client: string): Promise<Fields> {
  const { RateLimit } = await services().ratingLimit.of(client).fields()
  return RateLimit === undefined ? [] : ['RateLimit', RateLimit]
}
