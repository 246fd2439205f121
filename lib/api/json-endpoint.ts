import { ALLOWED_METHODS, CORS_HEADERS, JSON_HEADERS, PRIVATE_RATE_LIMIT } from '@/lib/endpoints/headers'
import { jsonError, refusedMethod } from '@/lib/endpoints/json-error'
import { providerRefuses, sentences } from '@/lib/endpoints/sentences'
import { InvalidInput, NotSetUp, TooManyRequests, Unavailable, UpstreamError } from '@/lib/errors'
import { PREFLIGHT_HEADERS } from '@/lib/headers/open-headers'
import type { WholeResponse } from '@/lib/headers/whole-response'
import type { ClientLimit, Limit } from '@/lib/limit/limit'
import { log } from '@/lib/log'
import type { EndpointRequest, Handler } from './endpoint-request'
import { refuseEmbedded } from './refuse-embedded'

/** A 200, or another status, with the headers that only this response has. */
type JsonResponse = Pick<WholeResponse, 'body'> & Partial<WholeResponse>

/** Answers a JSON endpoint: CORS, errors as statuses, and 405 for all but GET, HEAD and OPTIONS. */
export function jsonEndpoint(respond: (request: EndpointRequest) => Promise<JsonResponse>): Handler {
  return async (request) => (isPreflight(request) ? PREFLIGHT : complete(await responseTo(request, respond)))
}

/** A JSON endpoint with a limit for each client: every response has the `RateLimit` headers. */
export function limitedEndpoint(
  limit: () => Limit,
  respond: (request: EndpointRequest, clientLimit: ClientLimit) => Promise<JsonResponse>,
): Handler {
  return async (request) => {
    if (isPreflight(request)) return PREFLIGHT
    const clientLimit = limit().of(request.client)
    const response = await responseTo(request, async (it) => {
      refuseEmbedded(it)
      return respond(it, clientLimit)
    })
    const headers: Record<string, string> = { ...response.headers, ...(await clientLimit.headers()) }
    const isShared = headers['Cache-Control']?.startsWith('public')
    if (isShared) headers['Cache-Control'] += `, ${PRIVATE_RATE_LIMIT}`
    return complete({ ...response, headers })
  }
}

async function responseTo(
  request: EndpointRequest,
  respond: (request: EndpointRequest) => Promise<JsonResponse>,
): Promise<JsonResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusedMethod()
  return respond(request).catch(errorOf)
}

const isPreflight = ({ method }: EndpointRequest) => method === 'OPTIONS'

const PREFLIGHT = complete({
  status: 204,
  headers: {
    ...CORS_HEADERS,
    ...PREFLIGHT_HEADERS,
    Allow: ALLOWED_METHODS,
  },
  body: '',
})

/** With the names of its headers in lower case, as both hosts compare them. */
function complete({ status = 200, headers, body }: JsonResponse): WholeResponse {
  const all = status === 204 ? { ...headers } : { ...JSON_HEADERS, ...headers }
  return {
    status,
    headers: Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value])),
    body,
  }
}

/** The one place where an error becomes a status. */
function errorOf(error: unknown): WholeResponse {
  if (error instanceof InvalidInput) return jsonError(400, error.message)
  if (error instanceof TooManyRequests) {
    return jsonError(429, error.message, { 'Retry-After': String(error.retryAfterSeconds) })
  }
  if (error instanceof UpstreamError && error.reason !== 'refused') {
    log.warn({ reason: error.reason, status: error.detail.status }, error.message)
    return jsonError(502, sentences.noUsableResponse)
  }
  if (error instanceof UpstreamError) {
    log.warn(error.message)
    const { retryAfterSeconds } = error.detail
    const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
    return jsonError(503, providerRefuses(retryAfterSeconds), headers)
  }
  // A warning at start has told the owner.
  if (error instanceof NotSetUp) return jsonError(503, error.message)
  if (error instanceof Unavailable) {
    log.warn(error.message)
    return jsonError(503, sentences.unavailable)
  }
  log.error(error)
  return jsonError(500, sentences.ourFault)
}
