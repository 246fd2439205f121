import { expect, it } from 'vitest'
import { RATING_LICENSE_LINK } from '@/lib/endpoints/domain-rating'
import { EXPOSED_HEADERS } from '@/lib/endpoints/headers'
import { type EndpointCall, unpublished } from './endpoint-schema'

const RATING: Record<string, string | undefined> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  'Cache-Control': 'public, max-age=86400, private="RateLimit"',
  'Content-Type': 'application/json',
  'RateLimit-Policy': '"uncached";q=720;w=3600',
  RateLimit: '"uncached";r=719;t=3600',
  Age: '0',
  Link: RATING_LICENSE_LINK,
}
const BODY = '{"domain":"example.com","domainRating":62}'
const path = '/api/domain-rating'

it.each<[problem: string, asked: Partial<EndpointCall>, status: number, fields: typeof RATING, body: string]>([
  ['/api/nope is not in the document', { path: '/api/nope' }, 200, {}, BODY],
  ['status 500 is not documented', {}, 500, {}, BODY],
  ['405 is no response to GET', {}, 405, {}, BODY],
  ['200 is no response to POST', { method: 'POST' }, 200, {}, BODY],
  ['Age is missing', {}, 200, { Age: undefined }, BODY],
  ['RateLimit is missing', {}, 200, { RateLimit: undefined }, BODY],
  ['Retry-After is not documented', {}, 200, { 'Retry-After': '1' }, BODY],
  ['Cache-Control: must be equal to constant', {}, 200, { 'Cache-Control': 'public, max-age=86400' }, BODY],
  ['Age: must be integer', {}, 200, { Age: 'old' }, BODY],
  ['RateLimit: must match pattern', {}, 200, { RateLimit: '119' }, BODY],
  ['Content-Type is text/html', {}, 200, { 'Content-Type': 'text/html' }, BODY],
  ['body: /domainRating must be <= 100', {}, 200, {}, BODY.replace('62', '101')],
  ['body:  must NOT have additional properties', {}, 200, {}, BODY.replace('}', ',"key":1}')],
  ['the body is not JSON', {}, 200, {}, '<p>'],
  ['the response to HEAD has a body', { method: 'HEAD' }, 200, {}, BODY],
  ['there is a body', {}, 304, { 'Content-Type': undefined }, BODY],
])('finds that %s', (problem, asked, status, fields, body) => {
  const sent = Object.entries({ ...RATING, ...fields }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const response = new Response(null, { status, headers: sent as [string, string][] })
  expect(unpublished(response, body, { path, ...asked })).toEqual([expect.stringContaining(problem)])
})
