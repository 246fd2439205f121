import { type NextRequest, NextResponse } from 'next/server'
import { config as settings } from '@/lib/config'
import { platformHeaders } from '@/lib/headers/platform-headers'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { decide, isPreflight } from '@/lib/site/decide'
import { SCRIPT_FOLDER } from '@/lib/site/files'
import {
  endpointMethodNotAllowed,
  methodNotAllowed,
  missing,
  notAcceptable,
  preflight,
  redirect,
} from '@/lib/site/notices'
import { findPlace, isOpen, type Place } from '@/lib/site/places'
import { type RequestFacts, requestFacts } from '@/lib/site/request-facts'
import { type BuiltFile, type BuiltFiles, builtFiles } from '@/lib/vercel/built-files'
import builtHeaders from '@/lib/vercel/built-headers'

/**
 * Every path but the build's files, so that no route sees an unknown path. Paths with dot segments go to
 * `app/[...missing]` instead, because Next resolves them before the middleware.
 */
export const config = {
  matcher: '/((?!_next/static/|(?!.*//)(?:.*/)?(?:\\.|%2e){1,2}(?:/|$)).*)',
  runtime: 'nodejs',
}

/** The methods that a route handler can export; Next answers others itself. */
const ROUTED_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Turns the action of `decide` into a Next response. */
export function middleware(request: NextRequest): NextResponse {
  // `nextUrl` would drop a trailing slash.
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const { siteUrl, requestLog, vercel } = settings()
  const built = builtFiles(builtHeaders)
  const place = placeAt(pathname, built)
  const action = decide(place, {
    method,
    accept: headers.get('accept'),
    isPreflight:
      !vercel?.isPreview && isPreflight(method, headers.get('origin'), headers.get('access-control-request-method')),
  })
  const common = platformHeaders(settings(), { isOpen: isOpen(place) })
  if (requestLog) {
    const asked = { userAgent: headers.get('user-agent'), secPurpose: headers.get('sec-purpose') }
    logRequest(method, requestFacts(action, pathname, asked))
  }
  switch (action.kind) {
    case 'html':
    case 'markdown':
      return goOn(built[action.kind](action.page))
    case 'file':
      return goOn(built.file(pathname))
    case 'health':
      return goOn()
    case 'endpoint':
      return ROUTED_METHODS.has(method) ? goOn() : send(endpointMethodNotAllowed())
    case 'preflight':
      return send(preflight())
    case 'redirect':
      return send(redirect(siteUrl + action.page.path + search))
    case 'missing':
      return sendUnlisted(pathname, built) ?? send(missing(pathname, search, siteUrl))
    case 'method-not-allowed':
      return send(methodNotAllowed(pathname, siteUrl))
    case 'not-acceptable':
      return send(notAcceptable(action.page, siteUrl))
  }

  /** Has Next send the response: of the request's own path, where `file` names no other. */
  function goOn({ path, headers: own }: BuiltFile = { headers: {} }): NextResponse {
    const init = { headers: { ...common, ...own }, request: built.hasRouter ? undefined : withoutRsc(request) }
    // From `url`: in `nextUrl`, 127.0.0.1 is "localhost", which Next takes for another origin. Without the query, from
    // which Next would read a route parameter.
    return path ? NextResponse.rewrite(new URL(path, request.url), init) : NextResponse.next(init)
  }

  function send({ status, headers: own, body }: WholeResponse): NextResponse {
    return new NextResponse(body || null, { status, headers: { ...common, ...own } })
  }
}

function placeAt(path: string, { hasScript }: BuiltFiles): Place | undefined {
  return path.startsWith(SCRIPT_FOLDER) && hasScript(path) ? { kind: 'file' } : findPlace(path, settings())
}

/** The own server's line, but for what only the platform knows: the status, the cache and the time that it took. */
function logRequest(method: string, facts: RequestFacts): void {
  console.log(JSON.stringify({ level: 30, time: new Date().toISOString(), method, ...facts, msg: 'request' }))
}

function sendUnlisted(path: string, { findUnlisted }: BuiltFiles): NextResponse | undefined {
  const line = findUnlisted(path)
  return line ? new NextResponse(`${line}\n`, { status: 500 }) : undefined
}

/** With this header, Next would answer with data for its router. */
function withoutRsc(request: NextRequest): { headers: Headers } | undefined {
  if (!request.headers.has('rsc')) return undefined
  const headers = new Headers(request.headers)
  headers.delete('rsc')
  return { headers }
}
