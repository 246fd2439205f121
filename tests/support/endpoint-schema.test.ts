import { describe, expect, test } from 'vitest'
import { RATING_LICENSE_LINK } from '@/lib/site/endpoints/domain-rating'
import { EXPOSED_HEADERS } from '@/lib/site/endpoints/headers'
import { type Asked, expectPublished, unpublished } from './endpoint-schema'

const RATING = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  'Cache-Control': 'public, max-age=86400',
  'RateLimit-Policy': '"uncached";q=120;w=600',
  RateLimit: '"uncached";r=119;t=600',
  Age: '0',
  Link: RATING_LICENSE_LINK,
}
const NOT_ALLOWED = {
  ...without(without(RATING, 'Age'), 'Link'),
  'Cache-Control': 'no-store',
  Allow: 'GET, HEAD, OPTIONS',
}
const RATING_BODY = { domain: 'example.com', domainRating: 62 }
const path = '/api/domain-rating'

describe('an answer that is not as published', () => {
  test.each<[string, Asked, number, Record<string, string>, unknown, string]>([
    ['path', { path: '/api/nope' }, 200, RATING, RATING_BODY, '/api/nope is not in the document'],
    ['status', { path }, 500, RATING, { error: 'No.' }, 'status 500 is not documented'],
    ['method', { path }, 405, NOT_ALLOWED, { error: 'Send GET.' }, '405 is no answer to GET'],
    ['answer to POST', { path, method: 'POST' }, 200, RATING, RATING_BODY, '200 is no answer to POST'],
    ['missing field', { path }, 200, without(RATING, 'Age'), RATING_BODY, 'Age is missing'],
    ['missing counters', { path }, 200, without(RATING, 'RateLimit'), RATING_BODY, 'RateLimit is missing'],
    ['stray field', { path }, 200, { ...RATING, 'Retry-After': '1' }, RATING_BODY, 'Retry-After is not documented'],
    ['number', { path }, 200, { ...RATING, Age: 'old' }, RATING_BODY, 'Age: must be integer'],
    ['value', { path }, 200, { ...RATING, RateLimit: '119' }, RATING_BODY, 'RateLimit: must match pattern'],
    ['media type', { path }, 200, { ...RATING, 'Content-Type': 'text/html' }, RATING_BODY, 'Content-Type is text/html'],
    ['body', { path }, 200, RATING, { ...RATING_BODY, domainRating: 101 }, 'body: /domainRating must be <= 100'],
    ['extra member', { path }, 200, RATING, { ...RATING_BODY, key: 1 }, 'body:  must NOT have additional properties'],
  ])('fails for its %s', async (_, asked, status, headers, body, problem) => {
    const response = answer(status, headers, body)
    expect(unpublished(response, await response.text(), asked)).toEqual([expect.stringContaining(problem)])
  })

  test('fails for a body that is not JSON, or one in answer to HEAD or with a 304', () => {
    const headers = { ...RATING, 'Content-Type': 'application/json' }
    expect(unpublished(new Response(null, { headers }), '<p>', { path })).toEqual(['the body is not JSON'])
    expect(unpublished(new Response(null, { headers }), '{}', { path, method: 'HEAD' })).toEqual([
      'the answer to HEAD has a body',
    ])
    expect(unpublished(new Response(null, { status: 304, headers }), '{}', { path })).toEqual(['there is a body'])
  })

  test('fails the test that asked', () => {
    expect(() => expectPublished(answer(500, {}, {}), '{}', { path })).toThrow('GET /api/domain-rating → 500')
  })
})

function answer(status: number, headers: Record<string, string>, body: unknown): Response {
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
}
