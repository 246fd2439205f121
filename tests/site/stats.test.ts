import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { valueKey } from '@/lib/store/shared-keys'
import { ask } from '@/tests/support/ask'
import { startNginx } from '@/tests/support/nginx'
import { execute } from '@/tests/support/postgres-server'
import { type RedisServer, startRedis } from '@/tests/support/redis-server'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/seeded-rows'
import { send } from '@/tests/support/send'
import { type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'

const FRESH_SECONDS = 600
/** How long the value stays fresh when the second instance starts. */
const LEFT_SECONDS = 24

let redis: RedisServer
let DATABASE_URL: string
const sites: SiteWithProviders[] = []
beforeAll(async () => {
  redis = await startRedis()
  DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
  await execute(DATABASE_URL, SEEDED_ROWS)
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await redis.stop()
})

async function startInstance(): Promise<SiteWithProviders> {
  const site = await startSiteWithProviders({ REDIS_URL: redis.url, DATABASE_URL })
  sites.push(site)
  return site
}

/** Ages the shared value so that it is fresh for so long. Returns the end, in milliseconds. */
async function age(leftSeconds: number): Promise<number> {
  const client = await createClient({ url: redis.url }).connect()
  const value = JSON.parse((await client.get(valueKey('stats'))) ?? '{}')
  const endsAt = Date.now() + leftSeconds * 1_000
  const aged = JSON.stringify({ ...value, computedAt: endsAt - FRESH_SECONDS * 1_000 })
  await client.set(valueKey('stats'), aged, { expiration: { type: 'PX', value: leftSeconds * 1_000 } })
  await client.close()
  return endsAt
}

it('the counters come from PostgreSQL, and are cached for ten minutes', async () => {
  const { status, body, headers } = await ask(await startInstance(), '/api/stats')
  expect([status, body]).toEqual([200, SEEDED_STATS])
  const caching = /^public, max-age=0, s-maxage=(\d+), must-revalidate$/.exec(headers.get('cache-control') ?? '')
  expect(Number(caching?.[1])).toBeGreaterThan(FRESH_SECONDS - 5)
  expect(Number(caching?.[1])).toBeLessThan(FRESH_SECONDS)
  expect(headers.get('age')).toBe('0')
  expect(headers.has('x-sample-data')).toBe(false)
})

it('behind nginx, which ignores Age, no counter is served after ten minutes', async () => {
  await execute(DATABASE_URL, `insert into prospect_blogs (workspace_id, domain) values (1, 'another.example')`)
  const endsAt = await age(LEFT_SECONDS)
  const nginx = await startNginx([(await startInstance()).url], { isCaching: true })
  const seen = { HIT: 0, old: 0 }
  const untilNew = async (path: string, accept: string, old: RegExp) => {
    for (;;) {
      const askedAt = Date.now()
      const { status, text, headers } = await send(nginx.url, path, { headers: { accept } })
      expect(status).toBe(200)
      if (headers['x-cache'] === 'HIT') seen.HIT += 1
      if (!old.test(text.replace(/<[^>]*>/g, ' '))) return
      // Both are whole milliseconds.
      expect(askedAt).toBeLessThanOrEqual(endsAt)
      seen.old += 1
      await sleep(20)
    }
  }
  try {
    await Promise.all([
      untilNew('/api/stats', '*/*', /"blogsResearched":3/),
      untilNew('/', 'text/html', /3 +blogs researched/),
      untilNew('/', 'text/markdown', /3\W+blogs researched/),
    ])
    expect(seen.old).toBeGreaterThan(20)
    expect(seen.HIT).toBeGreaterThan(20)
  } finally {
    await nginx.stop()
  }
})
