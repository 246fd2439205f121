import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Field } from '@/lib/http-cache/router'
import { start } from '@/tests/support/cached-site'
import { createOrigin, json } from '@/tests/support/origin'

describe('API answers', () => {
  const shared = { 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*', ratelimit: '"x";r=3' }

  it('are stored by the normalised query, without what belongs to one client', async () => {
    const site = await start({ clientHeaders: ['x-client-address'] })
    site.origin.reply('/api/rating?target=a.com', json({ domain: 'a.com' }, shared))
    await site.get('/api/rating?target=A.com', { 'x-client-address': '10.0.0.1', cookie: 'a=b' })
    const hit = await site.get('/api/rating?x=1&target=www.a.com')
    expect(hit.headers).toMatchObject({ 'cache-status': 'site; hit', 'access-control-allow-origin': '*' })
    expect(hit.headers.ratelimit).toBeUndefined()
    expect(site.origin.asked).toEqual(['/api/rating?target=a.com'])
    expect(site.origin.fields).toEqual([{ host: 'site.example', accept: '*/*', 'x-client-address': '10.0.0.1' }])
  })

  it('are sent with the field of the client that asks, found at once or later', async () => {
    let settle = (_field: Field) => {}
    const later = new Promise<Field>((resolve) => {
      settle = resolve
    })
    const site = await start({
      clientHeaders: ['x-client-address'],
      apis: {
        '/api/rating': {
          normalise: () => '',
          fieldFor: ({ headers }) => {
            const client = String(headers['x-client-address'])
            return () => {
              if (client === 'broken') return Promise.reject(new Error('the store is down'))
              return client === 'slow' ? later : ['RateLimit', `"x";r=${client}`]
            }
          },
        },
      },
    })
    site.origin.reply('/api/rating', json({ domain: 'a.com' }, shared))
    const ask = (client: string, headers = {}) => site.get('/api/rating', { 'x-client-address': client, ...headers })
    expect((await ask('8')).headers).toMatchObject({ ratelimit: '"x";r=8', 'cache-status': 'site; fwd=miss; stored' })
    const hit = await ask('7')
    expect(hit.headers).toMatchObject({ ratelimit: '"x";r=7', 'cache-status': 'site; hit' })
    const notModified = await ask('6', { 'if-none-match': hit.headers.etag ?? '' })
    expect([notModified.status, notModified.headers.ratelimit]).toEqual([304, '"x";r=6'])
    const slow = ask('slow')
    settle(['RateLimit', '"x";r=5'])
    expect((await slow).headers.ratelimit).toBe('"x";r=5')
    const broken = await ask('broken')
    expect([broken.status, broken.headers.ratelimit]).toEqual([200, undefined])
    expect(site.errors).toHaveLength(1)
  })

  it('of a query that cannot be normalised, and of other methods, come from Next', async () => {
    const site = await start()
    expect((await site.get('/api/rating')).headers).toMatchObject({ 'cache-status': 'site; fwd=bypass', age: '0' })
    expect((await site.get('/api/stats', {}, 'POST')).headers['cache-status']).toBe('site; fwd=method')
    expect((await site.get('/api/stats', {}, 'OPTIONS')).headers['cache-status']).toBe('site; fwd=method')
    expect((await site.get('/api/pagerank?domains[]=a')).headers['cache-status']).toBe('site; fwd=bypass')
  })

  it('that may not be stored go only to the client that they are about', async () => {
    const site = await start({ clientHeaders: ['x-client-address'] })
    site.origin.reply('/api/rating?target=a.com', async ({ headers }, response) => {
      await wait(30)
      json({ to: headers['x-client-address'] }, {}, 429)({} as never, response)
    })
    site.origin.reply('/api/rating?target=A.com', ({ headers }, response) =>
      json({ to: headers['x-client-address'] }, {}, 429)({} as never, response),
    )
    const ask = (address: string) => site.get('/api/rating?target=A.com', { 'x-client-address': address })
    const replies = await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(ask))
    expect(replies.map(({ body }) => JSON.parse(body.toString()).to).sort()).toEqual([
      '10.0.0.1',
      '10.0.0.2',
      '10.0.0.3',
    ])
  })

  it('leave, least recently used first, before they take more than their share', async () => {
    const site = await start({ maxBytes: 8 * 30_000 }, createOrigin(json({ text: 'x'.repeat(5_000) }, shared)))
    await site.get('/')
    for (let number = 0; number < 50; number += 1) {
      await site.get(`/api/rating?target=${number}`)
      await site.get('/api/rating?target=0')
    }
    const asked = site.origin.asked.length
    expect(asked).toBe(51)
    expect((await site.get('/')).headers['cache-status']).toBe('site; hit')
    expect((await site.get('/api/rating?target=0')).headers['cache-status']).toBe('site; hit')
    expect((await site.get('/api/rating?target=49')).headers['cache-status']).toBe('site; hit')
    expect((await site.get('/api/rating?target=1')).headers['cache-status']).toBe('site; fwd=miss; stored')
  })
})
