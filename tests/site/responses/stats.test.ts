import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterAll, expect, inject, it } from 'vitest'
import { valueKey } from '@/lib/store/redis-protocol'
import { ending } from '@/tests/support/ending'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { startNginx } from '@/tests/support/servers/nginx'
import { execute } from '@/tests/support/servers/postgres-server'
import { startRedis } from '@/tests/support/servers/redis-server'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const FRESH_MS = 600_000
/** How long the stored counters stay fresh. */
const LEFT_MS = 8_000

const redis = await startRedis()
const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
await execute(DATABASE_URL, SEEDED_ROWS)
const site = await startSiteWithProviders({ REDIS_URL: redis.url, DATABASE_URL })
afterAll(async () => {
  await site.stop()
  await redis.stop()
})

/** Stores one blog less than the database has. Returns when the counters are ten minutes old. */
async function storeOldCounters(): Promise<number> {
  const { host, pathname } = new URL(DATABASE_URL)
  const client = await createClient({ url: redis.url }).connect()
  const end = Date.now() + LEFT_MS
  const stats = { ...SEEDED_STATS, blogsResearched: SEEDED_STATS.blogsResearched - 1 }
  const value = JSON.stringify({ stats, computedAt: end - FRESH_MS })
  await client.set(valueKey(`stats:${host}${pathname}`), value, { expiration: { type: 'PX', value: LEFT_MS } })
  await client.close()
  return end
}

it('behind nginx, which ignores Age, no counter is served after ten minutes', async () => {
  const nginx = ending(await startNginx([site.url], { isCaching: true }))
  const endsAt = await storeOldCounters()
  const seen = { HIT: 0, old: 0 }
  for (;;) {
    const askedAt = Date.now()
    const { status, text, headers } = await send(nginx.url, '/api/stats')
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('x-sample-data')
    if (headers['x-cache'] === 'HIT') seen.HIT += 1
    if (JSON.parse(text).blogsResearched === SEEDED_STATS.blogsResearched) break
    // Both are whole milliseconds.
    expect(askedAt).toBeLessThanOrEqual(endsAt)
    seen.old += 1
    await sleep(20)
  }
  expect(seen.old).toBeGreaterThan(0)
  expect(seen.HIT).toBeGreaterThan(0)
})

it.each([
  ['text/html', /<section[^>]* id="counters".*?<\/section>/s],
  ['text/markdown', /## Counted, not estimated\n.*?\n## /s],
])('as %s the home page holds no counter, and leads to the endpoint', async (accept, section) => {
  const { text } = await send(site.url, '/', { headers: { accept } })
  const [counters = ''] = section.exec(text) ?? []
  expect(counters).toContain('/api/stats')
  expect(counters.replace(/<[^>]*>/g, '').replaceAll(PUBLIC_URL, '')).not.toMatch(/\d/)
})

it('the home page’s markdown says where the counters are, and has no label without its number', async () => {
  const { text } = await send(site.url, '/index.md')
  const [, counters = ''] = /## Counted, not estimated\n(.*?)\n## /s.exec(text) ?? []
  expect(counters).toContain('Your browser fetches them from [/api/stats]')
  expect(counters).not.toMatch(/^\s*[-*]\s/m)
})
