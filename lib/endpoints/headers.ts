import { z } from 'zod'
import type { Header, Limit } from './endpoint'

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** The fields that scripts of other sites may read. */
export const EXPOSED_HEADERS = 'Age, Cache-Control, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Sample-Data'

/** Open an answer to scripts of other sites. */
export const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED_HEADERS }

/** A field that always has the same value. */
export function fixedHeader(id: string, name: string, value: string, description: string): Header {
  return { id, name, description, schema: z.literal(value), required: true, example: value }
}

/** The fields of every answer. */
export const commonHeaders: Header[] = [
  fixedHeader('AllowOrigin', 'Access-Control-Allow-Origin', '*', 'Scripts of any site may read the answer.'),
  fixedHeader(
    'ExposeHeaders',
    'Access-Control-Expose-Headers',
    EXPOSED_HEADERS,
    'The fields that scripts of other sites may read beside the body.',
  ),
  {
    ...fixedHeader(
      'SampleData',
      'X-Sample-Data',
      'true',
      'Present only where the site runs on sample data: its numbers are then invented.',
    ),
    required: false,
  },
]

export const notStored = fixedHeader('NotStored', 'Cache-Control', 'no-store', 'No cache may store the answer.')

export const allowedMethods = fixedHeader('AllowedMethods', 'Allow', ALLOWED_METHODS, 'The methods that are answered.')

export const retryAfter: Header = {
  id: 'RetryAfter',
  name: 'Retry-After',
  description: 'Whole seconds to wait before the next request.',
  schema: z.int().min(1),
  required: true,
  example: 312,
}

export const entityTag: Header = {
  id: 'EntityTag',
  name: 'ETag',
  description: 'Names this answer; send it as `If-None-Match` with the next request. Some hosts leave it out.',
  schema: z.string().regex(/^(?:W\/)?"[^"]+"$/),
  required: false,
  example: '"MtTUBjRDLWg8NptjzdaUXW"',
}

/** The `Age` of a cacheable answer; `id` says of which one. */
export function age(id: string, maxSeconds: number, description: string, example: number): Header {
  return { id: `${id}Age`, name: 'Age', description, schema: z.int().min(0).max(maxSeconds), required: true, example }
}

/** The `Age` of an answer that no cache stores. */
export const newAge: Header = {
  id: 'NewAge',
  name: 'Age',
  description: 'Seconds since the answer was made; over 0 only where several requests shared one answer.',
  schema: z.int().min(0),
  required: false,
  example: 0,
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
export function limitHeaders(id: string, { name, limit, windowSeconds }: Limit): Header[] {
  return [
    fixedHeader(
      `${id}RateLimitPolicy`,
      'RateLimit-Policy',
      `"${name}";q=${limit};w=${windowSeconds}`,
      'The limit: `q` is how many are admitted in any `w` seconds.',
    ),
    {
      id: `${id}RateLimit`,
      name: 'RateLimit',
      description:
        'What is left: `r` more are admitted now, and the oldest counted one leaves the window in `t` seconds. Absent only while the counters are unavailable.',
      schema: z.string().regex(new RegExp(`^"${name}";r=\\d+;t=\\d+$`)),
      required: false,
      example: `"${name}";r=${limit - 1};t=${windowSeconds}`,
    },
  ]
}
