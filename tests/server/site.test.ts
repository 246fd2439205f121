import { describe, expect, it, vi } from 'vitest'
import { pages } from '@/lib/site/pages'
import type { ServedEndpoint } from '@/server/endpoints'
import { QueueFull } from '@/server/fair-queue'
import { createGate } from '@/tests/support/gate'
import { createFakeNext, htmlOf, serveSite } from '@/tests/support/served-site'

const HTML = { accept: 'text/html' }
const MARKDOWN = { accept: 'text/markdown' }
const BUILT = 'public, max-age=0, must-revalidate'
const PAGE_VARY = 'Accept, Accept-Encoding, rsc, next-router-state-tree'

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

const refuse = async () => json({ error: 'no' }, { Allow: 'GET' }, 405)

/** An endpoint whose answers are stored by `target`, in lower case. */
const stored = (answer: (request: Request) => Promise<Response>, fieldsFor?: ServedEndpoint['fieldsFor']) => ({
  '/api/domain-rating': {
    route: { GET: answer, DELETE: refuse },
    keyOf: (search: string) => {
      const target = new URLSearchParams(search).get('target')
      return target ? `/api/domain-rating?target=${target.toLowerCase()}` : ''
    },
    fieldsFor,
  },
})

describe('pages', () => {
  it('are rendered once for all requests, whatever the query', async () => {
    const { get, next } = await serveSite()
    const first = await get('/about?utm_source=x', HTML)
    const second = await get('/about', HTML)
    expect(first.headers['cache-status']).toBe('site; fwd=miss; stored')
    expect(second.headers).toMatchObject({
      'cache-status': 'site; hit',
      age: '0',
      vary: PAGE_VARY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': BUILT,
      'x-content-type-options': 'nosniff',
    })
    expect(second.body).toEqual(first.body)
    expect(next.asked.map(({ path }) => path)).toEqual(['/about'])
  })

  it('have their markdown made from the stored HTML', async () => {
    const { get, next } = await serveSite()
    const byHeader = await get('/about', MARKDOWN)
    expect(byHeader.body.toString()).toContain('# Page /about')
    expect(byHeader.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: '<http://localhost:3000/about>; rel="canonical", </llms.txt>; rel="describedby"',
      vary: 'Accept, Accept-Encoding',
      'x-markdown-tokens': String(Math.ceil(byHeader.body.length / 4)),
    })
    for (const path of ['/about.md', '/about/index.md']) {
      const byPath = await get(path, HTML)
      expect(byPath.body).toEqual(byHeader.body)
      expect(byPath.headers.etag).toBe(byHeader.headers.etag)
    }
    await get('/about', HTML)
    expect(next.asked).toHaveLength(1)
  })

  it('are asked of Next without any field of the client', async () => {
    const { get, next } = await serveSite()
    const forged = { host: 'evil.example', cookie: 'a=b', 'x-forwarded-host': 'evil.example', 'x-invoke-path': '/md' }
    for (const path of ['/about', '/', '/llms.txt']) await get(path, { ...HTML, ...forged })
    const own = { host: 'site.example', 'x-forwarded-proto': 'https' }
    const page = { ...own, accept: 'text/html' }
    expect(next.asked.map(({ headers, client }) => [headers, client])).toEqual([
      [page, 'site'],
      [page, 'site'],
      [own, 'site'],
    ])
  })
})

describe('the home page', () => {
  const counters = { figures: { editorsPitched: 3, blogsResearched: 4, sample: false }, freshSeconds: 100 }

  it('is rendered with the counters, and stored as long as they are fresh', async () => {
    const { get, next, advance } = await serveSite({ readCounters: async () => counters })
    const caching = (seconds: number) => `public, max-age=0, s-maxage=${seconds}, must-revalidate`
    expect((await get('/')).headers['cache-control']).toBe(caching(100))
    expect(next.asked[0]?.counters).toBe(counters)
    advance(60)
    expect((await get('/')).headers).toMatchObject({ age: '0', 'cache-control': caching(40) })
    for (const path of ['/index.md', '/llms-full.txt']) {
      expect((await get(path)).headers['cache-control']).toBe(caching(40))
    }
    advance(39.5)
    expect((await get('/')).headers['cache-status']).toBe('site; fwd=miss; stored')
    expect(next.asked.filter(({ path }) => path === '/')).toHaveLength(2)
  })

  it('that may not be stored has no tag and no 304', async () => {
    const { get, next } = await serveSite({ readCounters: async () => ({ freshSeconds: 0 }) })
    for (const _ of [1, 2]) {
      const { status, headers } = await get('/', { 'if-none-match': '*' })
      expect([status, headers.etag]).toEqual([200, undefined])
      expect([headers['cache-control'], headers['cache-status']]).toEqual(['no-store', 'site; fwd=miss'])
    }
    expect(next.asked).toHaveLength(2)
  })
})

