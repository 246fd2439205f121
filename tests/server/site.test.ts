import { describe, expect, it, vi } from 'vitest'
import type { Handler } from '@/lib/api/endpoint-request'
import type { ServedEndpoint } from '@/server/endpoint-caller'
import { createGate } from '@/tests/support/gate'
import { htmlOf, serveSite } from '@/tests/support/served-site'

const HTML = { accept: 'text/html' }

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** An endpoint whose answers are stored by `target`, in lower case. */
const stored = (handle: Handler, headersFor?: ServedEndpoint['headersFor']) => ({
  '/api/domain-rating': {
    handle,
    keyOf: (search: string) => {
      const target = new URLSearchParams(search).get('target')
      return target ? `/api/domain-rating?target=${target.toLowerCase()}` : ''
    },
    headersFor,
  },
})

describe('a page', () => {
  it('is found by a full URL, also by one without a path', async () => {
    const { get } = await serveSite()
    const origins = ['http://links.example', 'HTTPS://links.example:8080', 'http://[::1]']
    for (const origin of origins) {
      for (const end of ['', '/', '?x=1', '?', '/?x=/about', '?x=/about'])
        expect((await get(origin + end, HTML)).body.toString(), origin + end).toBe(htmlOf('/'))
      expect((await get(`${origin}/about?x=1`, HTML)).body.toString()).toBe(htmlOf('/about'))
      expect((await get(`${origin}//about`, HTML)).status).toBe(404)
    }
    expect((await get('ftp://links.example/', HTML)).status).toBe(404)
  })
})

