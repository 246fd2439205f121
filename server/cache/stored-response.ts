import { entityTag } from '@/lib/site/entity-tag'
import { compress, type Encoding } from './compress'
import { policyOf } from './content-security-policy'
import type { Lifetime } from './lifetime'
import { foldVary } from './vary'

/** A response with its body in memory, which a `Response` would copy. */
export interface WholeResponse {
  status: number
  headers: Headers
  body: Uint8Array
}

/** A response in memory, ready to be sent. */
export interface StoredResponse {
  identity: EncodedBody
  br?: EncodedBody
  gzip?: EncodedBody
  lastModified?: string
  lifetime: Lifetime
  /** What it takes in memory, about. */
  bytes: number
}

export interface EncodedBody {
  body: Buffer
  etag: string
  /** Names and values in turn. They begin with the slots, which are filled in for each answer, and end with the tag. */
  head: string[]
  notModifiedHead: string[]
}

/** Where the values of the slots stand. */
export const SLOT = { age: 1, cacheControl: 3, cacheStatus: 5 } as const
const SLOTS = ['Age', '', 'Cache-Control', '', 'Cache-Status', '']

export interface StoreOptions {
  lifetime: Lifetime
  /** What the response's `Vary` begins with. */
  vary: string
  /** Sent where the response has none of its own. */
  headers: Record<string, string>
}

/** Belong to one connection, one client or Next's own parts, or are written anew. */
const LEFT_OUT =
  /^(?:date|age|cache-control|cache-status|etag|vary|content-length|content-security-policy|ratelimit|connection|keep-alive|transfer-encoding|accept-ranges|x-matched-path|x-(?:nextjs|middleware)-.*)$/
/** Describes a body, which a 304 does not have (RFC 9110 §15.4.5). */
const OF_BODY = /^(?:content-(?!location$)|x-markdown-tokens$)/
/** What the objects around a response take, about. */
const OVERHEAD_BYTES = 2_048

/** Makes all encodings of a 200. */
export async function storeResponse(response: WholeResponse, options: StoreOptions): Promise<StoredResponse> {
  const body = Buffer.from(response.body.buffer, response.body.byteOffset, response.body.byteLength)
  const contentType = response.headers.get('content-type') ?? ''
  const fields = new Map([
    ...Object.entries(options.headers),
    ...[...response.headers].filter(([name]) => !LEFT_OUT.test(name)),
    ['vary', foldVary(options.vary, response.headers.get('vary'))],
  ])
  const policy = policyOf(contentType, body)
  if (policy) fields.set('content-security-policy', policy)
  const encode = (encoded: Buffer, encoding: Encoding): EncodedBody => {
    // Bytes alone could be the same in two variants.
    const etag = entityTag(`${contentType}\n`, encoded)
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    // What every answer carries is in the one that the client has stored.
    const repeated = [...fields].filter(([name]) => !OF_BODY.test(name) && !(name in options.headers))
    return {
      body: encoded,
      etag,
      head: [...SLOTS, ...flatten(fields), ...coding, 'Content-Length', String(encoded.length), 'ETag', etag],
      notModifiedHead: [...SLOTS, ...flatten(repeated), 'ETag', etag],
    }
  }
  const { br, gzip } = await compress(body, contentType)
  return {
    lastModified: response.headers.get('last-modified') ?? undefined,
    identity: encode(body, 'identity'),
    br: br && encode(br, 'br'),
    gzip: gzip && encode(gzip, 'gzip'),
    lifetime: options.lifetime,
    bytes: OVERHEAD_BYTES + body.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  }
}

function flatten(fields: Iterable<readonly [string, string]>): string[] {
  return [...fields].flatMap(([name, value]) => [canonicalName(name), value])
}

function canonicalName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase())
}
