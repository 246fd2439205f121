import { type NextRequest, NextResponse } from 'next/server'
import { config as settings } from '@/lib/config'
import { negotiate } from '@/lib/markdown/negotiate'
import { htmlLinks } from '@/lib/site/links'
import { methodNotAllowed, type Notice, notAcceptable, PAGE_VARY } from '@/lib/site/notices'
import { findPage } from '@/lib/site/pages'

/** Pages, and what might be taken for one; not the assets that the build names. */
export const config = { matcher: '/((?!_next/|api/).*)', runtime: 'nodejs' }

export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  // What a request says of the host, in any header, is not to be repeated.
  const { siteUrl } = settings()
  const decision = negotiate(
    { method: request.method, path: pathname, search, header: (name) => request.headers.get(name) },
    (path) => findPage(path) !== undefined,
  )
  switch (decision.kind) {
    case 'html':
      return NextResponse.next({ headers: { Link: htmlLinks(decision.path), Vary: PAGE_VARY } })
    case 'markdown':
      return rewrite(request, `/md${decision.path}`)
    case 'not-acceptable':
      return answer(406, notAcceptable(decision.path, siteUrl))
    case 'method-not-allowed':
      return answer(405, methodNotAllowed(decision.path, siteUrl), { Allow: 'GET, HEAD' })
    case 'redirect':
      return NextResponse.redirect(siteUrl + decision.path + search, 308)
    case 'other':
      // The route that makes the markdown is not to be asked for from outside.
      if (/^\/md(?:\/|$)/.test(pathname)) return rewrite(request, `/missing${pathname}`)
      return NextResponse.next()
  }
}

/** To another path of this site, which Next knows for its own by the address that it gave itself. */
function rewrite({ nextUrl }: NextRequest, path: string): NextResponse {
  const url = nextUrl.clone()
  url.pathname = path
  return NextResponse.rewrite(url)
}

function answer(status: number, { contentType, body }: Notice, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(body, { status, headers: { 'Content-Type': contentType, Vary: PAGE_VARY, ...headers } })
}
