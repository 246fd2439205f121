import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { limitFreshness, withFreshness } from '@/lib/http/freshness'

const DYNAMIC = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** The caching of an answer in whose making these limits were set. */
async function cachingWith(...limits: number[]): Promise<unknown> {
  const { headers } = await withFreshness(async () => {
    for (const seconds of limits) {
      await wait(1)
      limitFreshness(seconds)
    }
    return { status: 200, headers: { 'cache-control': DYNAMIC }, body: Buffer.from('page') }
  })
  return headers['cache-control']
}

describe('limitFreshness', () => {
  it('holds for the work around it, the shortest one, whatever runs beside', async () => {
    const limited = [[600, 20, 30], [423.9], []].map((limits) => cachingWith(...limits))
    expect(await Promise.all(limited)).toEqual([
      'public, max-age=0, s-maxage=20, must-revalidate',
      'public, max-age=0, s-maxage=423, must-revalidate',
      DYNAMIC,
    ])
  })

  it('does nothing outside', () => {
    expect(() => limitFreshness(1)).not.toThrow()
  })

  it.each([0, -1, 0.5])('of %d seconds keeps a page from being stored', async (seconds) => {
    expect(await cachingWith(seconds)).toBe('no-store')
  })
})
