import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '@/tests/support/ask'
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
  const lookUp = async (path: string = endpoint) => {
    const started = performance.now()
    const { status } = await ask(site, `${path}${crypto.randomUUID()}.com`)
    return { status, milliseconds: performance.now() - started }
  }

  it('is not asked after 5 failures in a row, and is asked again when it is back', async () => {
    site.providers.fault(provider, { kind: 'hang', before: 'headers' })
    const failed = await Promise.all(Array.from({ length: 5 }, () => lookUp()))
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => lookUp()))
    expect([...failed, ...atOnce].map(({ status }) => status)).toEqual(Array(25).fill(502))
    // On a busy machine this may take a second or two, each with a probe.
    expect(Math.max(...atOnce.map(({ milliseconds }) => milliseconds))).toBeLessThan(4_000)
    expect(site.providers.calls.length).toBeLessThanOrEqual(8)
    expect((await lookUp(other)).status).toBe(200)
    site.providers.fault(provider)
    await expect.poll(lookUp, { timeout: 5_000 }).toMatchObject({ status: 200 })
  })

  it('gets at most 50 calls at once; the others wait', async () => {
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    site.providers.fault(provider, { kind: 'hold', until })
    const answers = Array.from({ length: 80 }, () => lookUp())
    await expect.poll(() => site.providers.calls.length, { timeout: 4_000 }).toBe(50)
    expect((await lookUp(other)).status).toBe(200)
    expect(site.providers.calls.filter(({ path }) => path.includes('rating') === (provider === 'rating'))).toHaveLength(
      50,
    )
    release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(80).fill(200))
    site.providers.fault(provider)
  })
})
