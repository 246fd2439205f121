import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gate, start } from '@/tests/support/cached-site'
import { createOrigin, json, page } from '@/tests/support/origin'

describe('freshness', () => {
  it('serves a stale page while one refresh runs', async () => {
    const site = await start()
    await site.get('/')
    site.pass(61)
    const { opened, open } = gate()
    site.origin.reply('/', async (request, response) => {
      await opened
      page('s-maxage=60', { 'x-new': 'yes' })(request, response)
    })
    const stale = await Promise.all([1, 2, 3].map(() => site.get('/')))
    for (const { headers } of stale) {
      expect(headers).toMatchObject({ age: '61', 'cache-status': 'site; hit; detail=refreshing' })
      expect(headers['x-new']).toBeUndefined()
    }
    expect(site.origin.asked).toHaveLength(2)
    open()
    await wait(10)
    expect((await site.get('/')).headers).toMatchObject({ age: '0', 'cache-status': 'site; hit', 'x-new': 'yes' })
  })

  it('renders an absent or expired page once for all who wait', async () => {
    const site = await start()
    for (const forward of ['miss', 'stale']) {
      const before = site.origin.asked.length
      const { opened, open } = gate()
      site.origin.reply('/', async (request, response) => {
        await opened
        page()(request, response)
      })
      let asking = 0
      const allAsk = new Promise<void>((resolve) => {
        site.server.on('request', () => {
          asking += 1
          if (asking === 20) resolve()
        })
      })
      const waiting = Promise.all(Array.from({ length: 20 }, () => site.get('/')))
      await allAsk
      open()
      const states = (await waiting).map(({ headers }) => headers['cache-status'])
      expect(site.origin.asked.length - before).toBe(1)
      expect(new Set(states)).toEqual(
        new Set([`site; fwd=${forward}; stored`, `site; fwd=${forward}; stored; collapsed`]),
      )
      site.pass(91)
    }
  })

  it('asks again for those who joined a render whose time was over before it was done', async () => {
    const site = await start()
    const { opened, open } = gate()
    let rendered = 0
    site.origin.reply('/', async (request, response) => {
      rendered += 1
      const number = String(rendered)
      if (rendered === 1) await opened
      page('s-maxage=60', { 'x-render': number })(request, response)
    })
    const first = site.get('/')
    await wait(20)
    const joined = site.get('/')
    await wait(20)
    site.pass(61)
    open()
    expect((await first).headers['x-render']).toBe('1')
    expect((await joined).headers).toMatchObject({ 'x-render': '2', age: '0' })
  })

  it('keeps a page as it was built, which other caches have to ask for again', async () => {
    const site = await start({}, createOrigin(page('s-maxage=31536000')))
    for (const state of ['site; fwd=miss; stored', 'site; hit']) {
      expect((await site.get('/')).headers).toMatchObject({
        'cache-status': state,
        'cache-control': 'public, max-age=0, must-revalidate',
      })
      site.pass(86_400)
    }
    expect((await site.get('/tools', { accept: 'text/markdown' })).headers['cache-control']).toMatch(/must-revalidate/)
  })

  it('keeps a file for good, and so may other caches, where its name is its content', async () => {
    const forGood = 'public, max-age=31536000, immutable'
    const site = await start(
      {},
      createOrigin((_request, response) => {
        response.writeHead(200, { 'cache-control': forGood }).end('a')
      }),
    )
    for (const state of ['site; fwd=miss; stored', 'site; hit']) {
      expect((await site.get('/llms.txt')).headers).toMatchObject({ 'cache-status': state, 'cache-control': forGood })
      site.pass(86_400)
    }
  })

  it('keeps the stored page through failed refreshes, as long as its directives allow', async () => {
    const site = await start()
    const { body } = await site.get('/')
    site.origin.reply('/', (_request, response) => {
      response.writeHead(500).end('broken')
    })
    site.pass(61)
    expect(await site.get('/')).toMatchObject({ status: 200, body })
    await wait(10)
    expect(await site.get('/')).toMatchObject({ status: 200, body })
    expect(site.origin.asked).toHaveLength(2)
    site.pass(6)
    await site.get('/')
    await wait(10)
    expect(site.origin.asked).toHaveLength(3)
    site.pass(24)
    expect(await site.get('/')).toMatchObject({ status: 500 })
  })

  it('serves beyond that only with stale-if-error', async () => {
    const site = await start({}, createOrigin(page('s-maxage=60, stale-if-error=100')))
    await site.get('/')
    site.origin.reply('/', () => {
      throw new Error('broken')
    })
    site.pass(120)
    expect(await site.get('/')).toMatchObject({
      status: 200,
      headers: { 'cache-status': 'site; fwd=stale; detail=kept', age: '120' },
    })
    site.pass(41)
    expect(await site.get('/')).toMatchObject({ status: 500 })
  })

  it('never serves what must be revalidated beyond its age', async () => {
    const site = await start()
    const strict = { 'cache-control': 'public, max-age=600, must-revalidate, stale-while-revalidate=60', age: '100' }
    site.origin.reply('/api/stats', json({ n: 1 }, strict))
    await site.get('/api/stats')
    site.pass(499)
    expect((await site.get('/api/stats')).headers['cache-status']).toBe('site; hit')
    site.origin.reply('/api/stats', json({ error: 'down' }, { 'cache-control': 'no-store' }, 503))
    site.pass(1)
    expect(await site.get('/api/stats')).toMatchObject({ status: 503, headers: { 'cache-status': 'site; fwd=stale' } })
  })

  it('sends of such an answer what is left of its time, by a clock that may be a tick late, and no age', async () => {
    const site = await start()
    const allows = async (path: string, headers = {}) => {
      const { status, headers: sent } = await site.get(path, headers)
      expect(sent.age).toBe('0')
      return [status, sent['cache-control']]
    }
    const strict = 'public, max-age=0, s-maxage=600, must-revalidate'
    site.origin.reply('/api/stats', json({ n: 1 }, { 'cache-control': 'max-age=600, must-revalidate', age: '100' }))
    site.origin.reply('/', page(strict))
    expect(await allows('/api/stats')).toEqual([200, 'max-age=499, must-revalidate'])
    expect(await allows('/')).toEqual([200, 'public, max-age=0, s-maxage=599, must-revalidate'])
    site.pass(400.7)
    expect(await allows('/')).toEqual([200, 'public, max-age=0, s-maxage=199, must-revalidate'])
    site.pass(0.1)
    expect(await allows('/')).toEqual([200, 'public, max-age=0, s-maxage=198, must-revalidate'])
    expect(await allows('/', { 'if-none-match': '*' })).toEqual([
      304,
      'public, max-age=0, s-maxage=198, must-revalidate',
    ])
    site.pass(98.2)
    expect(await allows('/api/stats')).toEqual([200, 'no-store'])
    expect(await allows('/api/stats', { 'if-none-match': '*' })).toEqual([200, 'no-store'])
  })

  it.each([
    ['no-store', { 'cache-control': 'no-store' }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['Private in another case', { 'cache-control': 'Private, Max-Age=60' }],
    ['no-cache', { 'cache-control': 'no-cache, max-age=60' }],
    ['no directive', { 'cache-control': '' }],
    ['public without a time', { 'cache-control': 'public' }],
    ['a cookie', { 'cache-control': 'public, s-maxage=60', 'set-cookie': 'a=b' }],
    ['spent freshness', { 'cache-control': 'public, max-age=60', age: '60' }],
    ['Vary: *', { 'cache-control': 's-maxage=60', vary: '*' }],
    ['Vary: Cookie', { 'cache-control': 's-maxage=60', vary: 'Cookie' }],
  ])('does not store an answer with %s', async (_name, headers) => {
    const site = await start()
    site.origin.reply('/api/stats', json({}, headers))
    await site.get('/api/stats')
    expect((await site.get('/api/stats')).headers['cache-status']).toBe('site; fwd=miss')
    expect(site.origin.asked).toHaveLength(2)
  })

  it.each([404, 400, 429, 500, 502, 301])('does not store a %i', async (status) => {
    const site = await start()
    site.origin.reply('/', json({}, { 'cache-control': 'public, s-maxage=60' }, status))
    expect((await site.get('/')).status).toBe(status)
    await site.get('/')
    expect(site.origin.asked).toHaveLength(2)
  })

  it('drops the stored page when Next has a new answer that must not be stored', async () => {
    const site = await start()
    await site.get('/')
    site.origin.reply('/', page('private'))
    site.pass(91)
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=stale')
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=miss')
  })

  it('does not take a page for fresh that Next itself has only from its cache', async () => {
    const site = await start()
    site.origin.reply('/', page('s-maxage=60, stale-while-revalidate=3600', { 'x-nextjs-cache': 'STALE' }))
    const { headers } = await site.get('/')
    expect(headers['x-nextjs-cache']).toBeUndefined()
    site.pass(2)
    expect((await site.get('/')).headers['cache-status']).toContain('refreshing')
  })
})
