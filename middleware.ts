import { type NextRequest, NextResponse } from 'next/server'
import { config as settings } from '@/lib/config'
import { platformHeaders } from '@/lib/headers/platform-headers'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { decide } from '@/lib/site/decide'
import { SCRIPT_FOLDER } from '@/lib/site/files'
import { endpointMethodNotAllowed, methodNotAllowed, missing, notAcceptable, redirect } from '@/lib/site/notices'
import { markdownPath } from '@/lib/site/pages'
import { findPlace, type Place } from '@/lib/site/places'
import { type RequestFacts, requestFacts } from '@/lib/site/request-facts'
import builtHeaders from '@/lib/vercel/built-headers'
import { BUILT_FOLDER, htmlFile } from '@/lib/vercel/built-paths'
import { developedHeaders, findUnlistedPage } from '@/lib/vercel/developed-page'

/**
 * Every path but the build's files, so that no route sees an unknown path. Paths with dot segments go to
 * `app/[...missing]` instead, because Next resolves them before the middleware.
 */
export const config = {
  matcher: '/((?!_next/static/|(?!.*//)(?:.*/)?(?:\\.|%2e){1,2}(?:/|$)).*)',
  runtime: 'nodejs',
}

/** False while developing. */
const isPacked = () => Object.keys(builtHeaders).length > 0

/** The methods that a route handler can export; Next answers others itself. */
const ROUTED_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Turns the action of `decide` into a Next response. */
export function middleware(request: NextRequest): NextResponse {
  // `nextUrl` would drop a trailing slash.
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const { siteUrl, requestLog } = settings()
  const action = decide(placeAt(pathname), { method, accept: headers.get('accept') })
  if (requestLog) {
    const asked = { userAgent: headers.get('user-agent'), secPurpose: headers.get('sec-purpose') }
    logRequest(method, requestFacts(action, pathname, asked))
  }
  switch (action.kind) {
    case 'html':
      return isPacked() ? sendBuilt(request, htmlFile(action.page.path)) : sendDeveloped(request, action.page.path)
    case 'markdown':
      return isPacked()
        ? sendBuilt(request, markdownPath(action.page.path))
        : rewrite(request, `/md${action.page.path}`, platformHeaders(settings()))
    case 'file':
      return isPacked() ? sendBuilt(request, pathname) : goOn(request)
    case 'health':
      return goOn(request)
    case 'endpoint':
      return ROUTED_METHODS.has(method) ? goOn(request) : send(endpointMethodNotAllowed())
    case 'redirect':
      return send(redirect(siteUrl + action.page.path + search))
    case 'missing':
      return sendUnlisted(pathname) ?? send(missing(pathname, search, siteUrl))
    case 'method-not-allowed':
      return send(methodNotAllowed(pathname, siteUrl))
    case 'not-acceptable':
      return send(notAcceptable(action.page, siteUrl))
  }
}

/** The build alone knows the names of the pages' scripts. Development makes them on request. */
function placeAt(path: string): Place | undefined {
  const isScript = path.startsWith(SCRIPT_FOLDER) && (path in builtHeaders || !isPacked())
  return isScript ? { kind: 'file' } : findPlace(path, settings())
}

/** The own server's line, but for what only the platform knows: the status, the cache and the time that it took. */
function logRequest(method: string, facts: RequestFacts): void {
  console.log(JSON.stringify({ level: 30, time: new Date().toISOString(), method, ...facts, msg: 'request' }))
}

/** A page that Next renders while it is developed. */
function sendDeveloped(request: NextRequest, path: string): NextResponse {
  return NextResponse.next({
    headers: { ...platformHeaders(settings()), ...developedHeaders(path) },
    request: withoutRsc(request),
  })
}

/** While developing, says what a new page lacks. The build stops with the same line. */
function sendUnlisted(path: string): NextResponse | undefined {
  const line = isPacked() ? undefined : findUnlistedPage(path)
  return line ? new NextResponse(`${line}\n`, { status: 500 }) : undefined
}

/** Sends what the first build packed, with its headers. */
function sendBuilt(request: NextRequest, file: string): NextResponse {
  const headers = builtHeaders[file]
  if (!headers) throw new Error(`the build has no file ${file}`)
  return rewrite(request, BUILT_FOLDER + file, { ...platformHeaders(settings()), ...headers })
}

/** Without the query: Next would read a route parameter from it. */
function rewrite(request: NextRequest, path: string, headers: Record<string, string>): NextResponse {
  // From `url`: in `nextUrl`, 127.0.0.1 is "localhost", which Next takes for another origin.
  return NextResponse.rewrite(new URL(path, request.url), { headers, request: withoutRsc(request) })
}

function goOn(request: NextRequest): NextResponse {
  return NextResponse.next({ headers: platformHeaders(settings()), request: withoutRsc(request) })
}

/** With this header, Next would answer with data for a router that the site does not have. Development has one. */
function withoutRsc(request: NextRequest): { headers: Headers } | undefined {
  if (!request.headers.has('rsc') || !isPacked()) return undefined
  const headers = new Headers(request.headers)
  headers.delete('rsc')
  return { headers }
}

function send({ status, headers, body }: WholeResponse): NextResponse {
  return new NextResponse(body, { status, headers: { ...platformHeaders(settings()), ...headers } })
}
