import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Ask } from '@/lib/http/answer'
import { QueueFull } from '@/lib/http/fair-queue'
import { createBoundedResources, keepWithin } from './budget'
import { createFiller, FillTimeout, NEGOTIATED } from './fill'
import { createNoticeWriter, type Notice } from './notice'
import { pass } from './pass'
import { type Representation, selectEncoded, write } from './representation'
import { parseTarget } from './request-target'
import type { Resource } from './resource'
import { createRouter, type Field, type OwnField, type Site } from './router'
import type { Filled, Slot } from './slot'

export interface HttpCacheOptions extends Site {
  /** Next and the endpoints. */
  ask: Ask
  /** Takes from a client's request what it could forge; called once, before Next sees the request or a field of it. */
  admit?: (request: IncomingMessage) => void
  /** The fields of the requests that fill the cache. */
  ownHeaders: Record<string, string>
  /** Fields of a client's request that go along, after `admit`, when its API answer is not stored. */
  clientHeaders?: readonly string[]
  /** What is said of a path, as the client sent it, at most 256 characters long. */
  notices: Readonly<
    Record<'missing' | 'notAcceptable' | 'methodNotAllowed' | 'busy' | 'failed', (path: string) => Notice>
  >
  /** Sent with every answer that has none of its own; HTML pages have their own `content-security-policy`. */
  headers?: Record<string, string>
  /** The time in milliseconds; may be as coarse as `createCoarseClock`. */
  now: () => number
  /** What all stored answers may take. */
  maxBytes?: number
  /** A longer answer is not stored. */
  maxBodyBytes?: number
  fillTimeoutMs?: number
  /** Hears of fills and passes that failed. */
  onError?: (error: unknown) => void
  onRequest?: OnRequest
}

/** Where an answer comes from: memory, memory while that is filled anew, a fill, Next for this client alone, or here. */
export type Source = 'hit' | 'stale' | 'miss' | 'bypass' | 'notice'

/** Hears of each request once, before its answer; `route` is a path that the site has, absent for all others. */
export type OnRequest = (request: IncomingMessage, response: ServerResponse, source: Source, route?: string) => void

export interface HttpCache {
  handle: RequestListener
  /** Fills what is not stored yet: all pages in both variants, then all files, one at a time. */
  warmUp(): Promise<void>
}

/** One request, and what answers it. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

const MEBIBYTE = 1024 * 1024
/** What API answers may take of the bytes, so that random queries push out no page. */
const API_SHARE = 1 / 8
const MAX_NOTICE_PATH = 256
const RETRY_SOON = ['Retry-After', '5']
const NO_CONTENT: Notice = { contentType: 'text/plain; charset=utf-8', body: '' }

const cacheStatus = (parameters: string) => `site; ${parameters}`
const HIT = cacheStatus('hit')
const HIT_STALE = cacheStatus('hit; detail=refreshing')

