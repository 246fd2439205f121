import { ALLOWED_METHODS, CORS_HEADERS, PRIVATE_RATE_LIMIT } from '@/lib/endpoints/headers'
import { jsonError, refusedMethod } from '@/lib/endpoints/json-error'
import { providerRefuses, sentences } from '@/lib/endpoints/sentences'
import { InvalidInput, NotSetUp, QuotaExceeded, Unavailable, UpstreamError } from '@/lib/errors'
import type { WholeResponse } from '@/lib/fields/whole-response'
import type { Limit, Quota } from '@/lib/limit/limit'
import { log } from '@/lib/log'
import { clientOf } from './client-address'

const PREFLIGHT_SECONDS = 86_400
const encoder = new TextEncoder()

/** The own server names the client, because it knows the connection. Next gives `params`. */
export type Handler = (request: Request, context?: { client?: string; params?: unknown }) => Promise<Response>

/** The route handlers of a JSON endpoint: CORS, errors as statuses, and 405 for all but GET, HEAD and OPTIONS. */
export function jsonEndpoint(answer: (request: Request) => Promise<Response>) {
  return withOtherMethods(
    async (request) => withCors(await answer(request).catch((error) => toResponse(errorOf(error)))),
    async () => toResponse(refusedMethod()),
  )
}

/** A JSON endpoint with a quota for each client: every answer carries the `RateLimit` fields. */
export function limitedEndpoint(limit: () => Limit, answer: (request: Request, quota: Quota) => Promise<Response>) {
  const withFields =
    (handler: typeof answer): Handler =>
    async (request, { client = clientOf(request) } = {}) => {
      const quota = limit().of(client)
      const response = await handler(request, quota).catch((error) => toResponse(errorOf(error)))
      for (const [name, value] of Object.entries(await quota.fields())) response.headers.set(name, value)
      const isShared = response.headers.get('Cache-Control')?.startsWith('public')
      if (isShared) response.headers.append('Cache-Control', PRIVATE_RATE_LIMIT)
      return withCors(response)
    }
  return withOtherMethods(
    withFields(answer),
    withFields(async () => toResponse(refusedMethod())),
  )
}

const withOtherMethods = (GET: Handler, refuse: Handler) => ({
  GET,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: preflight,
})

async function preflight(): Promise<Response> {
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        Allow: ALLOWED_METHODS,
        'Access-Control-Allow-Methods': 'GET, HEAD',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
      },
    }),
  )
}

/** The one place where an error becomes a status. */
function errorOf(error: unknown): WholeResponse {
  if (error instanceof InvalidInput) return jsonError(400, error.message)
  if (error instanceof QuotaExceeded) {
    return jsonError(429, error.message, { 'Retry-After': String(error.retryAfterSeconds) })
  }
  if (error instanceof UpstreamError && error.reason !== 'refused') {
    log.warn({ reason: error.reason, status: error.detail.status }, error.message)
    return jsonError(502, sentences.noUsableAnswer)
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

function toResponse({ body, ...init }: WholeResponse): Response {
  return jsonResponse(body, init)
}

/** A JSON response with a `Content-Length`. */
export function jsonResponse(text: string, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const bytes = encoder.encode(text)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length), ...init.headers }
  return new Response(bytes, { ...init, headers })
}

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value)
  return response
}
