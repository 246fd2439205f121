import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { freshFor } from '@/lib/fields/cache-control'
import type { WholeResponse } from '@/lib/fields/whole-response'
import { preferredEncodings } from './compress'
import type { Lifetime } from './lifetime'
import { type EncodedBody, flatten, type StoredResponse } from './stored-response'

/** One request, and what answers it. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Names and values in turn. */
export type Fields = readonly string[]

/** Sends a stored response, or the 304 that stands for it. `own` are the client's own fields. */
export function respond(
  { request, response }: Exchange,
  stored: StoredResponse,
  { now, cacheStatus }: { now: number; cacheStatus: string },
  own: Fields = [],
): void {
  const { headers } = request
  const encoded = select(stored, headers['accept-encoding'])
  const { age, cacheControl } = cachingOf(stored.lifetime, now)
  const isStorable = cacheControl !== 'no-store'
  // After a 304 that must not be stored, nginx would serve what it has for as long as that allowed at first.
  const notModified = isStorable && fresh({ 'if-none-match': headers['if-none-match'] }, { etag: encoded.etag })
  const caching = ['Age', age, 'Cache-Control', cacheControl, 'Cache-Status', cacheStatus]
  const head = notModified ? encoded.notModifiedHead : encoded.head
  const tag = isStorable ? ['ETag', encoded.etag] : []
  response.writeHead(notModified ? 304 : 200, [...caching, ...head, ...tag, ...own])
  response.end(notModified || request.method === 'HEAD' ? undefined : encoded.body)
}

type Unstored = WholeResponse<string | Uint8Array>

/** Sends a response that is not stored; `cacheStatus` says why. */
type Send = (exchange: Exchange, whole: Unstored, cacheStatus: string) => void

/** Makes the function that sends whole responses with `fields`. A notice that is sent again is not put together again. */
export function createSender(fields: Record<string, string>): Send {
  const prepared = new WeakMap<Unstored, { head: string[]; body: Buffer }>()
  const prepare = (whole: Unstored, cacheStatus: string) => {
    const body = Buffer.from(whole.body)
    const length = whole.status === 204 ? undefined : { 'content-length': String(body.length) }
    const head = { ...fields, age: '0', 'cache-status': cacheStatus, ...length, ...whole.headers }
    const made = { head: flatten(Object.entries(head)), body }
    prepared.set(whole, made)
    return made
  }
  return ({ request, response }, whole, cacheStatus) => {
    const { head, body } = prepared.get(whole) ?? prepare(whole, cacheStatus)
    response.writeHead(whole.status, head)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** A request that refuses all encodings gets identity (RFC 9110 §12.5.3), which is better than nothing. */
function select(stored: StoredResponse, acceptEncoding: string | undefined): EncodedBody {
  if (!acceptEncoding) return stored.identity
  const best = preferredEncodings(acceptEncoding).find((encoding) => stored[encoding])
  return (best && stored[best]) ?? stored.identity
}

function cachingOf(lifetime: Lifetime, now: number): { age: string; cacheControl: string } {
  switch (lifetime.kind) {
    case 'built':
      return { age: '0', cacheControl: lifetime.cacheControl }
    case 'until':
      return { age: '0', cacheControl: freshFor((lifetime.expiresAt - now) / 1_000) }
    case 'aged':
      // Rounded up, so that the caches behind this one store nothing longer than it may be stored.
      return { age: String(Math.ceil((now - lifetime.bornAt) / 1_000)), cacheControl: lifetime.cacheControl }
  }
}
