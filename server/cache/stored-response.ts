import { entityTag } from '@/lib/headers/entity-tag'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { type HeaderList, listHeaders } from './head'
import type { Lifetime } from './lifetime'

export type Encoding = 'br' | 'gzip' | 'identity'

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

/** A response with status 200. Names of headers are in lower case. */
type Success = Omit<WholeResponse, 'status'>

/** `respond` sets these for each response. */
const SET_PER_RESPONSE = /^(?:age|cache-control|vary|content-length|ratelimit)$/
/** Describes a body, which a 304 does not have (RFC 9110 §15.4.5). */
const OF_BODY = /^(?:content-(?!location$)|x-markdown-tokens$)/
/** The approximate size of the objects around a response. */
const OVERHEAD_BYTES = 2_048

/** Stores a 200 without encodings: what is made at run time is too short for one to save anything. */
export function storeResponse({ headers, body }: Success, options: StoreOptions): StoredResponse {
  const identity = tagBody(Buffer.from(body), headers['content-type'])
  return assembleResponse(ownHeaders(headers, options.vary), { identity }, options)
}

/** With the tag of its type as well: bytes alone could be the same in two variants. */
export function tagBody(body: Buffer, contentType = ''): TaggedBody {
  return { body, etag: entityTag(`${contentType}\n`, body) }
}

/** The headers that belong to this 200 alone. */
export function ownHeaders(headers: Success['headers'], vary: string): HeaderEntries {
  const lasting = Object.entries(headers).filter(([name]) => !SET_PER_RESPONSE.test(name))
  return [...lasting, ['vary', vary]]
}

/** Puts a stored response together. `headers` are sent where `own` has none of that name. */
export function assembleResponse(
  own: HeaderEntries,
  { identity, br, gzip }: Bodies,
  { lifetime, headers }: Omit<StoreOptions, 'vary'>,
): StoredResponse {
  const all = new Map([...Object.entries(headers), ...own])
  // The client has stored the headers that every response carries.
  const repeated = [...all].filter(([name, value]) => !OF_BODY.test(name) && headers[name] !== value)
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
