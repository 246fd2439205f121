import { describe, expect, it } from 'vitest'
import { compressed, start } from '@/tests/support/cached-site'
import { json, page } from '@/tests/support/origin'

const VARY = 'Accept, Accept-Encoding, rsc, next-router-state-tree'
const MARKDOWN = { accept: 'text/markdown' }

describe('conditions', () => {
  it('answer 304 to a tag of the same encoding, with what a 304 carries', async () => {
    const site = await start()
    await site.get('/')
    await compressed(site, '/')
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await site.get('/', { 'accept-encoding': encoding })
      const tag = String(headers.etag)
      for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, `"a,b" ,W/${tag}`, '*']) {
        const reply = await site.get('/', { 'accept-encoding': encoding, 'if-none-match': condition })
        expect(reply.status).toBe(304)
        expect(reply.body).toHaveLength(0)
        expect(reply.headers).toMatchObject({ etag: tag, vary: VARY, age: '0', 'cache-status': 'site; hit' })
        expect(reply.headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=30')
        expect(reply.headers['content-length']).toBeUndefined()
        expect(reply.headers['content-type']).toBeUndefined()
      }
      const other = encoding === 'br' ? 'gzip' : 'br'
      const changed = await site.get('/', { 'accept-encoding': other, 'if-none-match': tag })
      expect(changed).toMatchObject({ status: 200, headers: { 'content-encoding': other } })
      expect((await site.get('/', { ...MARKDOWN, 'if-none-match': tag })).status).toBe(200)
    }
  })

  it('answer 304 with all that is the answer’s own, but for what describes a body', async () => {
    const site = await start({
      headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': 'x' },
      apis: { '/api/rating': { normalise: () => '', fieldFor: () => () => ['RateLimit', '"x";r=3;t=9'] } },
    })
    const own = {
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Age',
      'ratelimit-policy': '"x";q=3;w=9',
      'x-sample-data': 'true',
      link: '<https://licence.example>; rel="license"',
      'content-location': '/api/rating?target=a.com',
    }
    const described = { 'content-language': 'en', 'x-content-type-options': 'nosniff' }
    site.origin.reply('/api/rating', json({ domain: 'a.com' }, { ...own, ...described }))
    const { headers } = await site.get('/api/rating')
    expect(headers).toMatchObject({ ...own, ...described, 'content-type': 'application/json' })
    const {
      date,
      connection,
      'keep-alive': alive,
      ...sent
    } = (await site.get('/api/rating', { 'if-none-match': headers.etag ?? '' })).headers
    expect(sent).toEqual({
      ...own,
      etag: headers.etag,
      vary: 'Accept-Encoding',
      age: '0',
      'cache-status': 'site; hit',
      ratelimit: '"x";r=3;t=9',
    })
  })

  it('hold for no answer that must not be stored: it has no tag', async () => {
    const site = await start()
    site.origin.reply('/api/stats', json({ n: 1 }, { 'cache-control': 'no-store' }))
    const { status, headers } = await site.get('/api/stats', { 'if-none-match': '*' })
    expect([status, headers.etag]).toEqual([200, undefined])
  })

  it('hold on a first request and for HEAD', async () => {
    const site = await start()
    expect((await site.get('/', { 'if-none-match': '*' }, 'HEAD')).status).toBe(304)
  })

  it('look at dates only where the answer has one', async () => {
    const since = { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }
    const site = await start()
    site.origin.reply('/llms.txt', page('s-maxage=60', { 'last-modified': 'Wed, 31 Dec 2025 00:00:00 GMT' }))
    expect((await site.get('/llms.txt', since)).status).toBe(304)
    expect((await site.get('/llms.txt', { ...since, 'if-none-match': '"x"' })).status).toBe(200)
    expect((await site.get('/', since)).status).toBe(200)
  })
})
