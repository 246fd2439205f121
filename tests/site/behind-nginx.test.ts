import { afterAll, describe, expect, inject, it } from 'vitest'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { type Reply, send } from '@/tests/support/send'
import { startNginx } from '@/tests/support/servers/nginx'
import { startRedis } from '@/tests/support/servers/redis-server'
import { startRelay } from '@/tests/support/servers/relay'
import { startSite } from '@/tests/support/servers/site'
import { newClient } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const INSTANCES = 3
const LIMIT = 10
const AT_ONCE = 1_000
const LOOKUPS = 300
const STEADY_CLIENTS = 8
const STEADY_REQUESTS = 300
const POLL = { timeout: 60_000, interval: 20 }
const PAGE_RANK = '/api/pagerank?domains[]=wikipedia.org'
/** Always answered, even without one instance or without Redis. */
const STEADY_PATHS = ['/about.md', '/llms.txt', '/api/stats', '/api/domain-rating?target=wikipedia.org']
const ALL_ANSWERED = [...STEADY_PATHS, PAGE_RANK].map((path) => `${path} 200`)

let redis = await startRedis()
const providers = await startSampleProviders()
const database = await startRelay(await createTestDatabase(inject('postgresUrl')))
const environment = {
  TRUSTED_PROXIES: 'loopback',
  REDIS_URL: redis.url,
  DATABASE_URL: database.url,
  OPEN_PAGERANK_API_KEY: 'opr_test-rank-key',
  OPEN_PAGERANK_URL: providers.pageRankBulkUrl,
  DOMAIN_RATING_API_KEY: 'test-rating-key',
  DOMAIN_RATING_URL: providers.domainRatingUrl,
}
const first = await startSite(environment)
// The others find its counters in the store. On a busy machine, their own queries might fail and be repeated.
await fetch(`${first.url}/api/stats`)
const others = await Promise.all(Array.from({ length: INSTANCES - 1 }, () => startSite(environment)))
const sites = [first, ...others]
const nginx = await startNginx(sites.map(({ url }) => url))
afterAll(async () => {
  await nginx.stop()
  await Promise.all(sites.map((site) => site.stop()))
  await Promise.all([providers.stop(), redis.stop()])
  database.close()
})

function ask(path: string, client = newClient()): Promise<Reply> {
  return send(nginx.url, path, { headers: { 'x-forwarded-for': client } })
}

function atOnce(count: number, path: string, client?: string): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, () => ask(path, client)))
}

function tally(replies: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Clients that ask without pause until they are stopped. Each page rank comes from another client. */
function startSteadyLoad() {
  let isOver = false
  const load = {
    requests: 0,
    /** How often each path was answered with each status. */
    seen: {} as Record<string, number>,
    until: (what: string) => expect.poll(() => load.seen[what] ?? 0, POLL).toBeGreaterThan(0),
    /** Resolves after so many more requests. */
    after(requests: number) {
      const from = load.requests
      return expect.poll(() => load.requests - from, POLL).toBeGreaterThan(requests)
    },
    async stop() {
      isOver = true
      await Promise.all(clients)
    },
  }
  const client = async () => {
    while (!isOver) {
      for (const path of [...STEADY_PATHS, PAGE_RANK]) {
        load.requests += 1
        const { status } = await ask(path).catch(({ code }) => ({ status: code }))
        const what = `${path} ${status}`
        load.seen[what] = (load.seen[what] ?? 0) + 1
      }
    }
  }
  const clients = Array.from({ length: STEADY_CLIENTS }, client)
  return load
}

/** Prints figures for `npm run instances`. */
function tell(line: string): void {
  if (process.env.PRINT_FIGURES) console.log(line)
}

describe(`${INSTANCES} processes behind nginx, on one Redis and one PostgreSQL`, () => {
  it('together admit as many of a thousand requests at once as one process', async () => {
    const client = newClient()
    const replies = await atOnce(AT_ONCE, PAGE_RANK, client)
    const admitted = replies.filter(({ status }) => status === 200)
    const remaining = admitted.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]))
    tell(`${AT_ONCE} page ranks of one client at once: ${JSON.stringify(tally(replies))}`)
    expect(tally(replies)).toEqual({ 200: LIMIT, 429: AT_ONCE - LIMIT })
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: LIMIT }, (_, left) => left))
  })

  it('ask the provider for a cold domain at most once each', async () => {
    const replies = await atOnce(LOOKUPS, '/api/domain-rating?target=nobody-asked-before.com')
    const calls = providers.calls.filter(({ query }) => query.get('target') === 'nobody-asked-before.com').length
    tell(`${LOOKUPS} ratings of one cold domain at once: ${JSON.stringify(tally(replies))}, ${calls} calls`)
    expect(tally(replies)).toEqual({ 200: LOOKUPS })
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThanOrEqual(INSTANCES)
  })

  it('go on when one is killed, and keep its counts', async () => {
    const load = startSteadyLoad()
    const client = newClient()
    const before = await atOnce(LIMIT - 1, PAGE_RANK, client)
    await load.after(STEADY_REQUESTS)
    await first.kill('SIGKILL')
    const after = await atOnce(2 * LIMIT, PAGE_RANK, client)
    await load.after(STEADY_REQUESTS)
    await load.stop()
    tell(`one killed in ${load.requests} requests: ${JSON.stringify(load.seen)}`)
    tell(`a client's page ranks after it: ${JSON.stringify(tally(after))}`)
    expect(tally(before)).toEqual({ 200: LIMIT - 1 })
    expect(tally(after)).toEqual({ 200: 1, 429: 2 * LIMIT - 1 })
    expect(Object.keys(load.seen).sort()).toEqual(ALL_ANSWERED.sort())
  })

  it('refuse only page ranks while Redis is down, and count again when it is back, empty', async () => {
    const load = startSteadyLoad()
    await load.until(`${PAGE_RANK} 200`)
    await redis.stop()
    await load.until(`${PAGE_RANK} 503`)
    await load.after(STEADY_REQUESTS)
    redis = await startRedis({ port: redis.port })
    const tallyOfNewClient = async () => tally(await atOnce(2 * LIMIT, PAGE_RANK, newClient()))
    // Processes reconnect at different times.
    await expect.poll(tallyOfNewClient, POLL).toEqual({ 200: LIMIT, 429: LIMIT })
    await load.stop()
    tell(`Redis lost and empty again in ${load.requests} requests: ${JSON.stringify(load.seen)}`)
    expect(Object.keys(load.seen).sort()).toEqual([...ALL_ANSWERED, `${PAGE_RANK} 503`].sort())
  })

  it('have asked the database for the counters at most once each', () => {
    const queries = database.reads.filter((read) => read.includes('from public_stats')).length
    tell(`reads of the view in all of this: ${queries}`)
    expect(queries).toBeGreaterThan(0)
    expect(queries).toBeLessThanOrEqual(INSTANCES)
  })
})
