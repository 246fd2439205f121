import { afterEach, describe, expect, inject, it } from 'vitest'
import { KV_TOKEN, startKvBridge } from '@/tests/support/kv-bridge'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

const QUERY = '/api/pagerank?domains[]=github.com'
const REQUESTS = 200

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(cleanUp.splice(0).map((close) => close()))
})

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
    const { admitted, refused, remaining } = await flood({ REDIS_URL: inject('redisUrl') })
    expect([admitted.length, refused.length]).toEqual([10, REQUESTS - 10])
    expect(remaining.sort()).toEqual(EACH_REMAINDER_ONCE)
  })

  it('on Vercel KV', async () => {
    const bridge = await startKvBridge(inject('redisUrl'))
    cleanUp.push(() => bridge.stop())
    const { admitted, refused, remaining } = await flood({
      KV_REST_API_URL: bridge.url,
      KV_REST_API_TOKEN: KV_TOKEN,
    })
    expect([admitted.length, refused.length]).toEqual([10, REQUESTS - 10])
    expect(remaining.sort()).toEqual(EACH_REMAINDER_ONCE)
  })
})
