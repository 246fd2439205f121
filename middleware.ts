import { type NextRequest, NextResponse } from 'next/server'
import { config as settings } from '@/lib/config'
import { negotiate } from '@/lib/markdown/negotiate'
import { htmlLinks } from '@/lib/site/links'
import {
  endpointMethodNotAllowed,
  methodNotAllowed,
  missing,
  type Notice,
  notAcceptable,
  PAGE_VARY,
} from '@/lib/site/notices'
import { placeOf } from '@/lib/site/places'

/**
 * All but the files that the build names: what is in no list is answered here, and no route sees it. Paths with dot
 * segments, which would be resolved on their way in, are left to the route of what is missing.
 */
export const config = {
  matcher: '/((?!_next/static/|(?!.*//)(?:.*/)?(?:\\.|%2e){1,2}(?:/|$)).*)',
  runtime: 'nodejs',
}

/** As an endpoint says it itself. */
const OPEN = {
  Allow: 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
}
/** Next answers any other method by itself. */
const ROUTED_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

export function middleware(request: NextRequest): NextResponse {
  // Not `nextUrl`, which drops a trailing slash.
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const { siteUrl } = settings()
  const place = placeOf(pathname)
  if (!place) return answer(404, missing(pathname, siteUrl))
  if (place === 'endpoint') {
    return ROUTED_METHODS.has(method) ? NextResponse.next() : answer(405, endpointMethodNotAllowed, OPEN)
  }
  if (place === 'file') {
    return method === 'GET' || method === 'HEAD' ? NextResponse.next() : refuseMethod(pathname, siteUrl)
  }
  const decision = negotiate(
    { method, path: pathname, header: (name) => headers.get(name) },
    (path) => placeOf(path) === 'page',
  )
  switch (decision.kind) {
    case 'html':
      return NextResponse.next({ headers: { Link: htmlLinks(decision.path), Vary: PAGE_VARY } })
    case 'markdown':
      return rewrite(request, `/md${decision.path}`)
    case 'not-acceptable':
      return answer(406, notAcceptable(decision.path, siteUrl))
    case 'method-not-allowed':
      return refuseMethod(decision.path, siteUrl)
    case 'redirect':
      return NextResponse.redirect(originFor(request) + decision.path + search, 308)
    case 'other':
      // The client-side router, which takes neither HTML nor markdown.
      return NextResponse.next()
  }
}

/** To another path of this site, which Next knows for its own by the address that it gave itself. */
function rewrite({ nextUrl }: NextRequest, path: string): NextResponse {
  const url = nextUrl.clone()
  url.pathname = path
  // Next would read the route's own parameter from a query.
  url.search = ''
  return NextResponse.rewrite(url)
}

/** A preview stays where it was asked, where that is an address of its own; what a request says is never repeated. */
function originFor(request: NextRequest): string {
  const { siteUrl, vercel } = settings()
  if (!vercel?.isPreview) return siteUrl
  const { origin } = new URL(request.url)
  return vercel.addresses.find((address) => address === origin) ?? vercel.origin
}

function refuseMethod(path: string, siteUrl: string): NextResponse {
  return answer(405, methodNotAllowed(path, siteUrl), { Allow: 'GET, HEAD' })
}

function answer(status: number, { contentType, body }: Notice, headers: Record<string, string> = {}): NextResponse {
  const fields = { 'Content-Type': contentType, 'Cache-Control': 'no-cache', Vary: PAGE_VARY, ...headers }
  return new NextResponse(body, { status, headers: fields })
}
