import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { valueKey } from '@/lib/store/shared-keys'
import { ask } from '@/tests/support/ask'
import { startNginx } from '@/tests/support/nginx'
import { execute, type PostgresServer, startPostgres } from '@/tests/support/postgres-server'
import { startRedis } from '@/tests/support/redis-server'
import { send } from '@/tests/support/send'
import { type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'

const FRESH_SECONDS = 600
/** What is left of the value when an instance begins to start, which takes some of it. */
const LEFT_SECONDS = 12

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})

async function site(environment: Record<string, string>): Promise<SiteWithProviders> {
  const started = await startSiteWithProviders(environment)
  cleanUp.push(() => started.stop())
  return started
}

async function redisUrl(): Promise<string> {
  const redis = await startRedis()
  cleanUp.push(() => redis.stop())
  return redis.url
}

async function postgres(): Promise<PostgresServer> {
  const server = await startPostgres()
  cleanUp.push(() => server.remove())
  return server
}

/** A database of one contact pitched and two blogs. */
async function database(postgresUrl: string): Promise<string> {
  const url = await createTestDatabase(postgresUrl)
  await execute(
    url,
    `insert into workspaces (name) values ('one');
     insert into prospect_blogs (workspace_id, domain) values (1, 'a.example'), (1, 'b.example');
     insert into contacts (prospect_blog_id, email) values (1, 'a@a.example'), (2, 'b@b.example');
     insert into pitches (contact_id, subject, sent_at) values (1, 'sent', now()), (1, 'again', now());
     insert into pitches (contact_id, subject) values (2, 'draft');`,
  )
  return url
}

/** Makes the shared value look as if it had been computed `seconds` ago, and tells when, by the clock, that was. */
async function age(redis: string, seconds: number): Promise<number> {
  const client = await createClient({ url: redis }).connect()
  const value = JSON.parse((await client.get(valueKey('stats'))) ?? '{}')
  const computedAt = Date.now() - seconds * 1_000
  const expiration = { type: 'PX', value: Math.max(1, (FRESH_SECONDS - seconds) * 1_000) } as const
  await client.set(valueKey('stats'), JSON.stringify({ ...value, computedAt }), { expiration })
  await client.close()
  return computedAt
}

/** For how long shared caches may serve an answer. */
function secondsIn(headers: Headers): number {
  return Number(/^public, max-age=0, s-maxage=(\d+), must-revalidate$/.exec(headers.get('cache-control') ?? '')?.[1])
}

const COUNTED = { editorsPitched: 1, blogsResearched: 2 }

describe('the counters', () => {
  it('come from PostgreSQL and are cached for ten minutes', async () => {
    const url = await database(inject('postgresUrl'))
    const { status, body, headers } = await ask(await site({ DATABASE_URL: url }), '/api/stats')
    expect([status, body]).toEqual([200, COUNTED])
    expect(secondsIn(headers)).toBeGreaterThan(FRESH_SECONDS - 5)
    expect(secondsIn(headers)).toBeLessThan(FRESH_SECONDS)
    expect(headers.get('age')).toBe('0')
    expect(headers.has('x-sample-data')).toBe(false)
  })
})

describe('behind nginx, which ignores Age', () => {
  it('no counter of any form is served once it is ten minutes old', async () => {
    const redis = await redisUrl()
    const url = await database(inject('postgresUrl'))
    const environment = { REDIS_URL: redis, DATABASE_URL: url }
    await ask(await site(environment), '/api/stats')
    await execute(url, `insert into prospect_blogs (workspace_id, domain) values (1, 'c.example')`)
    const endsAt = (await age(redis, FRESH_SECONDS - 2 * LEFT_SECONDS)) + FRESH_SECONDS * 1_000
    const instance = await site(environment)
    const nginx = await startNginx([instance.url], { isCaching: true })
    cleanUp.push(() => nginx.stop())
    const seen = { HIT: 0, old: 0 }
    const untilNew = async (path: string, accept: string, old: RegExp) => {
      for (;;) {
        const askedAt = Date.now()
        const { status, text, headers } = await send(nginx.url, path, { headers: { accept } })
        expect(status).toBe(200)
        if (headers['x-cache'] === 'HIT') seen.HIT += 1
        if (!old.test(text.replace(/<[^>]*>/g, ' '))) return
        expect(askedAt).toBeLessThan(endsAt)
        seen.old += 1
        await sleep(20)
      }
    }
    await Promise.all([
      untilNew('/api/stats', '*/*', /"blogsResearched":2/),
      untilNew('/', 'text/html', /2 +blogs researched/),
      untilNew('/', 'text/markdown', /2\W+blogs researched/),
    ])
    expect(seen.old).toBeGreaterThan(20)
    expect(seen.HIT).toBeGreaterThan(20)
  })
})

describe('while the database is down', () => {
  it('the value is served until it is ten minutes old, and right again once the database is back', async () => {
    const redis = await redisUrl()
    const server = await postgres()
    const url = await database(server.url)
    const environment = { REDIS_URL: redis, DATABASE_URL: url }
    await ask(await site(environment), '/api/stats')
    await server.stop()
    const stamped = await age(redis, FRESH_SECONDS - LEFT_SECONDS)
    const instance = await site(environment)
    let last = { asked: 0, answered: 0 }
    let answer = await ask(instance, '/api/stats')
    expect(answer.status).toBe(200)
    while (answer.status === 200) {
      await sleep(50)
      const asked = Date.now()
      answer = await ask(instance, '/api/stats')
      if (answer.status === 200) {
        last = { asked, answered: Date.now() }
        expect(answer.body).toEqual(COUNTED)
        const leftMs = stamped + FRESH_SECONDS * 1_000 - asked
        if (answer.headers.get('cache-control') !== 'no-store') {
          expect(secondsIn(answer.headers) * 1_000).toBeLessThan(leftMs)
        }
      }
    }
    expect(answer.status).toBe(503)
    expect((last.asked - stamped) / 1_000).toBeLessThan(FRESH_SECONDS)
    expect((last.answered - stamped) / 1_000).toBeGreaterThan(FRESH_SECONDS - 1)
    await server.start()
    const back = Date.now()
    while ((await ask(instance, '/api/stats')).status !== 200) await sleep(100)
    expect(Date.now() - back).toBeLessThan(5_000)
  })
})
