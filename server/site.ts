import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { AS_BUILT } from '@/lib/site/cache-control'
import type { Counters } from '@/lib/site/counters'
import { decide } from '@/lib/site/decide'
import {
  busy,
  failed,
  methodNotAllowed,
  missing,
  type Notice,
  notAcceptable,
  PAGE_VARY,
  redirect,
} from '@/lib/site/notices'
import { type Place, places } from '@/lib/site/places'
import { securityHeaders } from '@/lib/site/security-headers'
import { lifetimeOf } from '@/server/cache/lifetime'
import { createNoticeSender, type Exchange, respond, sendResponse } from '@/server/cache/respond'
import { createResponseCache, FetchTimeout, isFresh } from '@/server/cache/response-cache'
import { type StoredResponse, storeResponse, type WholeResponse } from '@/server/cache/stored-response'
import { foldVary } from '@/server/cache/vary'
import { createClientReader } from './client-reader'
import { callRoute, type ServedEndpoint } from './endpoints'
import { QueueFull } from './fair-queue'
import type { Next } from './next'
import type { LogRequest } from './request-log'
import { createSources, MARKDOWN } from './sources'

export interface SiteOptions {
  siteUrl: string
  trustedProxies: string[]
  next: Next
  /** By path. */
  endpoints: Readonly<Record<string, ServedEndpoint>>
  /** The paths of files beside those of the list: what the build made for browsers, and what the owner has set. */
  moreFiles: Iterable<string>
  readCounters: () => Promise<Counters>
  /** In milliseconds; never goes back. */
  now: () => number
  onError: (error: unknown) => void
  logRequest?: LogRequest
}

export interface Site {
  handle: RequestListener
  /** Stores every page in both variants, and every file, one at a time. */
  warmUp(): Promise<void>
}

const MEBIBYTE = 1024 * 1024
/** Clients choose the queries of endpoints. */
const MAX_ANSWERS_BYTES = 16 * MEBIBYTE
/** Longer than every inner timeout, so the inner error surfaces first. */
const TIMEOUT_MS = 35_000
/** What the client-side router tells Next. Nothing else of a client's request reaches it. */
const ROUTER_FIELDS = [
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]

const HIT = 'site; hit'
const STORED = 'site; fwd=miss; stored'
const COLLAPSED = 'site; fwd=miss; collapsed'
const MISS = 'site; fwd=miss'
const BYPASS = 'site; fwd=bypass'

