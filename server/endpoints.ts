import * as domainRating from '@/app/api/domain-rating/route'
import * as pageRank from '@/app/api/pagerank/route'
import * as stats from '@/app/api/stats/route'
import * as healthz from '@/app/healthz/route'
import type { Handler } from '@/lib/api/json-endpoint'
import type { WholeResponse } from '@/lib/fields/whole-response'
import { memoize } from '@/lib/memoize'
import { parseTarget } from '@/lib/rating/parse-query'
import { services } from '@/lib/services/services'
import type { Fields } from '@/server/cache/respond'

/** An endpoint whose route is called without Next's router, which would dominate its cost. */
export interface ServedEndpoint {
  /** Answers HEAD as well. */
  GET: Handler
  OPTIONS?: Handler
  /** The 405 for all other methods. Absent where none of them gets here. */
  refuse?: Handler
  /**
   * The target that stands for all forms of one request whose answer may be stored; empty where the endpoint has to say
   * what is wrong. Without it nothing is stored.
   */
  keyOf?: (search: string) => string
  /** The client's own fields of a stored answer. */
  fieldsFor?: (client: string) => Fields | Promise<Fields>
}

export const servedEndpoints: Readonly<Record<string, ServedEndpoint>> = {
  '/api/domain-rating': { ...handlersOf(domainRating), keyOf: memoize(ratingKey), fieldsFor: rateLimitFor },
  '/api/pagerank': handlersOf(pageRank),
  '/api/stats': { ...handlersOf(stats), keyOf: () => '/api/stats' },
  '/healthz': { GET: healthz.GET },
}

/** A route file refuses POST as it refuses every method that it does not answer. */
function handlersOf({ GET, OPTIONS, POST: refuse }: Record<'GET' | 'OPTIONS' | 'POST', Handler>): ServedEndpoint {
  return { GET, OPTIONS, refuse }
}

/** Calls the handler of a method. */
export async function callEndpoint(
  { GET, OPTIONS = GET, refuse = GET }: ServedEndpoint,
  { method, url, client }: { method: string; url: string; client: string },
): Promise<WholeResponse<Uint8Array>> {
  const handle = isRead(method) ? GET : method === 'OPTIONS' ? OPTIONS : refuse
  // Handlers do not look at the method. `Request` takes no TRACE and no unknown one.
  const response = await handle(new Request(url), { client })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
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
