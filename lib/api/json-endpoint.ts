import { ALLOWED_METHODS, CORS_HEADERS, JSON_HEADERS, PRIVATE_RATE_LIMIT } from '@/lib/endpoints/headers'
import { jsonError, refusedMethod } from '@/lib/endpoints/json-error'
import { providerRefuses, sentences } from '@/lib/endpoints/sentences'
import { InvalidInput, NotSetUp, TooManyRequests, Unavailable, UpstreamError } from '@/lib/errors'
import type { WholeResponse } from '@/lib/headers/whole-response'
import type { ClientLimit, Limit } from '@/lib/limit/limit'
import { log } from '@/lib/log'
import { clientOf } from './client-address'

const PREFLIGHT_SECONDS = 86_400

/** The own server names the client, because it knows the connection. Next gives `params`. */
export type Handler = (request: Request, context?: { client?: string; params?: unknown }) => Promise<Response>

/** A 200, or another status, with the headers that only this response has. */
type JsonResponse = Pick<WholeResponse, 'body'> & Partial<WholeResponse>

/** The route handlers of a JSON endpoint: CORS, errors as statuses, and 405 for all but GET, HEAD and OPTIONS. */
export function jsonEndpoint(respond: (request: Request) => Promise<JsonResponse>) {
  const handlerOf =
    (make: typeof respond): Handler =>
    async (request) =>
      toResponse(await make(request).catch(errorOf))
  return handlersOf(handlerOf(respond), handlerOf(refuse))
}

/** A JSON endpoint with a limit for each client: every response has the `RateLimit` headers. */
export function limitedEndpoint(
  limit: () => Limit,
  respond: (request: Request, clientLimit: ClientLimit) => Promise<JsonResponse>,
) {
  const handlerOf =
    (make: typeof respond): Handler =>
    async (request, { client = clientOf(request) } = {}) => {
      const clientLimit = limit().of(client)
      const response = await make(request, clientLimit).catch(errorOf)
      const headers: Record<string, string> = { ...response.headers, ...(await clientLimit.headers()) }
      const isShared = headers['Cache-Control']?.startsWith('public')
      if (isShared) headers['Cache-Control'] += `, ${PRIVATE_RATE_LIMIT}`
      return toResponse({ ...response, headers })
    }
  return handlersOf(handlerOf(respond), handlerOf(refuse))
}

const refuse = async () => refusedMethod()

const handlersOf = (GET: Handler, other: Handler) => ({
  GET,
  POST: other,
  PUT: other,
  PATCH: other,
  DELETE: other,
  OPTIONS: preflight,
})

async function preflight(): Promise<Response> {
  const headers = {
    ...CORS_HEADERS,
    Allow: ALLOWED_METHODS,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  }
  return new Response(null, { status: 204, headers })
}

/** With a `Content-Length`. */
function toResponse({ status, headers, body }: JsonResponse): Response {
  const length = { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Response(body, { status, headers: { ...JSON_HEADERS, ...length, ...headers } })
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
