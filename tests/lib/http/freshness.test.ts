import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { limitFreshness, withFreshness } from '@/lib/http/freshness'
import { start } from '@/tests/support/cached-site'
import { page } from '@/tests/support/origin'

const DYNAMIC = 'private, no-cache, no-store, max-age=0, must-revalidate'

describe('limitFreshness', () => {
  it('holds for the work around it, the shortest one, whatever runs beside', async () => {
    const limited = (...seconds: number[]) =>
      withFreshness(async () => {
        for (const one of seconds) {
          await wait(1)
          limitFreshness(one)
        }
        return 'done'
      })
    const outcomes = await Promise.all([limited(600, 20, 30), limited(), limited(0)])
    expect(outcomes.map(({ limitSeconds }) => limitSeconds)).toEqual([20, undefined, 0])
    expect(outcomes[0]?.value).toBe('done')
  })

  it('does nothing outside', () => {
    expect(() => limitFreshness(1)).not.toThrow()
  })

  it('makes a dynamic page storable until then, and no longer', async () => {
    const site = await start()
    site.origin.reply('/', async (request, response) => {
      await wait(1)
      limitFreshness(423.9)
      page(DYNAMIC)(request, response)
    })
    expect((await site.get('/')).headers).toMatchObject({
      'cache-status': 'site; fwd=miss; stored',
      'cache-control': 'public, max-age=0, s-maxage=423, must-revalidate',
    })
    site.pass(422)
    expect((await site.get('/')).headers).toMatchObject({ 'cache-status': 'site; hit', age: '422' })
    site.pass(1)
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=stale; stored')
  })

  it('shortens a page that may be stored, and lets no stale one through', async () => {
    const site = await start()
    site.origin.reply('/', (request, response) => {
      limitFreshness(600)
      page('s-maxage=60, stale-while-revalidate=600', { age: '10' })(request, response)
    })
    expect((await site.get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=50, must-revalidate')
    site.pass(50)
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=stale; stored')
  })

  it.each([0, -1, 0.5])('of %d seconds keeps a page from being stored', async (seconds) => {
    const site = await start()
    site.origin.reply('/', (request, response) => {
      limitFreshness(seconds)
      page('s-maxage=60')(request, response)
    })
    await site.get('/')
    expect((await site.get('/')).headers['cache-status']).toBe('site; fwd=miss')
  })
})
