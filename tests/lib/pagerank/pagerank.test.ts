import { describe, expect, it } from 'vitest'
import { NotSetUp, TooManyRequests, Unavailable } from '@/lib/errors'
import { createPageRanksByList } from '@/lib/pagerank/by-list'
import { createPageRanksByName } from '@/lib/pagerank/by-name'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { sharesLookups } from '@/tests/lib/store/shared-lookup-contract'
import { createCountingLimit } from '@/tests/support/simulated/counting-limit'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

const provider = await freshSampleProviders()
const OLD = { key: 'some-key', url: provider.pageRankUrl }
const NEW = { key: 'opr_key', url: provider.pageRankBulkUrl }

function setUp(options = OLD) {
  const store = createSimulatedStore()
  const pageRanks = createPageRanks({ ...options, store, now: () => store.nowMs })
  const ask = (clientLimit = createCountingLimit(), domains = ['example.com']) => pageRanks.lookUp(domains, clientLimit)
  return { store, pageRanks, ask }
}

it('without a key, nothing is counted', async () => {
  const { ask } = setUp({ ...OLD, key: '' })
  const clientLimit = createCountingLimit()
  await expect(ask(clientLimit)).rejects.toThrow(NotSetUp)
  expect(clientLimit.asked).toBe(0)
})

const numberIn = (answer: string): number => JSON.parse(answer).response[0].page_rank_decimal

describe('a list at the old interface', () => {
  sharesLookups(
    ({ provider, store, now }) => {
      const lookUp = async () => `{"response":[{"page_rank_decimal":${await provider.call()}}]}`
      const pageRanks = createPageRanksByList({
        provider: { source: provider.source, lookUp, accepts: () => true },
        store,
        now,
      })
      return async (domain, clientLimit) => numberIn(await pageRanks.lookUp([domain], clientLimit))
    },
    { costs: 1 },
  )
})

describe('a name at the new interface', () => {
  sharesLookups(
    ({ provider, store, now }) => {
      const itemsOf = async () => {
        const known = { pageRank: String(await provider.call()), rank: null, referringDomains: null, history: [] }
        return [{ known }]
      }
      const pageRanks = createPageRanksByName({ provider: { source: provider.source, itemsOf }, store, now })
      return async (domain, clientLimit) => numberIn(await pageRanks.lookUp([domain], clientLimit))
    },
    { costs: 1 },
  )
})

describe.each([
  ['old', OLD],
  ['new', NEW],
])('the %s interface', (_, options) => {
  it('refuses over the clientLimit what the cache holds, without asking the provider', async () => {
    const { ask } = setUp(options)
    await ask()
    const refused = createCountingLimit({ room: 0 })
    await expect(ask(refused)).rejects.toThrow(TooManyRequests)
    await expect(ask(refused, ['example.org'])).rejects.toThrow(TooManyRequests)
    expect(provider.calls).toHaveLength(1)
  })

  it('sends the admission and the reading of the cache together', async () => {
    const { store, ask } = setUp(options)
    const clientLimit = createCountingLimit()
    const answer = ask(clientLimit)
    expect([clientLimit.asked, store.reads]).toEqual([1, 1])
    await answer
    expect(store.reads).toBe(1)
  })

  it('does not go on when the counters cannot be asked', async () => {
    const uncounted = { ...createCountingLimit(), admit: () => Promise.reject(new Unavailable('no counters')) }
    await expect(setUp(options).ask(uncounted)).rejects.toThrow(Unavailable)
    expect(provider.calls).toEqual([])
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
    expect([provider.calls.length, store.keys.size]).toEqual([lists.length, lists.length])
  })

  it.each([
    ['"status_code":200', 1],
    ['"status_code":"200"', 1],
    ['"more":0', 1],
    ['"status_code":302', 0],
    ['"status_code":404', 0],
    ['"error":"Try later"', 0],
  ])('caches a list beside %s: %i', async (beside, entries) => {
    const { ask, store } = setUp()
    const body = `{${beside},"response":[{"page_rank_decimal":1}]}`
    provider.fault('pagerank', { kind: 'body', body })
    expect([await ask(), await ask()]).toEqual([body, body])
    expect([store.keys.size, provider.calls.length]).toEqual([entries, 2 - entries])
  })

  it.each([
    '{"response":[{"page_rank_decimal":5},INJECTED]}',
    '{"response":[{"page_rank_decimal":11}]}',
    '{"response":[],"debug":"s\\u006fme-key"}',
    'OK',
  ])('asks again where the cache holds %j', async (text) => {
    const { ask, store } = setUp()
    const answer = await ask()
    await store.rewrite((entry) => JSON.stringify({ ...JSON.parse(entry), value: text }))
    expect(await ask()).toBe(answer)
    expect(provider.calls).toHaveLength(2)
  })

  it('has no history, and gives the same answer', async () => {
    const { ask, pageRanks } = setUp()
    const plain = await ask()
    expect(await pageRanks.lookUp(['example.com'], createCountingLimit(), { history: true })).toBe(plain)
    expect(provider.calls).toHaveLength(1)
  })
})