it.each([
  ['', undefined],
  ['identity', undefined],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['zstd', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['identity;q=0, *;q=0', undefined],
  ['identity, br;q=0.9', undefined],
  ['identity;q=0, gzip', 'gzip'],
])('Accept-Encoding "%s" gets %s', async (header, encoding) => {
  const { get } = await serveSite()
  expect((await get('/about', { 'accept-encoding': header })).headers['content-encoding']).toBe(encoding)
})

describe('a condition', () => {
  it('is answered with a 304 that has all fields but those of a body', async () => {
    const own = {
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'ratelimit-policy': '"x";q=3;w=9',
      link: '<https://licence.example>; rel="license"',
    }
    const described = { 'content-language': 'en', 'x-content-type-options': 'nosniff' }
    const answer = async () => json({}, { ...own, ...described })
    const { get } = await serveSite({ endpoints: stored(answer, async () => ['RateLimit', '"x";r=3;t=9']) })
    const { headers } = await get('/api/domain-rating?target=a.com')
    expect(headers).toMatchObject({ ...own, ...described, 'content-type': 'application/json' })
    const reply = await get('/api/domain-rating?target=a.com', { 'if-none-match': headers.etag ?? '' })
    const { date, connection, 'keep-alive': _, ...sent } = reply.headers
    expect(sent).toEqual({
      ...own,
      etag: headers.etag,
      vary: 'Accept-Encoding',
      age: '0',
      'cache-status': 'site; hit',
      ratelimit: '"x";r=3;t=9',
    })
  })
})

describe('endpoints', () => {
  const caching = { 'cache-control': 'public, max-age=60', ratelimit: '"x";r=3' }

  it('are told of the method, the query, the client and the fetch metadata, and of nothing else', async () => {
    const seen: unknown[] = []
    const answer: Handler = async ({ searchParams, ...request }) => {
      seen.push({ ...request, query: String(searchParams) })
      return json({}, caching)
    }
    const { get } = await serveSite({ endpoints: stored(answer) })
    const metadata = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    await get('/api/domain-rating?target=A.com&x=1#y', { host: 'evil.example', cookie: 'a=b', ...metadata })
    await get('/api/domain-rating', {}, 'HEAD')
    expect(seen).toEqual([
      {
        method: 'GET',
        query: 'target=A.com&x=1',
        client: '127.0.0.1',
        fetchMetadata: { site: 'cross-site', mode: 'no-cors', dest: 'image' },
      },
      { method: 'HEAD', query: '', client: '127.0.0.1', fetchMetadata: {} },
    ])
  })

  it('store one answer for all forms of a request, and add the client’s own field', async () => {
    let left = 5
    const answer = vi.fn(async () => json({ domain: 'a.com' }, caching))
    const headersFor = vi.fn(async (_client: string) => {
      left -= 1
      return ['RateLimit', `"x";r=${left}`]
    })
    const { get, advance } = await serveSite({ endpoints: stored(answer, headersFor) })
    const first = await get('/api/domain-rating?target=A.com')
    expect(first.headers).toMatchObject({ 'cache-status': 'site; fwd=miss; stored', age: '0', ratelimit: '"x";r=4' })
    advance(10)
    const hit = await get('/api/domain-rating?x=1&target=a.com')
    expect(hit.headers).toMatchObject({ 'cache-status': 'site; hit', age: '10', ratelimit: '"x";r=3' })
    expect(hit.headers['cache-control']).toBe('public, max-age=60')
    advance(50)
    await get('/api/domain-rating?target=a.com')
    expect([answer.mock.calls.length, headersFor.mock.calls[0]]).toEqual([2, ['127.0.0.1']])
  })

  it('keep an Age of their own', async () => {
    const answer = async () => json({}, { 'cache-control': 'public, max-age=60', age: '20' })
    const { get, advance } = await serveSite({ endpoints: stored(answer) })
    const age = async () => {
      const { headers } = await get('/api/domain-rating?target=a')
      return [headers.age, headers['cache-status']]
    }
    expect(await age()).toEqual(['20', 'site; fwd=miss; stored'])
    advance(30)
    expect(await age()).toEqual(['50', 'site; hit'])
    advance(10)
    expect(await age()).toEqual(['20', 'site; fwd=miss; stored'])
  })

  it('share no answer that may not be stored', async () => {
    const { open, passed } = createGate()
    let calls = 0
    const answer = async () => {
      calls += 1
      const number = calls
      await passed
      return json({ number }, { 'cache-control': 'no-store' }, 429)
    }
    const { get } = await serveSite({ endpoints: stored(answer) })
    const replies = [1, 2, 3].map(() => get('/api/domain-rating?target=a.com'))
    await expect.poll(() => calls).toBeGreaterThan(0)
    open()
    const numbers = (await Promise.all(replies)).map(({ body }) => JSON.parse(body.toString()).number)
    expect(numbers.sort()).toEqual([1, 2, 3])
  })

  it('that throw are a 500 that other sites can read', async () => {
    const { get, errors } = await serveSite({ endpoints: stored(() => Promise.reject(new Error('broken'))) })
    for (const path of ['/api/domain-rating?target=a', '/api/domain-rating']) {
      const { status, headers, body } = await get(path)
      expect([status, headers['access-control-allow-origin']]).toEqual([500, '*'])
      expect(JSON.parse(body.toString())).toEqual({ error: expect.any(String) })
    }
    expect(errors).toHaveLength(2)
  })

  it('with random queries evict their own least used answers, and no page', async () => {
    const answer = vi.fn(async () =>
      json({ text: 'x'.repeat(1024 * 1024) }, { ...caching, 'content-type': 'image/png' }),
    )
    const { get } = await serveSite({ endpoints: stored(answer) })
    await get('/about')
    for (let number = 0; number < 20; number += 1) {
      await get(`/api/domain-rating?target=${number}`)
      await get('/api/domain-rating?target=0')
    }
    expect(answer).toHaveBeenCalledTimes(20)
    expect((await get('/about')).headers['cache-status']).toBe('site; hit')
    expect((await get('/api/domain-rating?target=19')).headers['cache-status']).toBe('site; hit')
    expect((await get('/api/domain-rating?target=1')).headers['cache-status']).toBe('site; fwd=miss; stored')
  })
})