/** Answers every request of the own server: from memory, by an endpoint's route, or by Next. */
export function createSite(options: SiteOptions): Site {
  const { siteUrl, next, endpoints, moreFiles, readCounters, now, onError, logRequest = () => {} } = options
  const { host, protocol } = new URL(siteUrl)
  const ownFields = { host, 'x-forwarded-proto': protocol.slice(0, -1) }
  const headers = securityHeaders(siteUrl)
  const all = new Map<string, Place>([...places, ...[...moreFiles].map((path) => [path, { kind: 'file' }] as const)])
  const files = [...all].flatMap(([path, { kind }]) => (kind === 'file' && !endpoints[path] ? [path] : []))
  const sendNotice = createNoticeSender(headers)
  const readClient = createClientReader(options.trustedProxies)
  const cache = createResponseCache({ timeoutMs: TIMEOUT_MS, now })
  const answers = createResponseCache({ maxBytes: MAX_ANSWERS_BYTES, timeoutMs: TIMEOUT_MS, now })
  const sources = createSources({ cache, next, files, readCounters, ownFields, headers, now })

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const exchange = { request, response }
    const { method = '', headers: asked } = request
    const { path, search } = parseTarget(request.url)
    const action = decide(all.get(path), { method, accept: asked.accept, isRouter: asked.rsc === '1' })
    switch (action.kind) {
      case 'html':
        serve(exchange, path, path)
        break
      case 'markdown':
        serve(exchange, path, action.page.path + MARKDOWN)
        break
      case 'file':
        if (endpoints[path]) serveEndpoint(exchange, path, search)
        else serve(exchange, path, path)
        break
      case 'endpoint':
        serveEndpoint(exchange, path, search)
        break
      case 'rsc':
        serveRouter(exchange, path, search)
        break
      case 'redirect':
        notify(exchange, path, redirect(action.page.path + search))
        break
      case 'missing':
        notify(exchange, path, missing(path, siteUrl), true)
        break
      case 'method-not-allowed':
        notify(exchange, path, methodNotAllowed(path, siteUrl))
        break
      case 'not-acceptable':
        notify(exchange, path, notAcceptable(action.page, siteUrl))
    }
  }

  function notify(exchange: Exchange, path: string, notice: Notice, isMissing = false): void {
    logRequest(exchange, 'notice', path, isMissing)
    sendNotice(exchange, notice)
  }

  /** A page or a file, by its key in the cache. */
  function serve(exchange: Exchange, path: string, key: string): void {
    const time = now()
    const stored = cache.find(key, time)
    logRequest(exchange, stored ? 'hit' : 'miss', path)
    if (stored) respond(exchange, stored, { now: time, cacheStatus: HIT })
    else serveMiss(exchange, path, key)
  }

  async function serveMiss(exchange: Exchange, path: string, key: string): Promise<void> {
    let isFirst = false
    const onStart = () => {
      isFirst = true
    }
    try {
      const stored = await sources.load(key, onStart)
      respond(exchange, stored, { now: now(), cacheStatus: missStatus(stored, isFirst) })
    } catch (error) {
      fail(exchange, path, error)
    }
  }

  function serveEndpoint(exchange: Exchange, path: string, search: string): void {
    const { method = '' } = exchange.request
    const endpoint = endpoints[path] as ServedEndpoint
    const isSafe = method === 'GET' || method === 'HEAD'
    const key = isSafe ? endpoint.keyOf?.(search) : undefined
    const time = now()
    const stored = key ? answers.find(key, time) : undefined
    logRequest(exchange, stored ? 'hit' : key ? 'miss' : 'bypass', path)
    const served = stored
      ? respondToClient(exchange, endpoint, stored, { now: time, cacheStatus: HIT })
      : callEndpoint(exchange, endpoint, siteUrl + path + search, key)
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

  async function callEndpoint(exchange: Exchange, endpoint: ServedEndpoint, url: string, key?: string) {
    const { method = '' } = exchange.request
    const client = readClient(exchange.request)
    const ask = () => callRoute(endpoint, { method, url, client })
    const time = now()
    let answer: WholeResponse | undefined
    if (key) {
      const stored = await answers.fetch(key, async () => {
        answer = await ask()
        const lifetime = lifetimeOf(answer, time)
        return lifetime && storeResponse(answer, { lifetime, vary: 'Accept-Encoding', headers })
      })
      if (stored) {
        const cacheStatus = missStatus(stored, answer !== undefined)
        return respondToClient(exchange, endpoint, stored, { now: now(), cacheStatus })
      }
    }
    // What may not be stored can be about the client that asked for it.
    sendResponse(exchange, answer ?? (await ask()), { ...headers, 'cache-status': key ? MISS : BYPASS })
  }

  /** The client-side router's requests are about what its browser has already, so nothing is stored. */
  async function serveRouter(exchange: Exchange, path: string, search: string): Promise<void> {
    const { request, response } = exchange
    logRequest(exchange, 'bypass', path)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const fields = ROUTER_FIELDS.filter((name) => request.headers[name] !== undefined)
    const fromClient = Object.fromEntries(fields.map((name) => [name, String(request.headers[name])]))
    try {
      const answer = await next.fetch(
        {
          path: path + search,
          headers: { ...ownFields, ...fromClient },
          client: readClient(request),
          counters: path === '/' ? await readCounters() : undefined,
        },
        gone.signal,
      )
      const vary = foldVary(PAGE_VARY, answer.headers.get('vary'))
      const own = answer.headers.get('cache-control') ?? ''
      // Next would have other caches store a built page's data for a year.
      const cacheControl = /\b(?:private|no-store)\b/.test(own) ? own : AS_BUILT
      sendResponse(exchange, answer, { ...headers, 'cache-status': BYPASS }, { vary, 'cache-control': cacheControl })
    } catch (error) {
      if (error === gone.signal.reason) return
      fail(exchange, path, error)
    }
  }

  /** RFC 9211 §2.2: how a request that memory could not answer was forwarded. */
  function missStatus(stored: StoredResponse, isFirst: boolean): string {
    if (!isFresh(stored, now())) return MISS
    return isFirst ? STORED : COLLAPSED
  }

  function fail(exchange: Exchange, path: string, error: unknown): void {
    const isBusy = error instanceof QueueFull
    if (!isBusy) onError(error)
    if (exchange.response.headersSent) return
    const status = error instanceof FetchTimeout ? 504 : 500
    sendNotice(exchange, isBusy ? busy(path) : failed(status, path))
  }

  return {
    handle,
    async warmUp() {
      // What fails here is tried again by the first request for it.
      for (const key of sources.keys) if (!cache.find(key, now())) await sources.load(key).catch(() => {})
    },
  }
}

const ORIGIN = /^https?:\/\/[^/?#]*/i

/** The parts of a request's target; the origin of an absolute one (RFC 9112 §3.2.2) is left out. */
export function parseTarget(url = '/'): { path: string; search: string } {
  const target = url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/'
  const query = target.indexOf('?')
  return query < 0 ? { path: target, search: '' } : { path: target.slice(0, query), search: target.slice(query) }
}
