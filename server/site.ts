import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { securityHeaders } from '@/lib/fields/security-headers'
import type { WholeResponse } from '@/lib/fields/whole-response'
import { type Action, decide } from '@/lib/site/decide'
import { failed, methodNotAllowed, missing, notAcceptable, redirect } from '@/lib/site/notices'
import type { Page } from '@/lib/site/pages'
import { type Place, places } from '@/lib/site/places'
import { lifetimeOf } from '@/server/cache/lifetime'
import { createSender, type Exchange, respond } from '@/server/cache/respond'
import { createResponseCache, FetchTimeout, isFresh } from '@/server/cache/response-cache'
import { type StoredResponse, storeResponse } from '@/server/cache/stored-response'
import type { BuiltPage, BuiltSite } from './built-site'
import { createClientReader } from './client-reader'
import { callEndpoint, isRead, type ServedEndpoint } from './endpoints'
import type { LogRequest } from './request-log'

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

const MEBIBYTE = 1024 * 1024
/** Clients choose the queries of endpoints. */
const MAX_ANSWERS_BYTES = 16 * MEBIBYTE
/** Longer than every inner timeout, so the inner error surfaces first. */
const TIMEOUT_MS = 35_000

const HIT = 'site; hit'
const STORED = 'site; fwd=miss; stored'
const COLLAPSED = 'site; fwd=miss; collapsed'
const MISS = 'site; fwd=miss'
const BYPASS = 'site; fwd=bypass'
const GENERATED = 'site; detail=generated'

/** Answers every request of the own server: with what the build made, or by an endpoint's route. */
export function createSite(options: SiteOptions): RequestListener {
  const { siteUrl, built, endpoints, now, onError, logRequest = () => {} } = options
  const headers = securityHeaders(siteUrl)
  const builtFiles = [...built.files.keys()].map((path) => [path, { kind: 'file' }] as const)
  const all = new Map<string, Place>([...places, ...builtFiles])
  const send = createSender(headers)
  const readClient = createClientReader(options.trustedProxies)
  const answers = createResponseCache({ maxBytes: MAX_ANSWERS_BYTES, timeoutMs: TIMEOUT_MS, now })

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const exchange = { request, response }
    const { method = '', headers: asked } = request
    const { path, search } = splitTarget(request.url)
    const action = decide(all.get(path), { method, accept: asked.accept })
    switch (action.kind) {
      case 'html':
      case 'markdown':
        serve(exchange, path, action, formsOf(action.page)[action.kind])
        break
      case 'file':
        serve(exchange, path, action, built.files.get(path))
        break
      case 'health':
      case 'endpoint':
        serveEndpoint(exchange, path, search, action)
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

  function formsOf({ path }: Page): BuiltPage {
    const forms = built.pages.get(path)
    if (!forms) throw new Error(`the build has no page ${path}`)
    return forms
  }

  function notify(exchange: Exchange, path: string, action: Action, notice: WholeResponse): void {
    logRequest(exchange, 'notice', path, action)
    send(exchange, notice, GENERATED)
  }

  function serve(exchange: Exchange, path: string, action: Action, stored: StoredResponse | undefined): void {
    if (!stored) throw new Error(`the build has no file ${path}`)
    logRequest(exchange, 'hit', path, action)
    respond(exchange, stored, { now: now(), cacheStatus: HIT })
  }

  function serveEndpoint(exchange: Exchange, path: string, search: string, action: Action): void {
    const { method = '' } = exchange.request
    const endpoint = endpoints[path]
    if (!endpoint) throw new Error(`no route answers ${path}`)
    const key = isRead(method) ? endpoint.keyOf?.(search) : undefined
    const time = now()
    const stored = key ? answers.find(key, time) : undefined
    logRequest(exchange, stored ? 'hit' : key ? 'miss' : 'bypass', path, action)
    const served = stored
      ? respondToClient(exchange, endpoint, stored, { now: time, cacheStatus: HIT })
      : askEndpoint(exchange, endpoint, siteUrl + path + search, key)
    served?.catch((error) => fail(exchange, path, error))
  }

  /** With the client's own fields. They may have to be asked for. */
  function respondToClient(
    exchange: Exchange,
    { fieldsFor }: ServedEndpoint,
    stored: StoredResponse,
    how: { now: number; cacheStatus: string },
  ) {
    const own = fieldsFor?.(readClient(exchange.request))
    if (own instanceof Promise) return own.then((fields) => respond(exchange, stored, how, fields))
    respond(exchange, stored, how, own)
  }

  async function askEndpoint(exchange: Exchange, endpoint: ServedEndpoint, url: string, key?: string) {
    const { method = '' } = exchange.request
    const client = readClient(exchange.request)
    const ask = () => callEndpoint(endpoint, { method, url, client })
    if (!key) return send(exchange, await ask(), BYPASS)
    const time = now()
    const { answer, stored, isFirst } = await answers.fetch(key, async () => {
      const answer = await ask()
      const lifetime = lifetimeOf(answer, time)
      return {
        answer,
        stored: lifetime && (await storeResponse(answer, { lifetime, vary: 'Accept-Encoding', headers })),
      }
    })
    if (stored)
      return respondToClient(exchange, endpoint, stored, { now: now(), cacheStatus: missStatus(stored, isFirst) })
    // An answer that may not be stored can be about the client that asked for it.
    send(exchange, isFirst ? answer : await ask(), MISS)
  }

  /** RFC 9211 §2.2: how a request that memory could not answer was forwarded. */
  function missStatus(stored: StoredResponse, isFirst: boolean): string {
    if (!isFresh(stored, now())) return MISS
    return isFirst ? STORED : COLLAPSED
  }

  function fail(exchange: Exchange, path: string, error: unknown): void {
    onError(error)
    if (exchange.response.headersSent) return
    send(exchange, failed(error instanceof FetchTimeout ? 504 : 500, path), GENERATED)
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
