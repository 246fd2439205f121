import { describe, expect, inject, it } from 'vitest'
import { endpoints } from '@/lib/site/endpoints'
import { expectSecurityFields } from '@/tests/support/security-fields'
import { type Asked, send } from '@/tests/support/send'

const url = inject('siteUrl')

const [, asset = ''] = /<script src="(\/_next\/static\/[^"]+)"/.exec((await send(url, '/about')).text) ?? []

const ANSWERS: [name: string, status: number, path: string, asked?: Asked][] = [
  ['a page', 200, '/about'],
  ['a page, HEAD', 200, '/about', { method: 'HEAD' }],
  ['its markdown', 200, '/about.md'],
  ['an unchanged page', 304, '/about', { headers: { 'if-none-match': '*' } }],
  ['a page for the router', 307, '/about', { headers: { rsc: '1' } }],
  ['its redirect target', 200, '/about?_rsc', { headers: { rsc: '1' } }],
  ['a file', 200, '/llms.txt'],
  ['an asset', 200, asset],
  ['a picture', 200, '/favicon.ico'],
  ['a missing path', 404, '/nothing-here'],
  ['another method', 405, '/about', { method: 'POST' }],
  ['another method on a file', 405, '/llms.txt', { method: 'POST' }],
  ['an unknown type', 406, '/about', { headers: { accept: 'image/png' } }],
  ['a redirect', 308, '/about/'],
  ['counters', 200, '/api/stats'],
  ['a rating', 200, '/api/domain-rating?target=github.com'],
  ['a rating of nothing', 400, '/api/domain-rating'],
  ['page ranks', 200, '/api/pagerank?domains[]=github.com'],
  ['a preflight', 204, '/api/pagerank', { method: 'OPTIONS' }],
  ['another method on an endpoint', 405, '/api/stats', { method: 'DELETE' }],
  ['health', 200, '/healthz'],
]

describe.each(ANSWERS)('%s', (_name, status, path, asked) => {
  it(`is a ${status} with Age, Cache-Status and the security fields`, async () => {
    const reply = await send(url, path, asked)
    expect(reply.status).toBe(status)
    expect(reply.headers.age).toMatch(/^\d+$/)
    expect(reply.headers['cache-status']).toMatch(/^site; (?:hit|fwd=|detail=)/)
    if (status !== 304) expectSecurityFields(reply)
  })
})

it.each(endpoints)('$path is open to scripts of other sites', async ({ path }) => {
  const origin = 'https://elsewhere.example'
  const preflight = { origin, 'access-control-request-method': 'GET' }
  const { headers } = await send(url, path, { method: 'OPTIONS', headers: preflight })
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-methods']).toContain('GET')
  expect((await send(url, path, { headers: { origin } })).headers['access-control-allow-origin']).toBe('*')
})

it('stored answers are cache hits', async () => {
  for (const path of [
    '/about',
    '/about.md',
    '/llms.txt',
    asset,
    '/api/stats',
    '/api/domain-rating?target=github.com',
  ]) {
    const { headers } = await send(url, path)
    expect([path, headers['cache-status']]).toEqual([path, 'site; hit'])
  }
})

it.each([
  ['/about?_rsc', 'public, max-age=0, must-revalidate'],
  ['/?_rsc', 'private, no-cache, no-store, max-age=0, must-revalidate'],
])('%s, for the client-side router, is stored by no other cache', async (path, caching) => {
  const { headers } = await send(url, path, { headers: { rsc: '1' } })
  expect(headers).toMatchObject({ 'content-type': 'text/x-component', 'cache-control': caching })
})

it('answers that are not stored say so', async () => {
  for (const path of ['/healthz', '/api/pagerank?domains[]=github.com', '/api/domain-rating']) {
    const { headers } = await send(url, path)
    expect([path, headers['cache-status']]).toEqual([path, 'site; fwd=bypass'])
  }
})
