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
import { places } from '@/lib/site/places'

/**
 * All but the files that the build names: what is in no list is answered here, and no route sees it. Paths with dot
 * segments, which would be resolved on their way in, are left to the route of what is missing.
 */
export const config = {
  matcher: '/((?!_next/static/|(?!.*//)(?:.*/)?(?:\\.|%2e){1,2}(?:/|$)).*)',
  runtime: 'nodejs',
}

/** Next answers any other method by itself. */
const ROUTED_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Turns what `decide` says into Next's answer. */
export function middleware(request: NextRequest): NextResponse {
  // Not `nextUrl`, which drops a trailing slash.
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const { siteUrl } = settings()
  const isRouter = headers.get('rsc') === '1'
  const action = decide(places.get(pathname), { method, accept: headers.get('accept'), isRouter })
  switch (action.kind) {
    case 'html':
      return NextResponse.next({ headers: { Link: htmlLinks(action.page.path), Vary: PAGE_VARY } })
    case 'markdown':
      return rewrite(request, `/md${action.page.path}`)
    case 'rsc':
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

function answer({ status, headers, body }: Notice): NextResponse {
  return new NextResponse(body, { status, headers })
}