/** A shared cache (RFC 9111) before Next: what may be stored is answered from memory, and what is missing from `notices`. */
export function createHttpCache(options: HttpCacheOptions): HttpCache {
  const {
    ask,
    ownHeaders,
    clientHeaders = [],
    notices,
    headers = {},
    now,
    onError = ignore,
    onRequest = ignore,
  } = options
  const { maxBytes = 128 * MEBIBYTE, maxBodyBytes = 4 * MEBIBYTE, fillTimeoutMs = 15_000 } = options

  const { route, resources } = createRouter(options)
  const apiResources = createBoundedResources(maxBytes * API_SHARE)
  const onChange = (resource: Resource) => {
    if (resource.kind === 'api') apiResources.settle(resource)
    else keepWithin(maxBytes * (1 - API_SHARE), resources)
  }
  const fill = createFiller({ ask, ownHeaders, headers, now, maxBodyBytes, fillTimeoutMs, onChange, onError })
  const notify = createNoticeWriter(headers, cacheStatus('detail=generated'), NEGOTIATED.join(', '))
  const admit = once(options.admit)

  return {
    handle(request, response) {
      const exchange = { request, response }
      const action = route(request)
      switch (action.kind) {
        case 'serve':
          serve(exchange, action.resource)
          break
        case 'serve-api':
          serve(exchange, apiResources.get(action.path), action.fieldFor?.(request))
          break
        case 'pass':
          onRequest(request, response, 'bypass', parseTarget(request.url ?? '').path)
          passOn(request, response, `fwd=${action.reason}`, action.negotiated)
          break
        case 'redirect':
          onRequest(request, response, 'notice', noticePath(request))
          notify(request, response, 308, NO_CONTENT, ['Location', action.location])
          break
        case 'missing':
          onRequest(request, response, 'notice')
          notify(request, response, 404, notices.missing(noticePath(request)))
          break
        case 'not-acceptable':
          onRequest(request, response, 'notice', noticePath(request))
          notify(request, response, 406, notices.notAcceptable(noticePath(request)))
          break
        case 'method-not-allowed':
          onRequest(request, response, 'notice', noticePath(request))
          notify(request, response, 405, notices.methodNotAllowed(noticePath(request)), ['Allow', 'GET, HEAD'])
      }
    },
    async warmUp() {
      for (const resource of resources) {
        if (!resource.slot.entry) await fill(resource).catch(ignore)
      }
    },
  }

  function serve(exchange: Exchange, resource: Resource, ownField?: OwnField): void {
    const { request, response } = exchange
    const { slot, route } = resource
    const time = now()
    slot.usedAt = time
    if (slot.entry && time < slot.entry.freshUntil) {
      onRequest(request, response, 'hit', route)
      sendTo(exchange, slot.entry.representation, HIT, ownField)
    } else if (slot.entry && time < slot.entry.staleUntil) {
      onRequest(request, response, 'stale', route)
      sendTo(exchange, slot.entry.representation, HIT_STALE, ownField)
      if (time >= slot.refreshAfter) fill(resource).catch(ignore)
    } else {
      onRequest(request, response, 'miss', route)
      serveFilled(exchange, resource, ownField)
    }
  }

  async function serveFilled(exchange: Exchange, resource: Resource, ownField?: OwnField): Promise<void> {
    const { request, response } = exchange
    const { slot, kind } = resource
    const forward = slot.entry ? 'fwd=stale' : 'fwd=miss'
    const collapsed = slot.filling !== undefined
    try {
      let filled = await fill(resource, kind === 'api' && !collapsed ? clientFields(request) : undefined)
      if (collapsed && isOver(filled, slot, now())) {
        // An API answer that may not be stored can be about the client that asked for it.
        if (kind === 'api') return passOn(request, response, forward, false)
        filled = await fill(resource)
      }
      sendTo(exchange, filled.representation, cacheStatus(tell(forward, collapsed, filled)), ownField)
    } catch (error) {
      fail(exchange, error)
    }
  }

  /** Sends an answer with the client's own field, where it has one. */
  function sendTo(exchange: Exchange, representation: Representation, statusText: string, ownField?: OwnField): void {
    const field = ownField?.()
    if (field instanceof Promise) {
      field.catch(onError).then((found) => send(exchange, representation, statusText, found ?? []))
    } else {
      send(exchange, representation, statusText, field)
    }
  }

  function send(exchange: Exchange, representation: Representation, statusText: string, field?: Field): void {
    const { request, response } = exchange
    const encoded = selectEncoded(representation, request.headers['accept-encoding'])
    if (encoded) write(request, response, { representation, encoded, cacheStatus: statusText, now: now(), field })
    else representation.compressing?.then(() => send(exchange, representation, statusText, field))
  }

  function passOn(request: IncomingMessage, response: ServerResponse, forward: string, negotiated: boolean): void {
    const { path, search } = parseTarget(request.url ?? '')
    request.url = path + search
    admit(request)
    const { headers: asked } = request
    // The client-side router asks for pages alone, and the middleware, which does not see its field, would negotiate.
    if (!negotiated) delete asked.rsc
    else if (asked.rsc === '1') asked.accept = '*/*'
    const vary = negotiated ? NEGOTIATED : undefined
    pass(ask, request, response, { cacheStatus: cacheStatus(forward), vary, headers }).catch((error) => {
      if (!(error instanceof QueueFull)) onError(error)
      fail({ request, response }, error)
    })
  }

  function fail({ request, response }: Exchange, error: unknown): void {
    const path = noticePath(request)
    if (error instanceof QueueFull) notify(request, response, 503, notices.busy(path), RETRY_SOON)
    else notify(request, response, error instanceof FillTimeout ? 504 : 500, notices.failed(path))
  }

  /** The fields of a client's request that its fill may carry. */
  function clientFields(request: IncomingMessage): Record<string, string> {
    admit(request)
    return Object.fromEntries(clientHeaders.map((name) => [name, String(request.headers[name] ?? '')]))
  }
}

/** Whether a fill that began before a request gave nothing that could still be served to it. */
function isOver({ outcome, representation }: Filled, { entry }: Slot, time: number): boolean {
  if (outcome === 'not-stored') return representation.status < 500
  return entry === undefined || time >= Math.max(entry.staleUntil, entry.errorUntil)
}

function tell(forward: string, collapsed: boolean, { outcome }: Filled): string {
  const stored = { stored: '; stored', kept: '; detail=kept', 'not-stored': '' }[outcome]
  return `${forward}${stored}${collapsed ? '; collapsed' : ''}`
}

function noticePath({ url = '' }: IncomingMessage): string {
  return parseTarget(url).path.slice(0, MAX_NOTICE_PATH)
}

/** `admit`, for each request at most once. */
function once(admit?: (request: IncomingMessage) => void): (request: IncomingMessage) => void {
  const admitted = new WeakSet<IncomingMessage>()
  return (request) => {
    if (admitted.has(request)) return
    admitted.add(request)
    admit?.(request)
  }
}

function ignore(): void {}
