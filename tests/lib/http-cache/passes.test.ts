import { describe, expect, it } from 'vitest'
import { start } from '@/tests/support/cached-site'

const VARY = 'Accept, Accept-Encoding, rsc, next-router-state-tree'
const HTML = { accept: 'text/html' }

describe('what Next answers itself', () => {
  it('is RSC and assets, with Vary folded on pages', async () => {
    const site = await start()
    const replies = [await site.get('/tools', { rsc: '1' }), await site.get('/tools?_rsc=abc', { rsc: '1' })]
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        vary: VARY,
        'cache-status': 'site; fwd=bypass',
        'x-content-type-options': 'nosniff',
      })
    }
    const asset = await site.get('/_next/static/a.js')
    expect(asset.headers).toMatchObject({ vary: 'rsc, next-router-state-tree', 'cache-status': 'site; fwd=bypass' })
    expect((await site.get('/tools', HTML)).headers['cache-status']).toBe('site; fwd=miss; stored')
    expect(site.origin.asked).toHaveLength(4)
  })

  it('is admitted first, once', async () => {
    const admitted: string[] = []
    const site = await start({ admit: (request) => admitted.push(`${request.url}`) })
    await site.get('/api/pagerank')
    await site.get('/tools')
    await site.get('/api/rating?target=a')
    expect(admitted).toEqual(['/api/pagerank', '/api/rating?target=a'])
  })

  it('keeps headers that it writes with its status', async () => {
    const site = await start()
    site.origin.reply('/api/pagerank', (_request, response) => {
      response.writeHead(201, 'Made', ['x-a', '1', 'age', '7'])
      response.end('{}')
    })
    const reply = await site.get('/api/pagerank')
    expect(reply).toMatchObject({ status: 201, headers: { 'x-a': '1', age: '7', 'cache-status': 'site; fwd=bypass' } })
  })

  it('ends in our own 500 where it throws', async () => {
    const site = await start()
    site.origin.reply('/api/pagerank', () => {
      throw new Error('broken')
    })
    expect(await site.get('/api/pagerank')).toMatchObject({ status: 500 })
    expect(site.errors).toHaveLength(1)
  })
})
