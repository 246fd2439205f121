import { describe, expect, it, vi } from 'vitest'
import type { Ask } from '@/lib/http/answer'
import { gate, start } from '@/tests/support/cached-site'
import { createOrigin, page } from '@/tests/support/origin'

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

  it.each([
    ['s-maxage=31536000', 'public, max-age=0, must-revalidate'],
    ['', 'public, max-age=0, must-revalidate'],
    [
      'private, no-cache, no-store, max-age=0, must-revalidate',
      'private, no-cache, no-store, max-age=0, must-revalidate',
    ],
  ])('for the client-side router with Cache-Control: %j is kept by no other cache: %j', async (said, sent) => {
    const site = await start({}, createOrigin(page(said)))
    expect((await site.get('/tools?_rsc=abc', { rsc: '1' })).headers['cache-control']).toBe(sent)
    expect((await site.get('/_next/static/a.js')).headers['cache-control'] ?? '').toBe(said)
  })

  it('is admitted first, once', async () => {
    const admitted: string[] = []
    const site = await start({ admit: (request) => admitted.push(`${request.url}`) })
    await site.get('/api/pagerank')
    await site.get('/tools')
    await site.get('/api/rating?target=a')
    expect(admitted).toEqual(['/api/pagerank', '/api/rating?target=a'])
  })

  it('comes with its own fields, and with its length', async () => {
    const site = await start()
    site.origin.reply('/api/pagerank', (_request, response) => {
      response.writeHead(201, 'Made', ['x-a', '1', 'age', '7', 'x-middleware-next', '1'])
      response.end('{}')
    })
    const reply = await site.get('/api/pagerank')
    const headers = { 'x-a': '1', age: '7', 'content-length': '2', 'cache-status': 'site; fwd=bypass' }
    expect(reply).toMatchObject({ status: 201, headers })
    expect(reply.headers['x-middleware-next']).toBeUndefined()
  })

  it('leaves a body unread without holding up the connection', async () => {
    const site = await start()
    const url = `${site.url}/api/pagerank`
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(1024 * 1024) })).status).toBe(200)
    expect((await fetch(url)).status).toBe(200)
  })

  it('is no longer asked for by a client that has left', async () => {
    const { opened, open } = gate()
    const signals: (AbortSignal | undefined)[] = []
    const origin = createOrigin()
    const ask: Ask = async (question, signal) => {
      signals.push(signal)
      await opened
      if (signal?.aborted) throw signal.reason
      return origin.ask(question)
    }
    const site = await start({ ask })
    const leaving = new AbortController()
    const left = fetch(`${site.url}/api/pagerank`, { signal: leaving.signal })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    leaving.abort()
    await expect(left).rejects.toThrow()
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
    open()
    expect((await site.get('/api/pagerank')).status).toBe(200)
    expect([origin.asked.length, site.errors]).toEqual([1, []])
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
