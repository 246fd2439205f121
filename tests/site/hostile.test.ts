import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageRankLimit } from '@/lib/site/endpoints/pagerank'
import { type Attack, attack } from '@/tests/support/hostile/attack'
import { NAMING } from '@/tests/support/hostile/fields'
import { CLIENTS } from '@/tests/support/hostile/requests'
import { send } from '@/tests/support/send'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'
import { words } from '@/tests/support/words'

/** Exchanges, most of several requests. `npm run hostile` runs more, with another seed. */
const COUNT = Number(process.env.HOSTILE_COUNT ?? 1_500)
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const RUN_DEADLINE_MS = 7_200_000

const MEBIBYTE = 1024 * 1024
const MAX_GROWTH = 64 * MEBIBYTE

// Without trusted proxies no field gives a client another quota.
const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
const site = await startSiteWithProviders({ TRUSTED_PROXIES: '', DATABASE_URL })
afterAll(() => site.stop())

describe('hostile requests', () => {
  let found: Attack
  beforeAll(async () => {
    const began = performance.now()
    found = await attack(site, COUNT, SEED)
    const seconds = Math.round((performance.now() - began) / 1_000)
    const [warm, end] = [found.warmRss, found.endRss].map((bytes) => Math.round(bytes / MEBIBYTE))
    const { requests, departures, statuses } = found
    console.log(`Seed ${SEED}: ${requests} hostile requests in ${seconds} s, ${departures.length} departures`)
    console.log(`Resident memory ${warm} MiB → ${end} MiB; answers by status ${JSON.stringify(statuses)}`)
  }, RUN_DEADLINE_MS)

  it('get only answers that the site promises', () => {
    expect(found.departures.join('\n\n')).toBe('')
    expect(found.requests).toBeGreaterThanOrEqual(COUNT)
  })

  it('reach every status', () => {
    const seen = Object.keys(found.statuses).map(Number)
    expect(seen).toEqual(expect.arrayContaining([200, 204, 304, 308, 400, 404, 405, 406, 417, 429, 431]))
  })

  it('cause no exception and no leak', () => {
    const bugs = site.output().match(/^.*(?:"level":[56]0|unhandled|^\s+at |^\w*Error).*$/gim)
    expect([...new Set(bugs)]).toEqual([])
    expect(found.endRss - found.warmRss).toBeLessThan(MAX_GROWTH)
  })

  it('call the provider no more often than the quotas allow', () => {
    const calls = site.providers.calls.filter(({ path }) => path.endsWith('/bulk'))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThanOrEqual(CLIENTS * pageRankLimit.limit)
  })
})

it('no field gives a client another quota', async () => {
  const names = [
    ...NAMING,
    ...words(`CF-Connecting-IP True-Client-IP X-Client-IP X-Cluster-Client-IP Fly-Client-IP X-Vercel-Forwarded-For
      X-Vercel-Proxied-For X-Vercel-IP`),
  ]
  const ask = async (name: string, at: number) => {
    const headers = { [name]: name === 'Forwarded' ? `for=203.0.113.${at}` : `203.0.113.${at}` }
    return (await send(site.url, '/api/pagerank?domains[]=github.com', { headers })).status
  }
  const statuses = await Promise.all(names.map(ask))
  expect(statuses.filter((status) => status === 200)).toHaveLength(pageRankLimit.limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(names.length - pageRankLimit.limit)
})
