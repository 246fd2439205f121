import { describe, expect, it } from 'vitest'
import { compressed, start } from '@/tests/support/cached-site'
import { page } from '@/tests/support/origin'

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
