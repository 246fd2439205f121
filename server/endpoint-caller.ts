import { type Handler, readFetchMetadata } from '@/lib/api/endpoint-request'
import type { WholeResponse } from '@/lib/headers/whole-response'
import type { HeaderList } from '@/server/cache/head'
import { type Exchange, respond, send } from '@/server/cache/respond'
import { createResponseCache, isFresh } from '@/server/cache/response-cache'
import type { StoredResponse } from '@/server/cache/stored-response'
import { createClientReader } from './client-reader'
import type { ResponseOrigin } from './request-log'

/** An endpoint's handler, which is called without Next's router: the router would dominate its cost. */
export interface ServedEndpoint {
  handle: Handler
  /**
   * The cache key of a query; empty if the query is invalid. Without this function nothing is stored.
   */
  keyOf?: (search: string) => string
  /** The client's own headers of a stored response. */
  headersFor?: (client: string) => Promise<HeaderList>
}

interface CallerOptions {
  siteUrl: string
  trustedProxies: string[]
  /** Sent where a response has none of that name. */
  headers: Record<string, string>
  /** In milliseconds; never goes back. */
  now: () => number
}

interface Target {
  path: string
  search: string
}

/** Called once, before the response is sent. */
type Tell = (origin: ResponseOrigin) => void

const HIT = 'site; hit'
const STORED = 'site; fwd=miss; stored'
const COLLAPSED = 'site; fwd=miss; collapsed'
const MISS = 'site; fwd=miss'
const BYPASS = 'site; fwd=bypass'

/** The bridge between sockets and handlers: tells a handler of a request, and sends what it returns. */
export function createEndpointCaller({ siteUrl, trustedProxies, headers, now }: CallerOptions) {
  const readClient = createClientReader(trustedProxies)
  const cache = createResponseCache({ headers, now })

  return async (exchange: Exchange, endpoint: ServedEndpoint, target: Target, tell: Tell): Promise<void> => {
    const { request } = exchange
    const { method = '' } = request
    const client = readClient(request)
    const call = () => {
      const { searchParams } = new URL(siteUrl + target.path + target.search)
      const fetchMetadata = readFetchMetadata((name) => request.headers[name]?.toString())
      return endpoint.handle({ method, searchParams, client, fetchMetadata })
    }
    const sendWhole = (whole: WholeResponse, cacheStatus: string) =>
      send(exchange, whole, Object.entries({ ...headers, age: '0', 'cache-status': cacheStatus }))
    const sendStored = async (stored: StoredResponse, cacheStatus: string) => {
      const own = await endpoint.headersFor?.(client)
      respond(exchange, stored, { now: now(), cacheStatus }, own)
    }

    const isRead = method === 'GET' || method === 'HEAD'
    const key = isRead ? endpoint.keyOf?.(target.search) : undefined
    if (!key) {
      tell('bypass')
      return sendWhole(await call(), BYPASS)
    }
    const found = cache.find(key)
    tell(found ? 'hit' : 'miss')
    if (found) return sendStored(found, HIT)
    const { whole, stored, isFirst } = await cache.fetch(key, call)
    if (stored) return sendStored(stored, isFresh(stored, now()) ? (isFirst ? STORED : COLLAPSED) : MISS)
    // A response that may not be stored can be about the client that it was made for.
    sendWhole(isFirst ? whole : await call(), MISS)
  }
}
