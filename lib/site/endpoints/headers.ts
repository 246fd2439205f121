import { z } from 'zod'
import type { Header, Limit } from './endpoint'

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** What scripts of other sites may read; the rest is hidden from them. */
export const EXPOSED_HEADERS = 'Age, Cache-Control, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Sample-Data'

/** The fields of every answer. */
export const commonHeaders: Header[] = [
  {
    id: 'AllowOrigin',
    name: 'Access-Control-Allow-Origin',
    description: 'Scripts of any site may read the answer.',
    schema: z.literal('*'),
    required: true,
    example: '*',
  },
  {
    id: 'ExposeHeaders',
    name: 'Access-Control-Expose-Headers',
    description: 'The fields that scripts of other sites may read beside the body.',
    schema: z.literal(EXPOSED_HEADERS),
    required: true,
    example: EXPOSED_HEADERS,
  },
  {
    id: 'SampleData',
    name: 'X-Sample-Data',
    description: 'Present only where the site runs on sample data: its numbers are then invented.',
    schema: z.literal('true'),
    required: false,
    example: 'true',
  },
]

export const notStored: Header = {
  id: 'NotStored',
  name: 'Cache-Control',
  description: 'No cache may keep the answer.',
  schema: z.literal('no-store'),
  required: true,
  example: 'no-store',
}

export const retryAfter: Header = {
  id: 'RetryAfter',
  name: 'Retry-After',
  description: 'Whole seconds to wait before the next request.',
  schema: z.int().min(1),
  required: true,
  example: 312,
}

export const retryAfterIfKnown: Header = {
  ...retryAfter,
  id: 'RetryAfterIfKnown',
  description: 'Whole seconds to wait before the next request, where the provider has told.',
  required: false,
}

export const allowedMethods: Header = {
  id: 'AllowedMethods',
  name: 'Allow',
  description: 'The methods that are answered.',
  schema: z.literal(ALLOWED_METHODS),
  required: true,
  example: ALLOWED_METHODS,
}

export const entityTag: Header = {
  id: 'EntityTag',
  name: 'ETag',
  description: 'Names this answer; send it as `If-None-Match` with the next request. Some hosts leave it out.',
  schema: z.string().regex(/^(?:W\/)?"[^"]+"$/),
  required: false,
  example: '"MtTUBjRDLWg8NptjzdaUXW"',
}

/** `id` names whose lifetime it is. */
export function cacheControl(
  id: string,
  example: string,
  description: string,
  schema: z.ZodType = z.literal(example),
): Header {
  return { id: `${id}CacheControl`, name: 'Cache-Control', description, schema, required: true, example }
}

export function age(id: string, maxSeconds: number, description: string, example: number): Header {
  return {
    id: `${id}Age`,
    name: 'Age',
    description,
    schema: z.int().min(0).max(maxSeconds),
    required: true,
    example,
  }
}

/** Of an answer that no cache keeps. */
export const newAge: Header = {
  id: 'NewAge',
  name: 'Age',
  description: 'Seconds since the answer was made; over 0 only where several requests waited for the same one.',
  schema: z.int().min(0),
  required: false,
  example: 0,
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
export function limitHeaders(id: string, { name, limit, windowSeconds }: Limit): Header[] {
  const policy = `"${name}";q=${limit};w=${windowSeconds}`
  return [
    {
      id: `${id}RateLimitPolicy`,
      name: 'RateLimit-Policy',
      description: 'The limit: `q` is how many are admitted in any `w` seconds.',
      schema: z.literal(policy),
      required: true,
      example: policy,
    },
    {
      id: `${id}RateLimit`,
      name: 'RateLimit',
      description: `What is left: \`r\` more are admitted now, and the oldest counted one leaves the window in \`t\` seconds. Absent only while the counters cannot be asked.`,
      schema: z.string().regex(new RegExp(`^"${name}";r=\\d+;t=\\d+$`)),
      required: false,
      example: `"${name}";r=${limit - 1};t=${windowSeconds}`,
    },
  ]
}
