import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'
import { words } from '@/tests/support/words'

const QUERY = '/api/pagerank?domains[]=github.com'
const LIMIT = 10

/** Everything by which a client has ever been believed to tell its own address. */
const FORGED = words(`X-Forwarded-For X-Real-IP Forwarded CF-Connecting-IP True-Client-IP X-Client-IP X-Client-Address
  X-Cluster-Client-IP Fly-Client-IP X-Vercel-Forwarded-For X-Vercel-Proxied-For X-Vercel-IP`)

async function statuses(count: number, ask: (i: number) => Promise<Response>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)))
  const tally: Record<number, number> = {}
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1
  return tally
}

describe('without trusted proxies', () => {
  let site: SiteWithProviders
  beforeAll(async () => {
    site = await startSiteWithProviders({ TRUSTED_PROXIES: '' })
  })
  afterAll(() => site.stop())

  it('no header moves a client into another bucket', async () => {
    const forge = (i: number) => {
      const address = `203.0.113.${i % 250}`
      return Object.fromEntries(FORGED.map((name) => [name, name === 'Forwarded' ? `for=${address}` : address]))
    }
    const tally = await statuses(FORGED.length * 5, (i) => {
      const [name = ''] = FORGED.slice(i % FORGED.length)
      const all = forge(i)
      return fetch(site.url + QUERY, { headers: i < FORGED.length ? all : { [name]: all[name] ?? '' } })
    })
    expect(tally).toEqual({ 200: LIMIT, 429: FORGED.length * 5 - LIMIT })
  })
})

describe('behind a trusted proxy', () => {
  let site: SiteWithProviders
  beforeAll(async () => {
    site = await startSiteWithProviders({ TRUSTED_PROXIES: 'loopback' })
  })
  afterAll(() => site.stop())

  it('tells its clients apart', async () => {
    const [one, other] = [newClient(), newClient()]
    expect(await statuses(12, () => site.as(one, QUERY))).toEqual({ 200: LIMIT, 429: 2 })
    expect(await statuses(12, () => site.as(other, QUERY))).toEqual({ 200: LIMIT, 429: 2 })
  })

  it('an address that the client adds on the left is not believed', async () => {
    const client = newClient()
    expect(await statuses(12, (i) => site.as(`198.51.100.${i}, 192.0.2.${i}, ${client}`, QUERY))).toEqual({
      200: LIMIT,
      429: 2,
    })
  })

  it('one IPv6 /64 is one client', async () => {
    expect(await statuses(12, (i) => site.as(`2001:db8:1:2::${i + 1}`, QUERY))).toEqual({ 200: LIMIT, 429: 2 })
    expect(await statuses(3, (i) => site.as(`2001:db8:1:3::${i + 1}`, QUERY))).toEqual({ 200: 3 })
  })

  it('an IPv4 address is the same client when it is written as IPv6', async () => {
    const client = newClient()
    expect(await statuses(12, (i) => site.as(i % 2 ? client : `::ffff:${client}`, QUERY))).toEqual({
      200: LIMIT,
      429: 2,
    })
  })

  it('what is no address counts as the proxy itself', async () => {
    expect(await statuses(12, (i) => site.as(`nonsense-${i}`, QUERY))).toEqual({ 200: LIMIT, 429: 2 })
  })
})
