import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { OPEN_HEADERS } from '@/lib/headers/open-headers'
import { securityHeaders } from '@/lib/headers/security-headers'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { type Action, decide, isPreflight } from '@/lib/site/decide'
import { failed, methodNotAllowed, missing, notAcceptable, preflight, redirect } from '@/lib/site/notices'
import { isOpen, type Place, places } from '@/lib/site/places'
import { type Exchange, respond, send } from '@/server/cache/respond'
import { FetchTimeout } from '@/server/cache/response-cache'
import type { StoredResponse } from '@/server/cache/stored-response'
import type { BuiltSite } from './built-site'
import { createEndpointCaller, type ServedEndpoint } from './endpoint-caller'
import type { LogRequest, ResponseOrigin } from './request-log'

export interface SiteOptions {
  siteUrl: string
  trustedProxies: string[]
  built: BuiltSite
  /** By path. */
  endpoints: Readonly<Record<string, ServedEndpoint>>
  /** In milliseconds; never goes back. */
  now: () => number
  onError: (error: unknown) => void
  logRequest?: LogRequest
}

/** Answers every request of the own server: with what the build made, or by an endpoint's route. */
export function createSite(options: SiteOptions): RequestListener {
  const { siteUrl, built, endpoints, now, onError, logRequest = () => {} } = options
  const headers = securityHeaders(siteUrl)
  const generated = Object.entries({ ...headers, age: '0', 'cache-status': 'site; detail=generated' })
  const open = [...generated, ...Object.entries(OPEN_HEADERS)]
  const builtFiles = [...built.files.keys()].map((path) => [path, { kind: 'file' }] as const)
  const all = new Map<string, Place>([...places, ...builtFiles])
  const callEndpoint = createEndpointCaller({ ...options, headers })

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const exchange = { request, response }
    const { method = '', headers: asked } = request
    const { path, search } = splitTarget(request.url)
    const action = decide(all.get(path), {
      method,
      accept: asked.accept,
      isPreflight: isPreflight(method, asked.origin, asked['access-control-request-method']),
    })
    switch (action.kind) {
      case 'html':
      case 'markdown':
        serve(exchange, path, action, built.pages.get(action.page.path)?.[action.kind])
        break
      case 'file':
        serve(exchange, path, action, built.files.get(path))
        break
      case 'health':
      case 'endpoint':
        serveEndpoint(exchange, path, search, action)
        break
      case 'preflight':
        notify(exchange, path, action, preflight())
        break
      case 'redirect':
        notify(exchange, path, action, redirect(action.page.path + search))
        break
      case 'missing':
        notify(exchange, path, action, missing(path, search, siteUrl))
        break
      case 'method-not-allowed':
        notify(exchange, path, action, methodNotAllowed(path, siteUrl))
        break
      case 'not-acceptable':
        notify(exchange, path, action, notAcceptable(action.page, siteUrl))
        break
      default:
        action satisfies never
    }
  }

  function notify(exchange: Exchange, path: string, action: Action, notice: WholeResponse): void {
    logRequest(exchange, 'notice', path, action)
    send(exchange, notice, isOpen(all.get(path)) ? open : generated)
  }

  function serve(exchange: Exchange, path: string, action: Action, stored: StoredResponse | undefined): void {
    if (!stored) throw new Error(`the build has nothing for ${path}`)
    logRequest(exchange, 'hit', path, action)
    respond(exchange, stored, { now: now(), cacheStatus: 'site; hit' })
  }

  function serveEndpoint(exchange: Exchange, path: string, search: string, action: Action): void {
    const endpoint = endpoints[path]
    if (!endpoint) throw new Error(`no route answers ${path}`)
    const tell = (origin: ResponseOrigin) => logRequest(exchange, origin, path, action)
    callEndpoint(exchange, endpoint, { path, search }, tell).catch((error) => {
      onError(error)
      if (exchange.response.headersSent) return
      send(exchange, failed(error instanceof FetchTimeout ? 504 : 500, path), generated)
    })
  }

  return handle
}

/** The origin of an absolute target, up to the slash, which is left out before a query. */
const ORIGIN = /^https?:\/\/[^/?#]*\/?/i

/** The parts of a request's target; the origin of an absolute one (RFC 9112 §3.2.2) is left out. */
export function splitTarget(url = '/'): { path: string; search: string } {
  const target = url.startsWith('/') ? url : url.replace(ORIGIN, '/')
  const query = target.indexOf('?')
  return query < 0 ? { path: target, search: '' } : { path: target.slice(0, query), search: target.slice(query) }
}
