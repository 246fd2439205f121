import { entityTag } from '@/lib/headers/entity-tag'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { compress, type Encoding } from './compress'
import { type HeaderList, listHeaders } from './head'
import type { Lifetime } from './lifetime'

/** A response in memory, ready to be sent. */
export interface StoredResponse {
  identity: EncodedBody
  br?: EncodedBody
  gzip?: EncodedBody
  lifetime: Lifetime
  /** Its approximate size in memory. */
  bytes: number
}

export interface EncodedBody extends TaggedBody {
  /** Without the tag and the caching headers. */
  head: HeaderList
  notModifiedHead: HeaderList
}

/** A body with its strong `ETag`. */
export interface TaggedBody {
  body: Buffer
  etag: string
}

/** A body in each of its encodings. */
export type Bodies = { identity: TaggedBody } & Partial<Record<Encoding, TaggedBody>>

/** Names, in lower case, with their values. */
export type HeaderEntries = readonly (readonly [name: string, value: string])[]

export interface StoreOptions {
  lifetime: Lifetime
  vary: string
  /** Sent where the response has none of its own. */
  headers: Record<string, string>
}

/** A response with status 200. */
type Success = Omit<WholeResponse<string | Uint8Array>, 'status'>

/** `respond` sets these for each response. */
const SET_PER_RESPONSE = /^(?:age|cache-control|vary|content-length|ratelimit)$/
/** Describes a body, which a 304 does not have (RFC 9110 §15.4.5). */
const OF_BODY = /^(?:content-(?!location$)|x-markdown-tokens$)/
/** The approximate size of the objects around a response. */
const OVERHEAD_BYTES = 2_048

/** Makes all encodings of a 200. */
export async function storeResponse(response: Success, options: StoreOptions): Promise<StoredResponse> {
  const { headers, bodies } = await encodeResponse(response, options.vary)
  return assembleResponse(headers, bodies, options)
}

/** The headers that belong to this 200 alone, and its bodies. */
export async function encodeResponse(
  response: Success,
  vary: string,
): Promise<{ headers: HeaderEntries; bodies: Bodies }> {
  const identity = Buffer.from(response.body)
  const given = new Map(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]))
  const contentType = given.get('content-type') ?? ''
  const { br, gzip } = await compress(identity, contentType)
  // Bytes alone could be the same in two variants.
  const tag = (body: Buffer): TaggedBody => ({ body, etag: entityTag(`${contentType}\n`, body) })
  return {
    headers: [...[...given].filter(([name]) => !SET_PER_RESPONSE.test(name)), ['vary', vary]],
    bodies: { identity: tag(identity), br: br && tag(br), gzip: gzip && tag(gzip) },
  }
}

/** Puts a stored response together. `headers` are sent where `own` has none of that name. */
export function assembleResponse(
  own: HeaderEntries,
  { identity, br, gzip }: Bodies,
  { lifetime, headers }: Omit<StoreOptions, 'vary'>,
): StoredResponse {
  const all = new Map([...Object.entries(headers), ...own])
  // The client has stored the headers that every response carries.
  const repeated = [...all].filter(([name]) => !OF_BODY.test(name) && !(name in headers))
  const encode = ({ body, etag }: TaggedBody, encoding: Encoding): EncodedBody => {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return {
      body,
      etag,
      head: [...listHeaders(all), ...coding, 'Content-Length', String(body.length)],
      notModifiedHead: listHeaders(repeated),
    }
  }
  const sizes = [identity, br, gzip].map((encoded) => encoded?.body.length ?? 0)
  return {
    identity: encode(identity, 'identity'),
    br: br && encode(br, 'br'),
    gzip: gzip && encode(gzip, 'gzip'),
    lifetime,
    bytes: sizes.reduce((sum, size) => sum + size, OVERHEAD_BYTES),
  }
}
