import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { Answer } from '@/lib/http/answer'
import type { Compressed } from './compress'
import { policyOf } from './content-security-policy'
import { type Encoding, preferredEncodings } from './encoding'
import { KEPT_BACK } from './kept-back'
import { foldVary } from './vary'

/** One body, ready to be written. */
interface Encoded {
  body: Buffer
  etag: string
  /** Names and values in turn; the values at `AGE` and `CACHE_STATUS` are written in for each answer. */
  head: string[]
  notModifiedHead: string[]
}

/** An answer with all its encodings. */
export interface Representation {
  status: number
  /** When its age was zero, in milliseconds. */
  bornAt: number
  contentType: string
  lastModified?: string
  /** What all encodings send. */
  common: string[]
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
  cacheControl?: string
}

const AGE = 1
const CACHE_STATUS = 3

/** Belong to one request or one client, or are written anew. */
const LEFT_OUT = /^(?:date|age|etag|vary|content-length|cache-status|ratelimit|x-nextjs-.*)$/
/** What a 304 carries besides its own (RFC 9110 §15.4.5). */
const IN_NOT_MODIFIED = new Set(['cache-control', 'content-location', 'expires', 'last-modified', 'vary'])

export function represent(answer: Answer, options: RepresentOptions): Representation {
  const { status, headers } = answer
  const body = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength)
  const contentType = String(headers['content-type'] ?? '')
  const own: [string, OutgoingHttpHeader | undefined][] = Object.entries(headers).filter(
    ([name]) => !KEPT_BACK.test(name) && !LEFT_OUT.test(name),
  )
  const written = new Map([...Object.entries(options.headers), ...own])
  const policy = policyOf(contentType, body)
  if (policy) written.set('content-security-policy', policy)
  written.set('vary', foldVary(options.vary, headers.vary))
  if (options.cacheControl) written.set('cache-control', options.cacheControl)
  const common = [...written].flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [canonicalName(name), String(one)]),
  )
  return {
    status,
    bornAt: options.bornAt,
    contentType,
    lastModified: headers['last-modified'] === undefined ? undefined : String(headers['last-modified']),
    common,
    identity: encoded(body, 'identity', contentType, common),
    bytes: OVERHEAD_BYTES + body.length + common.join('').length,
  }
}

/** Adds the compressed bodies, from which on they are sent to whom prefers them. */
export function addEncodings(representation: Representation, { br, gzip }: Compressed): void {
  const { contentType, common } = representation
  if (br) representation.br = encoded(br, 'br', contentType, common)
  if (gzip) representation.gzip = encoded(gzip, 'gzip', contentType, common)
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
  const notModified = representation.status === 200 && isNotModified(request.headers, representation, encoded)
  const head = notModified ? encoded.notModifiedHead : encoded.head
  // Rounded up, so that the caches behind this one keep nothing longer than it may be kept.
  head[AGE] = String(Math.max(0, Math.ceil((now - representation.bornAt) / 1000)))
  head[CACHE_STATUS] = cacheStatus
  response.writeHead(notModified ? 304 : representation.status, field.length > 0 ? [...head, ...field] : head)
  if (notModified || request.method === 'HEAD') response.end()
  else response.end(encoded.body)
}

function isNotModified(asked: IncomingHttpHeaders, { lastModified }: Representation, { etag }: Encoded): boolean {
  const noneMatch = asked['if-none-match']
  if (noneMatch === undefined && lastModified === undefined) return false
  if (noneMatch === etag) return true
  const conditions = { 'if-none-match': noneMatch, 'if-modified-since': asked['if-modified-since'] }
  return fresh(conditions, { etag, 'last-modified': lastModified })
}

function encoded(body: Buffer, encoding: Encoding, contentType: string, common: string[]): Encoded {
  // Bytes alone could be the same in two variants.
  const etag = `"${createHash('sha256').update(`${contentType}\n`).update(body).digest('base64url').slice(0, 22)}"`
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const begin = ['Age', '', 'Cache-Status', '', 'ETag', etag]
  return {
    body,
    etag,
    head: [...begin, 'Content-Length', String(body.length), ...coding, ...common],
    notModifiedHead: [...begin, ...common.filter((_, at) => IN_NOT_MODIFIED.has(nameAt(common, at)))],
  }
}

/** The lower-case name to which the text at this place of a flat list belongs. */
function nameAt(flat: string[], at: number): string {
  return (flat[at - (at % 2)] ?? '').toLowerCase()
}

function canonicalName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase())
}
