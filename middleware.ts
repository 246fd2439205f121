import { type NextRequest, NextResponse } from 'next/server'
import { config as settings } from '@/lib/config'
import { originTrial } from '@/lib/fields/origin-trial'
import { platformHeaders } from '@/lib/fields/platform-headers'
import type { WholeResponse } from '@/lib/fields/whole-response'
import { decide } from '@/lib/site/decide'
import { endpointMethodNotAllowed, methodNotAllowed, missing, notAcceptable, redirect } from '@/lib/site/notices'
import { markdownPath } from '@/lib/site/pages'
import { findPlace } from '@/lib/site/places'
import { type RequestFacts, requestFacts } from '@/lib/site/request-facts'
import builtFields from '@/lib/vercel/built-fields'
import { BUILT_FOLDER, htmlFile } from '@/lib/vercel/built-paths'

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
  const { siteUrl, requestLog } = settings()
  const isRouter = headers.get('rsc') === '1'
  const action = decide(findPlace(pathname, settings()), { method, accept: headers.get('accept'), isRouter })
  if (requestLog) logRequest(method, requestFacts(action, pathname, headers.get('user-agent')))
  switch (action.kind) {
    case 'html':
      return sendHtml(request, action.page.path)
    case 'markdown':
      return sendBuilt(request, markdownPath(action.page.path)) ?? rewrite(request, `/md${action.page.path}`)
    case 'file':
      return sendBuilt(request, pathname) ?? goOn(request)
    case 'health':
      return goOn(request)
    case 'router':
      return NextResponse.next({ headers: platformHeaders(settings()) })
    case 'endpoint':
      return ROUTED_METHODS.has(method) ? goOn(request) : answer(endpointMethodNotAllowed())
    case 'redirect':
      return answer(redirect(originFor(request) + action.page.path + search))
    case 'missing':
      return answer(missing(pathname, search, siteUrl))
    case 'method-not-allowed':
      return answer(methodNotAllowed(pathname, siteUrl))
    case 'not-acceptable':
      return answer(notAcceptable(action.page, siteUrl))
  }
}

/** The own server's line, but for what only the platform knows: the status, the cache and the time that it took. */
function logRequest(method: string, facts: RequestFacts): void {
  console.log(JSON.stringify({ level: 30, time: new Date().toISOString(), method, ...facts, msg: 'request' }))
}

function sendHtml(request: NextRequest, path: string): NextResponse {
  const response = sendBuilt(request, htmlFile(path)) ?? NextResponse.next()
  for (const [name, value] of Object.entries(originTrial(path, settings()))) response.headers.set(name, value)
  return response
}

/** Sends what the first build packed, with its fields. Undefined for what it did not, and in development. */
function sendBuilt(request: NextRequest, file: string): NextResponse | undefined {
  const fields = builtFields[file]
  return fields && rewrite(request, BUILT_FOLDER + file, { ...platformHeaders(settings()), ...fields })
}

/** Without the query: Next would read a route parameter from it. */
function rewrite(request: NextRequest, path: string, headers?: Record<string, string>): NextResponse {
  // From `url`: in `nextUrl`, 127.0.0.1 is "localhost", which Next takes for another origin.
  return NextResponse.rewrite(new URL(path, request.url), { headers, request: withoutRouter(request) })
}

function goOn(request: NextRequest): NextResponse {
  return NextResponse.next({ headers: platformHeaders(settings()), request: withoutRouter(request) })
}

/** The platform looks for router data wherever a request has this field, also where only a page has any. */
function withoutRouter(request: NextRequest): { headers: Headers } | undefined {
  if (!request.headers.has('rsc')) return undefined
  const headers = new Headers(request.headers)
  headers.delete('rsc')
  return { headers }
}

/** A preview redirects to its own address. Only configured addresses are used, never the request's. */
function originFor(request: NextRequest): string {
  const { siteUrl, vercel } = settings()
  if (!vercel?.isPreview) return siteUrl
  const { origin } = new URL(request.url)
  return vercel.addresses.find((address) => address === origin) ?? vercel.addresses[0] ?? siteUrl
}

function answer({ status, headers, body }: WholeResponse): NextResponse {
  return new NextResponse(body, { status, headers: { ...platformHeaders(settings()), ...headers } })
}