describe('files', () => {
  it('are stored with their own caching, or with that of built pages', async () => {
    const next = createFakeNext()
    next.reply('/robots.txt', () => new Response('r', { headers: { 'cache-control': 'public, max-age=3600' } }))
    next.reply('/llms.txt', () => new Response('l', { headers: { 'cache-control': 's-maxage=31536000' } }))
    const { get } = await serveSite({ next, moreFiles: ['/_next/static/a.js'] })
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('/llms.txt', { accept: 'image/png' })).headers['cache-control']).toBe(BUILT)
    expect((await get('/_next/static/a.js')).headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect((await get('/_next/static/b.js')).status).toBe(404)
    expect(next.asked).toHaveLength(3)
  })

  it('and pages are stored by the warm-up', async () => {
    const { site, get, next } = await serveSite()
    next.reply('/privacy', () => Promise.reject(new Error('broken')))
    await site.warmUp()
    const asked = next.asked.length
    for (const { path } of pages.filter((page) => page.path !== '/privacy')) {
      for (const accept of ['text/html', 'text/markdown']) {
        expect((await get(path, { accept })).headers['cache-status']).toBe('site; hit')
      }
    }
    expect((await get('/sitemap.xml')).headers['cache-status']).toBe('site; hit')
    expect(next.asked).toHaveLength(asked)
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
    const { get } = await serveSite({ endpoints: stored(answer, () => ['RateLimit', '"x";r=3;t=9']) })
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

  it('may be a date where the answer has one', async () => {
    const since = { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }
    const { get, next } = await serveSite()
    next.reply('/llms.txt', () => new Response('l', { headers: { 'last-modified': 'Wed, 31 Dec 2025 00:00:00 GMT' } }))
    expect((await get('/llms.txt', since)).status).toBe(304)
    expect((await get('/llms.txt', { ...since, 'if-none-match': '"x"' })).status).toBe(200)
    expect((await get('/about', since)).status).toBe(200)
  })
})

describe('Next', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['answers 500', () => new Response('half', { status: 500 })],
  ])('that %s has its page answered with a 500, and is asked again', async (_name, reply) => {
    const { get, next, errors } = await serveSite()
    next.reply('/about', reply)
    for (const headers of [HTML, MARKDOWN]) {
      const failed = await get('/about', headers)
      expect(failed).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
      expect(failed.body.toString()).toMatch(/^# This page could not be made/)
    }
    expect(errors).toHaveLength(2)
    next.reply('/about', () => new Response(htmlOf('/about'), { headers: { 'content-type': 'text/html' } }))
    expect(await get('/about')).toMatchObject({ status: 200, headers: { 'cache-status': 'site; fwd=miss; stored' } })
  })

  it('that does not answer ends in a 504', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const { get, next, errors } = await serveSite()
      const signal = new Promise<AbortSignal>((resolve) => {
        next.reply('/about', (_request, given) => {
          resolve(given)
          return new Promise(() => {})
        })
      })
      const late = get('/about')
      const given = await signal
      vi.advanceTimersByTime(35_000)
      expect((await late).status).toBe(504)
      expect([given.aborted, errors.length]).toEqual([true, 1])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['a page', {}],
    ['the client-side router', { rsc: '1' }],
  ])('that is too busy answers %s with a 503', async (_name, headers: Record<string, string>) => {
    const { get, next, errors } = await serveSite()
    next.reply('/about', () => Promise.reject(new QueueFull()))
    const busy = await get('/about', headers)
    expect(busy).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    expect(errors).toEqual([])
  })

  it('renders on when the first client leaves', async () => {
    const { get, url, next } = await serveSite()
    const { open, passed } = createGate()
    const asked = new Promise<void>((resolve) => {
      next.reply('/about', async () => {
        resolve()
        await passed
        return new Response(htmlOf('/about'))
      })
    })
    const leaving = new AbortController()
    const left = fetch(`${url}/about`, { signal: leaving.signal })
    await asked
    const staying = get('/about')
    leaving.abort()
    await expect(left).rejects.toThrow()
    open()
    expect((await staying).status).toBe(200)
    expect((await get('/about')).headers['cache-status']).toBe('site; hit')
    expect(next.asked).toHaveLength(1)
  })
})

