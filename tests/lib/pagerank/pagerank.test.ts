import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QuotaExceeded, Unavailable } from '@/lib/errors'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { PAGERANK_FRESH_SECONDS } from '@/lib/pagerank/provider'
import { type SampleProviders, startSampleProviders } from '@/scripts/sample-providers/start'
import { createCountingQuota } from '@/tests/support/counting-quota'
import { createGate } from '@/tests/support/gate'
import { createSimulatedStore } from '@/tests/support/simulated-store'

let provider: SampleProviders
beforeAll(async () => {
  provider = await startSampleProviders()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.fault('pagerank')
  provider.calls.length = 0
})

function setUp({ key = 'some-key' as string | undefined, url = provider.pageRankUrl } = {}) {
  const store = createSimulatedStore()
  return { store, pageRanks: createPageRanks({ key, url, store, now: () => store.nowMs }) }
}

describe('a page rank', () => {
  it('is asked for at the interface that the key belongs to', async () => {
    await setUp({ key: 'some-key' }).pageRanks.answer(['example.com'], createCountingQuota())
    await setUp({ key: 'opr_key', url: provider.pageRankBulkUrl }).pageRanks.answer(
      ['example.com'],
      createCountingQuota(),
    )
    expect(provider.calls).toMatchObject([
      { method: 'GET', headers: { 'api-opr': 'some-key' } },
      { method: 'POST', headers: { authorization: 'Bearer opr_key' } },
    ])
  })

  it('comes from the cache for 24 hours, the same bytes, and still costs quota', async () => {
    const { store, pageRanks } = setUp()
    const quota = createCountingQuota()
    provider.fault('pagerank', { kind: 'odd-json' })
    const first = await pageRanks.answer(['example.com'], quota)
    store.nowMs += PAGERANK_FRESH_SECONDS * 1_000 - 1
    expect(await pageRanks.answer(['example.com'], quota)).toBe(first)
    expect([provider.calls.length, quota.asked]).toEqual([1, 2])
    // A store may keep an entry longer than it was told to.
    for (const entry of store.entries.values()) entry.expiresMs = Number.POSITIVE_INFINITY
    store.nowMs += 1
    await pageRanks.answer(['example.com'], quota)
    expect(provider.calls).toHaveLength(2)
  })

  it('of one list is never that of another', async () => {
    const { pageRanks, store } = setUp()
    const lists = [
      ['a.com', 'b.com'],
      ['b.com', 'a.com'],
      ['a.com,b.com'],
      ['a.com","b.com'],
      ['a.com'],
      ['a.com', 'a.com'],
    ]
    for (const list of lists) {
      const { response } = JSON.parse(await pageRanks.answer(list, createCountingQuota()))
      expect(response.map(({ domain }: { domain: string }) => domain)).toEqual(list)
    }
    expect([provider.calls.length, store.entries.size]).toEqual([lists.length, lists.length])
  })

  it('has no history at the interface that knows none, and is the same answer', async () => {
    const { pageRanks } = setUp()
    const plain = await pageRanks.answer(['example.com'], createCountingQuota())
    expect(await pageRanks.answer(['example.com'], createCountingQuota(), { history: true })).toBe(plain)
    expect(provider.calls).toHaveLength(1)
  })

  it('of one provider is never served as that of another', async () => {
    const { store, pageRanks } = setUp()
    await pageRanks.answer(['example.com'], createCountingQuota())
    const other = createPageRanks({
      key: 'some-key',
      url: `${provider.pageRankUrl}?instance=2`,
      store,
      now: () => store.nowMs,
    })
    await other.answer(['example.com'], createCountingQuota())
    expect(provider.calls).toHaveLength(2)
  })

  it.each(['', 'not JSON', '{"value":5,"at":0}', '{"value":"{}"}'])(
    'is not read from a foreign entry %j',
    async (foreign) => {
      const { store, pageRanks } = setUp()
      const first = await pageRanks.answer(['example.com'], createCountingQuota())
      for (const entry of store.entries.values()) entry.value = foreign
      expect(await pageRanks.answer(['example.com'], createCountingQuota())).toBe(first)
      expect(provider.calls).toHaveLength(2)
    },
  )

  it('is not cached when the provider fails', async () => {
    const { store, pageRanks } = setUp()
    provider.fault('pagerank', { kind: 'status', status: 500 })
    await expect(pageRanks.answer(['example.com'], createCountingQuota())).rejects.toMatchObject({ reason: 'status' })
    expect(store.entries.size).toBe(0)
    provider.fault('pagerank')
    await pageRanks.answer(['example.com'], createCountingQuota())
  })
})

