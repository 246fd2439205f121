import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { STATS_FRESH_SECONDS } from '@/lib/stats/computed'
import { valueKey } from '@/lib/store/shared-keys'
import { mixLoad } from '@/tests/support/mixed-load'
import { startRedis } from '@/tests/support/redis-server'
import { send } from '@/tests/support/send'
import { startSite } from '@/tests/support/site'
import { startSiteOnPostgres } from '@/tests/support/site-on-postgres'
import { createTestDatabase } from '@/tests/support/test-database'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})

describe('under load', () => {
  it('every client gets the variant, encoding and length that it asked for', async () => {
    const site = await startSiteOnPostgres()
    cleanUp.push(() => site.stop())
    const { requests, departures } = await mixLoad(site.url, 8, 20_261_121)
    expect(departures.slice(0, 5)).toEqual([])
    expect(requests).toBeGreaterThan(1_000)
  })

  it('a page that changes is seen new when its time is over, whole, in both variants', async () => {
    const redis = await startRedis()
    const client = await createClient({ url: redis.url }).connect()
    cleanUp.push(async () => {
      await client.close()
      await redis.stop()
    })
    const lifeMs = 12_000
    const computedAt = Date.now() - STATS_FRESH_SECONDS * 1_000 + lifeMs
    const old = { stats: { editorsPitched: 111_111, blogsResearched: 222_222 }, computedAt, sample: false }
    await client.set(valueKey('stats'), JSON.stringify(old), { expiration: { type: 'PX', value: lifeMs } })
    const site = await startSite({
      REDIS_URL: redis.url,
      DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
    })
    cleanUp.push(() => site.stop())
    const endsAt = computedAt + STATS_FRESH_SECONDS * 1_000
    const seen = { old: 0, new: 0 }
    const watch = async (accept: string) => {
      for (let isNew = false; !isNew; await sleep(5)) {
        const askedAt = Date.now()
        const { text } = await send(site.url, '/', { headers: { accept } })
        const plain = text.replace(/<[^>]*>/g, '')
        const found = [/111,111/.test(plain), /222,222/.test(plain)]
        isNew = !found[0]
        expect(found[1]).toBe(found[0])
        if (askedAt >= endsAt) expect(isNew).toBe(true)
        seen[isNew ? 'new' : 'old'] += 1
      }
    }
    await Promise.all(['text/html', 'text/html', 'text/markdown', 'text/markdown'].map(watch))
    expect(seen.new).toBe(4)
    expect(seen.old).toBeGreaterThan(20)
  })
})
