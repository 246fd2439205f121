import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { UpstreamError } from '@/lib/errors'
import { PAGERANK_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { createPageRanksByName } from '@/lib/pagerank/by-name'
import type { Item } from '@/lib/pagerank/item'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { createCountingLimit } from '@/tests/support/simulated/counting-limit'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

const provider = await freshSampleProviders()

function setUp() {
  const store = createSimulatedStore()
  const options = { key: 'opr_key', url: provider.pageRankBulkUrl, store, now: () => store.nowMs }
  const pageRanks = createPageRanks(options)
  const ask = (domains: string[], clientLimit = createCountingLimit(), asked?: { history: boolean }) =>
    pageRanks.lookUp(domains, clientLimit, asked)
  return { store, ask }
}

const askedFor = () => provider.calls.map(({ body }): string[] => JSON.parse(body).domains)

describe('names that were asked for within 24 hours', () => {
  it('keep their digits, and the answer the oldest day of its items', async () => {
    const { ask } = setUp()
    provider.fault('pagerank', {
      kind: 'rewritten',
      by: (body) => body.replace('"as_of":"2026-10', '"as_of":"2026-11'),
    })
    await ask(['github.com'])
    provider.fault('pagerank', { kind: 'rewritten', by: (body) => body.replace('5.23', '5.230000000000000000001') })
    expect(await ask(['example.com'])).toMatch(/"page_rank_decimal":5.230000000000000000001,.*"as_of":"2026-10-01"}$/)
    provider.fault('pagerank')
    expect(await ask(['github.com', 'Example.com'])).toBe(
      '{"status_code":200,"response":[{"domain":"github.com","page_rank_decimal":8.33,"rank":"23","status_code":200,"referring_domains":6124016},{"domain":"Example.com","page_rank_decimal":5.230000000000000000001,"rank":"8188","status_code":200,"referring_domains":2817624}],"as_of":"2026-10-01"}',
    )
    expect(await ask(['github.com'])).toContain('"as_of":"2026-11-01"')
    expect(askedFor()).toEqual([['github.com'], ['example.com']])
  })

  it('are one name in every form, and another one with a history', async () => {
    const { ask } = setUp()
    await ask(['example.com', 'EXAMPLE.com', 'https://example.com/a', 'example.com.'])
    expect(await ask(['example.com'], createCountingLimit(), { history: true })).toContain('"history":[{')
    expect(await ask(['example.com'], createCountingLimit(), { history: true })).toContain('"history":[{')
    expect(await ask(['example.com'])).not.toContain('history')
    expect(askedFor()).toEqual([['example.com'], ['example.com']])
  })

  it('are not kept where the provider left them out', async () => {
    const { ask } = setUp()
    const [left, right] = ['example.com', 'github.com']
    const leaveOut = (body: string) => body.replace(/\{"domain":"example.com".*?\},/, '')
    provider.fault('pagerank', { kind: 'rewritten', by: leaveOut })
    expect(JSON.parse(await ask([left, right])).response).toMatchObject([{ status_code: 404 }, { status_code: 200 }])
    provider.fault('pagerank')
    expect(JSON.parse(await ask([left, right])).response).toMatchObject([{ status_code: 200 }, { status_code: 200 }])
    expect(askedFor()).toEqual([[left, right], [left]])
  })
})

describe('a cached item', () => {
  const KEY = `pagerank-item:${JSON.stringify(['github.com', provider.pageRankBulkUrl])}`
  const known = { pageRank: '5', rank: 1, referringDomains: 2, history: [] }
  const cachedAs = async (value: unknown, at = Date.UTC(2026, 9, 1)) => {
    const { ask, store } = setUp()
    await store.set(KEY, JSON.stringify({ key: KEY, value, at }), 60)
    return await ask(['github.com'])
  }

  it('is published where it is one', async () => {
    expect(await cachedAs({ known })).toContain('"page_rank_decimal":5,')
    expect(await cachedAs({ known: null })).toContain('"status_code":404,')
    expect(askedFor()).toEqual([])
  })

  it.each([
    { members: '"page_rank_decimal":5},INJECTED' },
    ...['5},INJECTED', '05', '10.1', '-1', '', `5.${'0'.repeat(100)}`].map((pageRank) => ({
      known: { ...known, pageRank },
    })),
    { known: { ...known, rank: '1' } },
    { known: { ...known, referringDomains: 1e300 } },
    { known: { ...known, history: [{ date: '"', pageRank: '1', estimated: true }] } },
    { known, asOf: '2026-10-01"' },
    { known: 5 },
    null,
  ])('is asked for again where it is %j', async (value) => {
    expect(JSON.parse(await cachedAs(value)).response).toMatchObject([{ page_rank_decimal: 8.33, status_code: 200 }])
    expect(askedFor()).toEqual([['github.com']])
  })
})