describe('the order of checks', () => {
  it('asks the quota first, then for a key', async () => {
    const { pageRanks } = setUp({ key: '' })
    const quota = createCountingQuota({ room: 1 })
    await expect(pageRanks.answer(['example.com'], quota)).rejects.toThrow(Unavailable)
    await expect(pageRanks.answer(['example.com'], quota)).rejects.toThrow(QuotaExceeded)
  })

  it('refuses over the quota what the cache holds, without asking the provider', async () => {
    const { pageRanks } = setUp()
    await pageRanks.answer(['example.com'], createCountingQuota())
    const refused = createCountingQuota({ room: 0 })
    await expect(pageRanks.answer(['example.com'], refused)).rejects.toThrow(QuotaExceeded)
    await expect(pageRanks.answer(['example.org'], refused)).rejects.toThrow(QuotaExceeded)
    expect(provider.calls).toHaveLength(1)
  })

  it('sends the admission and the reading of the cache together', async () => {
    const { pageRanks, store } = setUp()
    const quota = createCountingQuota()
    const answer = pageRanks.answer(['example.com'], quota)
    expect([quota.asked, store.reads]).toEqual([1, 1])
    await answer
  })

  it('goes on when the cache cannot be asked, but not when the counters cannot', async () => {
    const { pageRanks, store } = setUp()
    store.down = true
    await pageRanks.answer(['example.com'], createCountingQuota())
    const uncounted = { ...createCountingQuota(), admit: () => Promise.reject(new Unavailable('no counters')) }
    await expect(pageRanks.answer(['example.com'], uncounted)).rejects.toThrow(Unavailable)
    expect(provider.calls).toHaveLength(1)
  })
})

describe('a rush on one uncached list', () => {
  it('is one call, and each request costs an admission', async () => {
    const { pageRanks, store } = setUp()
    const gate = createGate()
    provider.fault('pagerank', { kind: 'hold', until: gate.passed })
    const quota = createCountingQuota({ room: 10 })
    const rush = Promise.allSettled(Array.from({ length: 30 }, () => pageRanks.answer(['example.com'], quota)))
    gate.open()
    const answers = await rush
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(given).toHaveLength(10)
    expect(new Set(given).size).toBe(1)
    expect([quota.asked, provider.calls.length, store.reads]).toEqual([30, 1, 1])
  })

  it('keeps one call when an admission comes late', async () => {
    const { pageRanks } = setUp()
    const admission = createGate()
    const late = { ...createCountingQuota(), admit: () => admission.passed }
    const slow = pageRanks.answer(['example.com'], late)
    const quick = await pageRanks.answer(['example.com'], createCountingQuota())
    admission.open()
    expect(await slow).toBe(quick)
    expect(provider.calls).toHaveLength(1)
  })

  it('ends with its call, even for one whose admission is still to come', async () => {
    const { pageRanks } = setUp()
    void pageRanks.answer(['example.com'], { ...createCountingQuota(), admit: () => new Promise<void>(() => {}) })
    provider.fault('pagerank', { kind: 'status', status: 500 })
    await expect(pageRanks.answer(['example.com'], createCountingQuota())).rejects.toMatchObject({ reason: 'status' })
    provider.fault('pagerank')
    await pageRanks.answer(['example.com'], createCountingQuota())
  })
})
