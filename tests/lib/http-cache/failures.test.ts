import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { QueueFull } from '@/lib/http/fair-queue'
import { gate, start } from '@/tests/support/cached-site'
import { page } from '@/tests/support/origin'

const VARY = 'Accept, Accept-Encoding, rsc, next-router-state-tree'

describe('a fill that goes wrong', () => {
  it.each([
    ['throws', 500, () => Promise.reject(new Error('broken'))],
    [
      'resets',
      500,
      (_request: unknown, response: { write(text: string): void; destroy(): void }) => {
        response.write('half a page')
        response.destroy()
      },
    ],
    ['hangs', 504, () => {}],
  ])('by a handler that %s leaves the next one untouched', async (_name, status, reply) => {
    const site = await start({ fillTimeoutMs: 50 })
    site.origin.reply('/', reply as never)
    const failed = await site.get('/', { accept: 'text/html' })
    expect(failed.status).toBe(status)
    expect(failed.body.toString()).toBe('# Failed\n\n/\n')
    expect(site.errors).toHaveLength(1)
    site.origin.reply('/', page())
    expect(await site.get('/')).toMatchObject({ status: 200, headers: { 'cache-status': 'site; fwd=miss; stored' } })
  })

  it.each([
    ['', { accept: 'text/html' }],
    [' passed on', { rsc: '1' }],
  ])('because too many wait leaves a page%s to be asked for again', async (_name, headers: Record<string, string>) => {
    const site = await start({ ask: () => Promise.reject(new QueueFull()) })
    const busy = await site.get('/', headers)
    expect(busy).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    expect(busy.body.toString()).toBe('# Busy\n\n/\n')
    expect(site.errors).toEqual([])
  })

  it('by a late write after its time leaves the next one untouched', async () => {
    const site = await start({ fillTimeoutMs: 30 })
    site.origin.reply('/', async (_request, response) => {
      await wait(60)
      response.write('late')
      response.end('later')
    })
    expect((await site.get('/')).status).toBe(504)
    await wait(60)
    site.origin.reply('/', page())
    expect((await site.get('/')).status).toBe(200)
  })

  it('by its length comes from Next each time', async () => {
    const site = await start({ maxBodyBytes: 100 })
    const reply = await site.get('/tools')
    expect(reply).toMatchObject({ status: 200, headers: { 'cache-status': 'site; fwd=miss', vary: VARY } })
    expect(reply.body.length).toBeGreaterThan(100)
  })

  it('is not one whose client leaves', async () => {
    const site = await start()
    const { opened, open } = gate()
    site.origin.reply('/', async (request, response) => {
      await opened
      page()(request, response)
    })
    const leaving = new AbortController()
    const left = fetch(`${site.url}/`, { signal: leaving.signal })
    while (site.origin.asked.length === 0) await wait(1)
    leaving.abort()
    await expect(left).rejects.toThrow()
    const staying = site.get('/')
    await wait(10)
    open()
    expect((await staying).headers['cache-status']).toBe('site; fwd=miss; stored; collapsed')
    expect((await site.get('/')).body.length).toBeGreaterThan(500)
  })
})
