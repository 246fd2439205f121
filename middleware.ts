import { type NextRequest, NextResponse } from 'next/server'
import { config as settings } from '@/lib/config'
import { decide } from '@/lib/site/decide'
import { htmlLinks } from '@/lib/site/links'
import {
  endpointMethodNotAllowed,
  methodNotAllowed,
  missing,
  type Notice,
  notAcceptable,
  PAGE_VARY,
  redirect,
} from '@/lib/site/notices'
import { findPlace } from '@/lib/site/places'

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
  const { siteUrl } = settings()
  const isRouter = headers.get('rsc') === '1'
  const action = decide(findPlace(pathname, settings()), { method, accept: headers.get('accept'), isRouter })
  switch (action.kind) {
    case 'html':
      return NextResponse.next({ headers: { Link: htmlLinks(action.page.path), Vary: PAGE_VARY } })
    case 'markdown':
      return rewrite(request, `/md${action.page.path}`)
    case 'router':
    case 'file':
      return NextResponse.next()
    case 'endpoint':
      return ROUTED_METHODS.has(method) ? NextResponse.next() : answer(endpointMethodNotAllowed())
    case 'redirect':
      return answer(redirect(originFor(request) + action.page.path + search))
    case 'missing':
      return answer(missing(pathname, siteUrl))
    case 'method-not-allowed':
      return answer(methodNotAllowed(pathname, siteUrl))
    case 'not-acceptable':
      return answer(notAcceptable(action.page, siteUrl))
  }
}

/** Rewrites to another path of this site. Starts from `nextUrl`, because Next proxies other origins. */
function rewrite({ nextUrl }: NextRequest, path: string): NextResponse {
  const url = nextUrl.clone()
  url.pathname = path
  // Next would read a route parameter from the query.
  url.search = ''
  return NextResponse.rewrite(url)
}

/** A preview redirects to its own address. Only configured addresses are used, never the request's. */
function originFor(request: NextRequest): string {
  const { siteUrl, vercel } = settings()
  if (!vercel?.isPreview) return siteUrl
  const { origin } = new URL(request.url)
  return vercel.addresses.find((address) => address === origin) ?? vercel.origin
}

function answer({ status, headers, body }: Notice): NextResponse {
  return new NextResponse(body, { status, headers })
}
