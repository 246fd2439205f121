import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Cluster, INSTANCES, startCluster } from '@/tests/support/instances/cluster'
import { startSteadyLoad } from '@/tests/support/instances/steady-load'
import { type Reply, send } from '@/tests/support/send'
import { newClient } from '@/tests/support/site-with-providers'

const LIMIT = 10
const AT_ONCE = 1_000
const LOOKUPS = 300
const STEADY_REQUESTS = 300
const RECOVERY_MS = 30_000
const PAGE_RANK = '/api/pagerank?domains[]=wikipedia.org'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster(inject('postgresUrl'))
}, 120_000)
afterAll(() => cluster.stop())

function atOnce(count: number, path: string, client?: string): Promise<Reply[]> {
  const ask = () => send(cluster.url, path, { headers: { 'x-forwarded-for': client ?? newClient() } })
  return Promise.all(Array.from({ length: count }, ask))
}

function tally(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** For `npm run instances`; the tests are silent. */
function tell(line: string): void {
  if (process.env.TELL_FIGURES) console.log(line)
}

describe(`${INSTANCES} processes behind nginx, on one Redis and one PostgreSQL`, { timeout: 120_000 }, () => {
  it('admit just as many of a thousand requests at once as one would', async () => {
    const client = newClient()
    const replies = await atOnce(AT_ONCE, PAGE_RANK, client)
    const admitted = replies.filter(({ status }) => status === 200)
    const remaining = admitted.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]))
    tell(`${AT_ONCE} page ranks of one client at once: ${JSON.stringify(tally(replies))}`)
    expect(tally(replies)).toEqual({ 200: LIMIT, 429: AT_ONCE - LIMIT })
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: LIMIT }, (_, left) => left))
  })

  it('ask the provider for a domain that nobody knew once each at most', async () => {
    const replies = await atOnce(LOOKUPS, '/api/domain-rating?target=nobody-asked-before.com')
    const calls = cluster.ratingCalls().filter((target) => target === 'nobody-asked-before.com').length
    tell(`${LOOKUPS} ratings of one cold domain at once: ${JSON.stringify(tally(replies))}, ${calls} calls`)
    expect(tally(replies)).toEqual({ 200: LOOKUPS })
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThanOrEqual(INSTANCES)
  })

  it('answer on when one of them is killed, and count what it had counted', async () => {
    const load = startSteadyLoad(cluster.url)
    const client = newClient()
    const before = await atOnce(LIMIT - 1, PAGE_RANK, client)
    await load.after(STEADY_REQUESTS)
    await cluster.sites[0]?.kill('SIGKILL')
    const after = await atOnce(2 * LIMIT, PAGE_RANK, client)
    await load.after(STEADY_REQUESTS)
    await load.stop()
    tell(`one killed in ${load.requests} requests: failures ${JSON.stringify(load.failures)}`)
    tell(
      `page ranks meanwhile: ${JSON.stringify(load.pageRank)}; the client's after it ${JSON.stringify(tally(after))}`,
    )
    expect(tally(before)).toEqual({ 200: LIMIT - 1 })
    expect(tally(after)).toEqual({ 200: 1, 429: 2 * LIMIT - 1 })
    expect(load.failures).toEqual({})
    expect(Object.keys(load.pageRank)).toEqual(['200'])
  })

  it('refuse page ranks alone while Redis is away, and count again when an empty one is there', async () => {
    const load = startSteadyLoad(cluster.url)
    await load.until(200)
    await cluster.loseRedis()
    await load.until(503)
    await load.after(STEADY_REQUESTS)
    const lostAt = load.requests
    await cluster.restoreRedis()
    let replies: Reply[] = []
    const tallyOfNewClient = async () => {
      replies = await atOnce(2 * LIMIT, PAGE_RANK, newClient())
      return tally(replies)
    }
    // Each process connects again in its own time.
    await expect.poll(tallyOfNewClient, { timeout: RECOVERY_MS }).toEqual({ 200: LIMIT, 429: LIMIT })
    await load.stop()
    tell(`Redis lost and empty again in ${load.requests} requests: page ranks ${JSON.stringify(load.pageRank)}`)
    tell(`others failed: ${JSON.stringify(load.failures)}; a new client's after it: ${JSON.stringify(tally(replies))}`)
    expect(lostAt).toBeGreaterThan(0)
    expect(load.failures).toEqual({})
    expect(Object.keys(load.pageRank)).toEqual(['200', '503'])
  })

  it('have asked the database for the counters once, or once each where the store was slow to tell', () => {
    tell(`reads of the view in all of this: ${cluster.statsQueries()}`)
    expect(cluster.statsQueries()).toBeGreaterThan(0)
    expect(cluster.statsQueries()).toBeLessThanOrEqual(INSTANCES)
  })
})