it('a request does not ask again for what is under way when another of their names has failed', async () => {
  const calls: { names: string[]; resolve: (items: Item[]) => void; fail: (error: Error) => void }[] = []
  const itemsOf = (names: string[]) => new Promise<Item[]>((resolve, fail) => calls.push({ names, resolve, fail }))
  const store = createSimulatedStore()
  const provider = { source: 'https://ranks.test/', itemsOf }
  const pageRanks = createPageRanksByName({ provider, store, now: () => store.nowMs })
  const failing = pageRanks.lookUp(['a.com'], createCountingLimit())
  const mixed = pageRanks.lookUp(['a.com', 'b.com'], createCountingLimit())
  await expect.poll(() => calls.length).toBe(2)
  calls[0]?.fail(new UpstreamError('timeout', 'slow'))
  await expect(failing).rejects.toThrow('slow')
  await expect(mixed).rejects.toThrow('slow')
  const again = pageRanks.lookUp(['b.com'], createCountingLimit())
  calls[1]?.resolve([{ known: { pageRank: '1', rank: null, referringDomains: null, history: [] } }])
  expect(await again).toContain('"page_rank_decimal":1')
  expect(calls.map(({ names }) => names)).toEqual([['a.com'], ['b.com']])
})

it('every item is what the provider says of its name, in the order asked for, and no name is asked for twice in 24 hours', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const UNIVERSE = ['github.com', 'www.github.com', 'example.com', 'bbc.co.uk', 'nobody.example', 'no name', 'x--.com']
  const isHost = (name: string) => !/ |--\./.test(name)
  const truth = new Map<string, { page_rank_decimal: number; status_code: number; referring_domains: number | null }>()
  for (const name of UNIVERSE) {
    const [said] = JSON.parse(await setUp().ask([name])).response
    truth.set(name, said)
  }
  const spelled = fc.record({ name: fc.constantFrom(...UNIVERSE), loud: fc.boolean() })
  const list = fc.array(spelled, { minLength: 1, maxLength: 10 })
  const group = fc.record({
    requests: fc.array(fc.record({ list, refused: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    hoursBefore: fc.integer({ min: 0, max: 14 }),
  })
  const kinds = [...Array(10).fill('shuffles'), 'omits', 'garbles', 'adds', 'fails']
  const behaviour = fc.record({ kind: fc.constantFrom<string>(...kinds), seed: fc.nat() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(group, { maxLength: 6 }),
      fc.array(behaviour, { maxLength: 12 }),
      async (groups, script) => {
        const { ask, store } = setUp()
        const answeredAt = new Map<string, number>()
        const spoilt = new Set<string>()
        const problems: string[] = []
        const steps = [...script]
        const by = (body: string) => {
          const said = JSON.parse(body)
          const names: string[] = [...said.results.map((it: { domain: string }) => it.domain), ...said.invalid]
          for (const name of names) {
            const last = answeredAt.get(name)
            if (last !== undefined && store.nowMs - last < PAGERANK_FRESH_SECONDS * 1_000)
              problems.push(`${name} twice`)
            spoilt.delete(name)
          }
          const { kind, seed } = steps.shift() ?? { kind: 'shuffles', seed: 0 }
          if (kind === 'fails') return '{"error":"no"}'
          const picked = said.results[seed % Math.max(1, said.results.length)]
          if (picked && said.results.length > 1 && (kind === 'omits' || kind === 'garbles')) {
            spoilt.add(picked.domain)
            if (kind === 'omits') said.results.splice(said.results.indexOf(picked), 1)
            else picked.open_page_rank = 11
          }
          if (kind === 'adds') said.results.unshift({ domain: 'unasked.com', found: true, open_page_rank: 1, rank: 1 })
          said.results.sort((a: { domain: string }, b: { domain: string }) =>
            a.domain > b.domain === seed % 2 > 0 ? 1 : -1,
          )
          for (const name of names) if (!spoilt.has(name)) answeredAt.set(name, store.nowMs)
          return JSON.stringify(said)
        }
        provider.fault('pagerank', { kind: 'rewritten', by })
        for (const { requests, hoursBefore } of groups) {
          store.nowMs += hoursBefore * 3_600_000
          const outcomes = await Promise.allSettled(
            requests.map(async ({ list, refused }) => {
              const domains = list.map(({ name, loud }) => (loud && isHost(name) ? name.toUpperCase() : name))
              const answer = await ask(domains, createCountingLimit(refused ? { room: 0 } : {}))
              return { list, domains, items: JSON.parse(answer).response }
            }),
          )
          for (const outcome of outcomes) {
            if (outcome.status === 'rejected') {
              expect(['UpstreamError', 'TooManyRequests']).toContain(outcome.reason.name)
              continue
            }
            const { list, domains, items } = outcome.value
            const unknown = { page_rank_decimal: 0, rank: null, status_code: 404, referring_domains: null }
            expect(items).toEqual(
              list.map(({ name }, index) => ({
                ...(spoilt.has(name) ? unknown : truth.get(name)),
                domain: domains[index],
              })),
            )
          }
          expect(problems).toEqual([])
        }
        // A call outlives its caller that has failed by another name. The next run must not count it as its own.
        await Promise.allSettled(fetched.mock.results.map(({ value }) => value))
        fetched.mockClear()
      },
    ),
    { numRuns: 40 },
  )
})
