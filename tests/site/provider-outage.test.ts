import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '@/tests/support/ask'
import { createGate } from '@/tests/support/gate'
import { type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

const ENDPOINTS = [
  ['rating', '/api/domain-rating?target=', '/api/pagerank?domains[]='],
  ['pagerank', '/api/pagerank?domains[]=', '/api/domain-rating?target='],
] as const

let site: SiteWithProviders
beforeAll(async () => {
  site = await startSiteWithProviders()
  await Promise.all(ENDPOINTS.map(([, endpoint]) => ask(site, `${endpoint}github.com`)))
})
afterAll(() => site.stop())
beforeEach(() => {
  site.providers.calls.length = 0
  for (const provider of ['rating', 'pagerank'] as const) site.providers.fault(provider)
})

describe.each(ENDPOINTS)('the %s provider', (provider, endpoint, other) => {
  /** Looks up a new domain. */
  const lookUp = async (path: string = endpoint) => (await ask(site, `${path}${crypto.randomUUID()}.com`)).status

  it('is not asked after 5 failures in a row, and is asked again when it is back', async () => {
    site.providers.fault(provider, { kind: 'status', status: 500 })
    for (let failure = 0; failure < 5; failure += 1) expect(await lookUp()).toBe(502)
    const asked = site.providers.calls.length
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => lookUp()))
    expect(atOnce).toEqual(Array(20).fill(502))
    // A probe each second.
    expect(site.providers.calls.length - asked).toBeLessThanOrEqual(3)
    expect(await lookUp(other)).toBe(200)
    site.providers.fault(provider)
    await expect.poll(() => lookUp(), { timeout: 5_000 }).toBe(200)
  })
})

it('the page-rank provider gets at most 50 calls at once; the others wait', async () => {
  const { passed: until, open: release } = createGate()
  site.providers.fault('pagerank', { kind: 'hold', until })
  const answers = Array.from({ length: 80 }, () => ask(site, `/api/pagerank?domains[]=${crypto.randomUUID()}.com`))
  await expect.poll(() => site.providers.calls.length, { timeout: 4_000 }).toBe(50)
  expect((await ask(site, `/api/domain-rating?target=${crypto.randomUUID()}.com`)).status).toBe(200)
  expect(site.providers.calls.filter(({ path }) => !path.includes('rating'))).toHaveLength(50)
  release()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(80).fill(200))
})
