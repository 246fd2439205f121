import { describe, expect, it } from 'vitest'
import { QuotaExceeded, Unavailable } from '@/lib/errors'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { PAGERANK_FRESH_SECONDS } from '@/lib/pagerank/provider'
import { createCountingQuota } from '@/tests/support/counting-quota'
import { freshSampleProviders } from '@/tests/support/fresh-sample-providers'
import { createGate } from '@/tests/support/gate'
import { createSimulatedStore } from '@/tests/support/simulated-store'

const provider = await freshSampleProviders()
const OLD = { key: 'some-key', url: provider.pageRankUrl }
const NEW = { key: 'opr_key', url: provider.pageRankBulkUrl }

function setUp(options = OLD, store = createSimulatedStore()) {
  const pageRanks = createPageRanks({ ...options, store, now: () => store.nowMs })
  const ask = (quota = createCountingQuota(), domains = ['example.com']) => pageRanks.answer(domains, quota)
  return { store, pageRanks, ask }
}

it('is asked for at the interface that the key belongs to', async () => {
  await setUp(OLD).ask()
  await setUp(NEW).ask()
  expect(provider.calls).toMatchObject([
    { method: 'GET', headers: { 'api-opr': 'some-key' } },
    { method: 'POST', headers: { authorization: 'Bearer opr_key' } },
  ])
})

it('without a key, the quota is asked first', async () => {
  const { ask } = setUp({ ...OLD, key: '' })
  const quota = createCountingQuota({ room: 1 })
  await expect(ask(quota)).rejects.toThrow(Unavailable)
  await expect(ask(quota)).rejects.toThrow(QuotaExceeded)
})

describe.each([
  ['old', OLD],
  ['new', NEW],
])('the %s interface', (_, options) => {
  it('is asked once in 24 hours, the same bytes come from the cache, and each answer costs quota', async () => {
    const { store, ask } = setUp(options)
    const quota = createCountingQuota()
    provider.fault('pagerank', { kind: 'odd-json' })
    const first = await ask(quota)
    store.nowMs += PAGERANK_FRESH_SECONDS * 1_000 - 1
    expect(await ask(quota)).toBe(first)
    expect([provider.calls.length, quota.asked]).toEqual([1, 2])
    // A store may keep an entry longer than it was told to.
    for (const entry of store.entries.values()) entry.expiresMs = Number.POSITIVE_INFINITY
    store.nowMs += 1
    await ask(quota)
    expect(provider.calls).toHaveLength(2)
  })

  it('has cached answers of its own', async () => {
    const { store, ask } = setUp(options)
    await ask()
    await setUp({ ...options, url: `${options.url}?instance=2` }, store).ask()
    expect(provider.calls).toHaveLength(2)
  })

  it.each(['', 'not JSON', '{"value":5,"at":0}', '{"value":"{}"}'])('takes %j for no answer', async (foreign) => {
    const { store, ask } = setUp(options)
    const first = await ask()
    for (const entry of store.entries.values()) entry.value = foreign
    expect(await ask()).toBe(first)
    expect(provider.calls).toHaveLength(2)
  })

  it('is asked again after a failure', async () => {
    const { store, ask } = setUp(options)
    provider.fault('pagerank', { kind: 'status', status: 500 })
    await expect(ask()).rejects.toMatchObject({ reason: 'status' })
    expect(store.entries.size).toBe(0)
    provider.fault('pagerank')
    await ask()
  })

  it('refuses over the quota what the cache holds, without asking the provider', async () => {
    const { ask } = setUp(options)
    await ask()
    const refused = createCountingQuota({ room: 0 })
    await expect(ask(refused)).rejects.toThrow(QuotaExceeded)
    await expect(ask(refused, ['example.org'])).rejects.toThrow(QuotaExceeded)
    expect(provider.calls).toHaveLength(1)
  })

  it('sends the admission and the reading of the cache together', async () => {
    const { store, ask } = setUp(options)
    const quota = createCountingQuota()
    const answer = ask(quota)
    expect([quota.asked, store.reads]).toEqual([1, 1])
    await answer
    expect(store.reads).toBe(1)
  })

  it('goes on when the cache cannot be asked, but not when the counters cannot', async () => {
    const { store, ask } = setUp(options)
    store.down = true
    await ask()
    const uncounted = { ...createCountingQuota(), admit: () => Promise.reject(new Unavailable('no counters')) }
    await expect(ask(uncounted)).rejects.toThrow(Unavailable)
    expect(provider.calls).toHaveLength(1)
  })

  it('has one call of a rush, and each request costs an admission', async () => {
    const { store, ask } = setUp(options)
    const quota = createCountingQuota({ room: 10 })
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => ask(quota)))
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect([given.length, new Set(given).size]).toEqual([10, 1])
    expect([quota.asked, provider.calls.length, store.reads]).toEqual([30, 1, 1])
  })

  it('has one call when an admission comes late', async () => {
    const { ask } = setUp(options)
    const admission = createGate()
    const slow = ask({ ...createCountingQuota(), admit: () => admission.passed })
    const quick = await ask()
    admission.open()
    expect(await slow).toBe(quick)
    expect(provider.calls).toHaveLength(1)
  })

  it('is asked again after a failed call that another request was still to join', async () => {
    const { ask } = setUp(options)
    void ask({ ...createCountingQuota(), admit: () => new Promise<void>(() => {}) })
    provider.fault('pagerank', { kind: 'status', status: 500 })
    await expect(ask()).rejects.toMatchObject({ reason: 'status' })
    provider.fault('pagerank')
    await ask()
  })
})

describe('the old interface', () => {
  it('has an answer for each list', async () => {
    const { ask, store } = setUp()
    const lists = [
      ['a.com', 'b.com'],
      ['b.com', 'a.com'],
      ['a.com,b.com'],
      ['a.com","b.com'],
      ['a.com'],
      ['a.com', 'a.com'],
    ]
    for (const list of lists) {
      const { response } = JSON.parse(await ask(undefined, list))
      expect(response.map(({ domain }: { domain: string }) => domain)).toEqual(list)
    }
    expect([provider.calls.length, store.entries.size]).toEqual([lists.length, lists.length])
  })

  it('has no history, and gives the same answer', async () => {
    const { ask, pageRanks } = setUp()
    const plain = await ask()
    expect(await pageRanks.answer(['example.com'], createCountingQuota(), { history: true })).toBe(plain)
    expect(provider.calls).toHaveLength(1)
  })
})