describe('the client-side router', () => {
  const router = { rsc: '1', 'next-router-state-tree': '%5B%5D', cookie: 'a=b', 'x-middleware-subrequest': 'x' }

  it('is answered by Next, which gets only its fields, and is not stored', async () => {
    const { get, next } = await serveSite({ trustedProxies: ['loopback'] })
    const reply = await get('/about?_rsc=abc', { ...router, accept: 'image/png', 'x-forwarded-for': '203.0.113.7' })
    expect(reply).toMatchObject({
      status: 200,
      headers: { vary: PAGE_VARY, 'cache-control': BUILT, 'cache-status': 'site; fwd=bypass', age: '0' },
    })
    expect(reply.body.toString()).toBe('rsc of /about?_rsc=abc')
    expect(next.asked[0]).toMatchObject({ path: '/about?_rsc=abc', client: '203.0.113.7' })
    expect(Object.keys(next.asked[0]?.headers ?? {}).sort()).toEqual(
      ['host', 'x-forwarded-proto', 'rsc', 'next-router-state-tree'].sort(),
    )
    expect((await get('/about?_rsc=abc', HTML)).headers['content-type']).toContain('text/html')
  })

  it('that leaves has its render aborted', async () => {
    const { url, next, errors } = await serveSite()
    const asked = new Promise<AbortSignal>((resolve) => {
      next.reply('/about', (_request, signal) => {
        resolve(signal)
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      })
    })
    const leaving = new AbortController()
    const left = fetch(`${url}/about`, { headers: { rsc: '1' }, signal: leaving.signal })
    const signal = await asked
    leaving.abort()
    await expect(left).rejects.toThrow()
    await vi.waitFor(() => expect(signal.aborted).toBe(true))
    expect(errors).toEqual([])
  })
})

describe('endpoints', () => {
  const caching = { 'Cache-Control': 'public, max-age=60', RateLimit: '"x";r=3' }

  it('are called at the configured address, without the client’s fields', async () => {
    const seen: string[] = []
    const answer = async ({ method, url, headers }: Request) => {
      seen.push(`${method} ${url} ${[...headers.keys()]}`)
      return json({}, caching)
    }
    const { get } = await serveSite({ endpoints: stored(answer) })
    await get('/api/domain-rating?target=A.com&x=1', { host: 'evil.example', cookie: 'a=b' })
    await get('/api/domain-rating', {}, 'HEAD')
    expect(seen).toEqual([
      'GET https://site.example/api/domain-rating?target=A.com&x=1 ',
      'GET https://site.example/api/domain-rating ',
    ])
  })

  it('store one answer for all forms of a request, and add the client’s own field', async () => {
    let left = 5
    const answer = vi.fn(async () => json({ domain: 'a.com' }, caching))
    const fieldsFor = vi.fn((_client: string) => {
      left -= 1
      return left % 2 ? ['RateLimit', `"x";r=${left}`] : Promise.resolve(['RateLimit', `"x";r=${left}`])
    })
    const { get, advance } = await serveSite({ endpoints: stored(answer, fieldsFor) })
    const first = await get('/api/domain-rating?target=A.com')
    expect(first.headers).toMatchObject({ 'cache-status': 'site; fwd=miss; stored', age: '0', ratelimit: '"x";r=4' })
    advance(10)
    const hit = await get('/api/domain-rating?x=1&target=a.com')
    expect(hit.headers).toMatchObject({ 'cache-status': 'site; hit', age: '10', ratelimit: '"x";r=3' })
    expect(hit.headers['cache-control']).toBe('public, max-age=60')
    advance(50)
    await get('/api/domain-rating?target=a.com')
    expect([answer.mock.calls.length, fieldsFor.mock.calls[0]]).toEqual([2, ['127.0.0.1']])
  })

  it('keep an Age of their own', async () => {
    const answer = async () => json({}, { 'Cache-Control': 'public, max-age=60', Age: '20' })
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
      return json({ number }, { 'Cache-Control': 'no-store' }, 429)
    }
    const { get } = await serveSite({ endpoints: stored(answer) })
    const replies = [1, 2, 3].map(() => get('/api/domain-rating?target=a.com'))
    await vi.waitFor(() => expect(calls).toBeGreaterThan(0))
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
      json({ text: 'x'.repeat(1024 * 1024) }, { ...caching, 'Content-Type': 'image/png' }),
    )
    const { get, next } = await serveSite({ endpoints: stored(answer) })
    await get('/about')
    for (let number = 0; number < 20; number += 1) {
      await get(`/api/domain-rating?target=${number}`)
      await get('/api/domain-rating?target=0')
    }
    expect(answer).toHaveBeenCalledTimes(20)
    expect((await get('/about')).headers['cache-status']).toBe('site; hit')
    expect((await get('/api/domain-rating?target=19')).headers['cache-status']).toBe('site; hit')
    expect((await get('/api/domain-rating?target=1')).headers['cache-status']).toBe('site; fwd=miss; stored')
    expect(next.asked).toHaveLength(1)
  })
})
