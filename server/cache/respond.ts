import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { freshFor } from '@/lib/headers/cache-control'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { type HeaderList, type HeaderPairs, headOf } from './head'
import type { Lifetime } from './lifetime'
import type { EncodedBody, Encoding, StoredResponse } from './stored-response'

/** The smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

/** One request, and its response. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Sends a response that is not stored. `common` are sent where it has none of that name. */
export function send({ request, response }: Exchange, whole: WholeResponse, common: HeaderPairs): void {
  response.writeHead(whole.status, headOf(whole, common))
  response.end(request.method === 'HEAD' ? undefined : whole.body)
}

/** Sends a stored response, or the 304 that stands for it. `own` are the client's own headers. */
export function respond(
  { request, response }: Exchange,
  stored: StoredResponse,
  { now, cacheStatus }: { now: number; cacheStatus: string },
  own: HeaderList = [],
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

/** A request that refuses all encodings gets identity (RFC 9110 §12.5.3), which is better than nothing. */
function select(stored: StoredResponse, acceptEncoding: string | undefined): EncodedBody {
  if (!acceptEncoding) return stored.identity
  const best = preferredEncodings(acceptEncoding).find((encoding) => stored[encoding])
  return (best && stored[best]) ?? stored.identity
}

// Its types leave out the option that decides a tie.
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): Encoding[]
}

/** The encodings that an `Accept-Encoding` admits, best first (RFC 9110 §12.5.3); a tie goes to the smallest. */
function preferredEncodings(acceptEncoding: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }) as unknown as EncodingNegotiator
  return negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })
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
