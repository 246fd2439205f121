import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { Answer } from '@/lib/http/answer'
import type { Compressed } from './compress'
import { policyOf } from './content-security-policy'
import { createCountdown } from './countdown'
import { type Encoding, preferredEncodings } from './encoding'
import { KEPT_BACK } from './kept-back'
import { foldVary } from './vary'

/** One body, ready to be written. */
interface Encoded {
  body: Buffer
  etag: string
  /** Names and values in turn; what changes from answer to answer is written into its place. */
  head: string[]
  notModifiedHead: string[]
}

/** An answer with all its encodings. */
export interface Representation {
  status: number
  /** Whether it has a tag, and can be answered by a 304. */
  isTagged: boolean
  /** When its age was zero, in milliseconds. */
  bornAt: number
  contentType: string
  lastModified?: string
  /** What is left of its `Cache-Control` at a moment, where that is sent in place of the age. */
  leftAt?: (now: number) => string
  /** What all encodings send, and what of it a 304 repeats. */
  common: string[]
  repeated: string[]
  identity: Encoded
  br?: Encoded
  gzip?: Encoded
  /** Settled once the encodings are there. */
  compressing?: Promise<void>
  /** What all of it takes in memory, about. */
  bytes: number
}

export interface RepresentOptions {
  bornAt: number
  /** Folded into the `Vary` of the answer. */
  vary: readonly string[]
  /** Sent where the answer has none of its own. */
  headers: Record<string, string>
  /** Sent in place of the answer's own. */
  cacheControl?: string
  /** Whether to send what is left of its lifetime in place of its age. */
  countsDown?: boolean
}

const AGE = 1
const CACHE_STATUS = 3
const CACHE_CONTROL = 5

/** Belong to one request or one client, or are written anew. */
const LEFT_OUT = /^(?:date|age|etag|vary|content-length|cache-status|ratelimit|x-nextjs-.*)$/
/** Describes a body, which a 304 does not have (RFC 9110 §15.4.5). */
const OF_BODY = /^(?:content-(?!location$)|x-markdown-tokens$)/

export function represent(answer: Answer, options: RepresentOptions): Representation {
  const { status, headers } = answer
  const body = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength)
  const contentType = String(headers['content-type'] ?? '')
  const own: [string, OutgoingHttpHeader | undefined][] = Object.entries(headers).filter(
    ([name]) => !KEPT_BACK.test(name) && !LEFT_OUT.test(name),
  )
  const cacheControl = options.cacheControl ?? headers['cache-control']
  // First, so that its place is known.
  const written = new Map([['cache-control', cacheControl], ...Object.entries(options.headers), ...own])
  written.set('cache-control', cacheControl).set('vary', foldVary(options.vary, headers.vary))
  const policy = policyOf(contentType, body)
  if (policy) written.set('content-security-policy', policy)
  // What every answer carries is in the one that the client has stored.
  const repeated = [...written].filter(([name]) => !OF_BODY.test(name) && !(name in options.headers))
  const isTagged = status === 200 && !/\bno-store\b/i.test(String(cacheControl))
  const shared = { isTagged, contentType, common: flatten(written), repeated: flatten(repeated) }
  return {
    ...shared,
    status,
    bornAt: options.bornAt,
    lastModified: headers['last-modified'] === undefined ? undefined : String(headers['last-modified']),
    leftAt: options.countsDown ? createCountdown(String(cacheControl), options.bornAt) : undefined,
    identity: encoded(body, 'identity', shared),
    bytes: OVERHEAD_BYTES + body.length + shared.common.join('').length,
  }
}

/** Adds the compressed bodies, from which on they are sent to whom prefers them. */
export function addEncodings(representation: Representation, { br, gzip }: Compressed): void {
  if (br) representation.br = encoded(br, 'br', representation)
  if (gzip) representation.gzip = encoded(gzip, 'gzip', representation)
  representation.bytes += (br?.length ?? 0) + (gzip?.length ?? 0)
}

/** What the objects around an answer take, about. */
const OVERHEAD_BYTES = 2_048

/** The body that a request prefers of those that are there, undefined where it has to wait for one that it takes. */
export function selectEncoded(representation: Representation, acceptEncoding: string | undefined): Encoded | undefined {
  for (const encoding of preferredEncodings(acceptEncoding)) {
    const found = representation[encoding]
    if (found) return found
  }
  // A request that refuses all there is gets identity (RFC 9110 §12.5.3), which is better than nothing.
  return representation.compressing ? undefined : representation.identity
}

export interface WriteOptions {
  representation: Representation
  encoded: Encoded
  cacheStatus: string
  now: number
  /** Of the one client that is answered. */
  field?: readonly string[]
}

export function write(request: IncomingMessage, response: ServerResponse, options: WriteOptions): void {
  const { representation, encoded, cacheStatus, now, field = [] } = options
  const left = representation.leftAt?.(now)
  // After a 304 that must not be stored, nginx would keep what it has for as long as that allowed at first.
  const notModified = left !== 'no-store' && isNotModified(request.headers, representation, encoded)
  const head = notModified ? encoded.notModifiedHead : encoded.head
  if (left !== undefined) {
    head[AGE] = '0'
    head[CACHE_CONTROL] = left
  } else {
    // Rounded up, so that the caches behind this one keep nothing longer than it may be kept.
    head[AGE] = String(Math.max(0, Math.ceil((now - representation.bornAt) / 1000)))
  }
  head[CACHE_STATUS] = cacheStatus
  response.writeHead(notModified ? 304 : representation.status, field.length > 0 ? [...head, ...field] : head)
  if (notModified || request.method === 'HEAD') response.end()
  else response.end(encoded.body)
}

function isNotModified(asked: IncomingHttpHeaders, representation: Representation, { etag }: Encoded): boolean {
  const { isTagged, lastModified } = representation
  const noneMatch = asked['if-none-match']
  if (!isTagged || (noneMatch === undefined && lastModified === undefined)) return false
  if (noneMatch === etag) return true
  const conditions = { 'if-none-match': noneMatch, 'if-modified-since': asked['if-modified-since'] }
  return fresh(conditions, { etag, 'last-modified': lastModified })
}

type Shared = Pick<Representation, 'isTagged' | 'contentType' | 'common' | 'repeated'>

function encoded(body: Buffer, encoding: Encoding, { isTagged, contentType, common, repeated }: Shared): Encoded {
  // Bytes alone could be the same in two variants.
  const etag = `"${createHash('sha256').update(`${contentType}\n`).update(body).digest('base64url').slice(0, 22)}"`
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const tag = isTagged ? ['ETag', etag] : []
  const begin = ['Age', '', 'Cache-Status', '']
  return {
    body,
    etag,
    head: [...begin, ...common, ...tag, 'Content-Length', String(body.length), ...coding],
    notModifiedHead: [...begin, ...repeated, ...tag],
  }
}

/** Names and values in turn. */
function flatten(fields: Iterable<[string, OutgoingHttpHeader | undefined]>): string[] {
  return [...fields].flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [canonicalName(name), String(one)]),
  )
}

function canonicalName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase())
}
