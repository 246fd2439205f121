import { type NextRequest, NextResponse } from 'next/server'
import { negotiate } from '@/lib/markdown/negotiate'
import { htmlLinks } from '@/lib/site/links'
import { methodNotAllowed, type Notice, notAcceptable } from '@/lib/site/notices'
import { findPage } from '@/lib/site/pages'

/** Pages, and what might be taken for one; not the assets that the build names. */
export const config = { matcher: '/((?!_next/|api/).*)' }

const VARY = 'Accept, Accept-Encoding'

export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, origin } = request.nextUrl
  const decision = negotiate(
    { method: request.method, path: pathname, search, header: (name) => request.headers.get(name) },
    (path) => findPage(path) !== undefined,
  )
  switch (decision.kind) {
    case 'html':
      return NextResponse.next({ headers: { Link: htmlLinks(decision.path), Vary: VARY } })
    case 'markdown':
      return NextResponse.rewrite(new URL(`/md${decision.path}`, request.url))
    case 'not-acceptable':
      return answer(406, notAcceptable(decision.path, origin))
    case 'method-not-allowed':
      return answer(405, methodNotAllowed(decision.path, origin), { Allow: 'GET, HEAD' })
    case 'redirect':
      return NextResponse.redirect(new URL(decision.path, request.url), 308)
    case 'other':
      // The route that makes the markdown is not to be asked for from outside.
      if (/^\/md(?:\/|$)/.test(pathname)) return NextResponse.rewrite(new URL(`/missing${pathname}`, request.url))
      return NextResponse.next()
  }
}

function answer(status: number, { contentType, body }: Notice, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(body, { status, headers: { 'Content-Type': contentType, Vary: VARY, ...headers } })
}
