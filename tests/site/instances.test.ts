import { afterEach, describe, expect, it } from 'vitest'
import { KV_TOKEN, startKvBridge } from '@/tests/support/kv-bridge'
import { startRedis } from '@/tests/support/redis-server'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

const QUERY = '/api/pagerank?domains[]=github.com'
const REQUESTS = 200

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})

/** One of its own, where no other test has spent a client's quota. */
async function redisUrl(): Promise<string> {
  const redis = await startRedis()
  cleanUp.push(() => redis.stop())
  return redis.url
}

async function start(environment: Record<string, string>): Promise<SiteWithProviders> {
  const site = await startSiteWithProviders(environment)
  cleanUp.push(() => site.stop())
  return site
}

/** 200 requests of one client at once, spread over two processes: the statuses, and what the admitted were told. */
async function flood(environment: Record<string, string>) {
  const sites = await Promise.all([start(environment), start(environment)])
  const client = newClient()
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, i) => (sites[i % 2] as SiteWithProviders).as(client, QUERY)),
  )
  const admitted = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  return {
    admitted,
    refused,
    remaining: admitted.map(({ headers }) => /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]),
  }
}

const EACH_REMAINDER_ONCE = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

describe('two processes share one limit', () => {
  it('on Redis', async () => {
    const { admitted, refused, remaining } = await flood({ REDIS_URL: await redisUrl() })
    expect([admitted.length, refused.length]).toEqual([10, REQUESTS - 10])
    expect(remaining.sort()).toEqual(EACH_REMAINDER_ONCE)
  })

  it('on Vercel KV', async () => {
    const bridge = await startKvBridge(await redisUrl())
    cleanUp.push(() => bridge.stop())
    const { admitted, refused, remaining } = await flood({
      KV_REST_API_URL: bridge.url,
      KV_REST_API_TOKEN: KV_TOKEN,
    })
    expect([admitted.length, refused.length]).toEqual([10, REQUESTS - 10])
    expect(remaining.sort()).toEqual(EACH_REMAINDER_ONCE)
  })
})
