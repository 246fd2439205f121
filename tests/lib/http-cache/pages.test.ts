import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { compressed, start } from '@/tests/support/cached-site'
import { createOrigin, page } from '@/tests/support/origin'

const VARY = 'Accept, Accept-Encoding, rsc, next-router-state-tree'
const HTML = { accept: 'text/html' }
const MARKDOWN = { accept: 'text/markdown' }

describe('pages', () => {
  it('may be streamed in more pieces than a socket buffers, by a handler that waits for it to drain', async () => {
    const site = await start()
    site.origin.reply('/tools', async (_request, response) => {
      response.setHeader('Cache-Control', 's-maxage=60')
      response.setHeader('Content-Type', 'text/html')
      for (let piece = 0; piece < 4; piece++) {
        if (!response.write('x'.repeat(64 * 1024))) await once(response, 'drain')
      }
      response.end()
    })
    expect((await site.get('/tools', HTML)).body).toHaveLength(4 * 64 * 1024)
  })

  it('are rendered once for all requests, whatever the query', async () => {
    const site = await start()
    const first = await site.get('/tools?utm_source=x', HTML)
    const second = await site.get('/tools', HTML)
    expect(first.headers['cache-status']).toBe('site; fwd=miss; stored')
    expect(second.headers).toMatchObject({
      'cache-status': 'site; hit',
      age: '0',
      vary: VARY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=60, stale-while-revalidate=30',
      'x-content-type-options': 'nosniff',
    })
    expect(second.body).toEqual(first.body)
    expect(site.origin.asked).toEqual(['/tools'])
  })

  it('answer in the variant that Accept or the path asks for', async () => {
    const site = await start()
    const byHeader = await site.get('/tools', MARKDOWN)
    expect(byHeader.body.toString()).toContain('text/markdown of /tools')
    for (const path of ['/tools.md', '/tools/index.md']) {
      const byPath = await site.get(path, HTML)
      expect(byPath.body).toEqual(byHeader.body)
      expect(byPath.headers.etag).toBe(byHeader.headers.etag)
    }
    expect((await site.get('/index.md')).body.toString()).toContain('text/markdown of /\n')
    expect((await site.get('/tools', HTML)).body.toString()).toContain('text/html of /tools')
    expect(site.origin.asked).toEqual(['/tools markdown', '/ markdown', '/tools'])
  })

  it('are asked for with own fields only', async () => {
    const site = await start({ clientHeaders: ['x-client-address'] })
    await site.get('/tools', { ...HTML, cookie: 'a=b', host: 'evil.example', 'x-client-address': '10.0.0.1' })
    expect(site.origin.fields).toEqual([{ host: 'site.example', accept: 'text/html' }])
  })

  it('tell their age, their own included', async () => {
    const site = await start({}, createOrigin(page('s-maxage=60', { age: '20' })))
    expect((await site.get('/')).headers.age).toBe('20')
    site.pass(10)
    expect((await site.get('/')).headers).toMatchObject({ age: '30', 'cache-status': 'site; hit' })
    site.pass(30)
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=stale; stored')
  })

  it('send HEAD as GET without the body', async () => {
    const site = await start()
    const whole = await site.get('/tools')
    const head = await site.get('/tools', {}, 'HEAD')
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '', 'cache-status': 'site; hit' })
    expect(site.origin.asked).toHaveLength(1)
  })

  it('answer 406, 405 and the redirect of a trailing slash without Next', async () => {
    const site = await start()
    const refused = await site.get('/tools', { accept: 'application/json' })
    expect(refused).toMatchObject({ status: 406, headers: { vary: 'Accept, Accept-Encoding', age: '0' } })
    expect(refused.body.toString()).toContain('Not acceptable')
    const posted = await site.get('/tools?a', {}, 'POST')
    expect(posted).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD', vary: 'Accept, Accept-Encoding' } })
    expect(await site.get('/llms.txt', {}, 'PUT')).toMatchObject({ status: 405 })
    const slashed = await site.get('/tools/?a=1')
    expect(slashed).toMatchObject({ status: 308, headers: { location: '/tools?a=1' } })
    expect(site.origin.asked).toEqual([])
  })
})

describe('pages over the bytes', () => {
  it('leave, the one asked for longest ago first', async () => {
    const random = (length: number) => Array.from({ length }, () => Math.random().toString(36)[2]).join('')
    const origin = createOrigin((_request, response) => {
      response.setHeader('Cache-Control', 's-maxage=3600').setHeader('Content-Type', 'text/html')
      response.end(random(20_000))
    })
    const site = await start({ maxBytes: 90_000 }, origin)
    const paths = ['/', '/tools', '/guides/first']
    for (const path of paths) {
      await site.get(path)
      await compressed(site, path)
      site.pass(1)
    }
    expect((await site.get('/guides/first')).headers['cache-status']).toBe('site; hit')
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=miss; stored')
  })
})

describe('warm-up', () => {
  it('fills pages in both variants, and files', async () => {
    const site = await start()
    site.origin.reply('/tools', () => Promise.reject(new Error('broken')))
    await site.cache.warmUp()
    expect(site.origin.asked).toEqual([
      '/',
      '/ markdown',
      '/tools',
      '/tools markdown',
      '/guides/first',
      '/guides/first markdown',
      '/llms.txt',
    ])
    expect((await site.get('/guides/first.md')).headers['cache-status']).toBe('site; hit')
    expect((await site.get('/llms.txt')).headers.vary).toBe('Accept-Encoding, rsc, next-router-state-tree')
  })
})
