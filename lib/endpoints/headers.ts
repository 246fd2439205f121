import { z } from 'zod'
import { type Policy, policyHeader } from '@/lib/limit/policies'
import type { Header } from './endpoint'

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** The headers that scripts of other sites may read. */
export const EXPOSED_HEADERS = 'Age, Cache-Control, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Sample-Data'

/** Open responses to scripts of other sites. */
export const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED_HEADERS }

/** The headers of every response with a body. */
export const JSON_HEADERS = { 'Content-Type': 'application/json', ...CORS_HEADERS }

/** For responses with `RateLimit` that a shared cache may store: that header is one client's (RFC 9111 section 5.2.2.7). */
export const PRIVATE_RATE_LIMIT = 'private="RateLimit"'

/** A header that always has the same value. */
export function fixedHeader(id: string, name: string, value: string, description: string): Header {
  return { id, name, description, schema: z.literal(value), required: true, example: value }
}

/** The headers of every response. */
export const commonHeaders: Header[] = [
  fixedHeader('AllowOrigin', 'Access-Control-Allow-Origin', '*', 'Scripts on any site may read the response.'),
  fixedHeader(
    'ExposeHeaders',
    'Access-Control-Expose-Headers',
    EXPOSED_HEADERS,
    'The headers that scripts on other sites may read.',
  ),
  {
    ...fixedHeader(
      'SampleData',
      'X-Sample-Data',
      'true',
      'Present only if the site runs on sample data, with invented numbers.',
    ),
    required: false,
  },
]

export const notStored = fixedHeader('NotStored', 'Cache-Control', 'no-store', 'No cache may store the response.')

export const allowedMethods = fixedHeader('AllowedMethods', 'Allow', ALLOWED_METHODS, 'The methods you can use.')

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
  description: 'Identifies this response. Send it as `If-None-Match` with your next request. Some hosts omit it.',
  schema: z.string().regex(/^(?:W\/)?"[^"]+"$/),
  required: false,
  example: '"MtTUBjRDLWg8NptjzdaUXW"',
}

/** The `Age` of a cacheable response; `id` says of which one. */
export function age(id: string, maxSeconds: number, description: string, example: number): Header {
  return { id: `${id}Age`, name: 'Age', description, schema: z.int().min(0).max(maxSeconds), required: true, example }
}

/** The `Age` of a response that no cache stores. */
export const newAge: Header = {
  id: 'NewAge',
  name: 'Age',
  description: 'Seconds since the response was made; over 0 only if several requests shared it.',
  schema: z.int().min(0),
  required: false,
  example: 0,
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
export function limitHeaders(id: string, policy: Policy): Header[] {
  const { name, limit, windowSeconds } = policy
  return [
    fixedHeader(
      `${id}RateLimitPolicy`,
      'RateLimit-Policy',
      policyHeader(policy),
      'The limit: at most `q` in any `w` seconds.',
    ),
    {
      id: `${id}RateLimit`,
      name: 'RateLimit',
      description:
        'What you have left: `r` more now, and another in `t` seconds, when the oldest request leaves the window. Missing only while the counters are unavailable.',
      schema: z.string().regex(new RegExp(`^"${name}";r=\\d+;t=\\d+$`)),
      required: false,
      example: `"${name}";r=${limit - 1};t=${windowSeconds}`,
    },
  ]
}
