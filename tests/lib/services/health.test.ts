import { expect, it } from 'vitest'
import { parseConfig } from '@/lib/config'
import { Unavailable } from '@/lib/errors'
import { createHealth, warningsOf } from '@/lib/services/health'
import { createGate } from '@/tests/support/gate'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

const vercel = { VERCEL: '1', VERCEL_URL: 'site-abc123.vercel.test' }
const store = { KV_REST_API_URL: 'https://kv.example.com', KV_REST_API_TOKEN: 'token' }
const rated = { DOMAIN_RATING_API_KEY: 'key' }
const complete = { ...rated, OPEN_PAGERANK_API_KEY: 'opr_key', DATABASE_URL: 'postgres://localhost/site' }
const warningsWith = (environment: Record<string, string>) => warningsOf(parseConfig(environment))

const NO_DATABASE = expect.stringMatching(/^No database is set: \/api\/stats answers 503\. Set DATABASE_URL/)
const NO_RANK_KEY = expect.stringMatching(
  /^OPEN_PAGERANK_API_KEY is not set: .*503.*https:\/\/openpagerank\.keywordseverywhere\.com\//,
)
const NO_RATING_KEY = expect.stringMatching(/^DOMAIN_RATING_API_KEY is not set: .*502.*https:\/\/docs\.ahrefs\.com\//)
const sample = (path: string, part: string) =>
  expect.stringMatching(new RegExp(`^${path} returns sample data\\. .* leave ${part} out of SAMPLE_DATA\\.$`))
const SAMPLES = {
  rating: sample('/api/domain-rating', 'rating'),
  pagerank: sample('/api/pagerank', 'pagerank'),
  stats: sample('/api/stats', 'stats'),
}

it.each<[Record<string, string>, unknown[]]>([
  [{}, [NO_DATABASE, NO_RANK_KEY, NO_RATING_KEY]],
  [{ ...complete, DATABASE_URL: '' }, [NO_DATABASE]],
  [{ ...complete, DATABASE_URL: '', POSTGRES_URL: 'postgres://a-pooler.example.com/b' }, []],
  [{ ...complete, OPEN_PAGERANK_API_KEY: '' }, [NO_RANK_KEY]],
  [{ ...complete, OPEN_PAGERANK_API_KEY: '', OPEN_PAGERANK_URL: 'https://ranks.example.com/' }, [NO_RANK_KEY]],
  [{ ...complete, DOMAIN_RATING_API_KEY: '' }, [NO_RATING_KEY]],
  [{ ...complete, DOMAIN_RATING_API_KEY: '', DOMAIN_RATING_URL: 'https://ratings.example.com/' }, []],
])('with %o it says what is not set', (environment, expected) => {
  expect(warningsWith(environment)).toEqual(expected)
})

it.each<[Record<string, string>, unknown[]]>([
  [{ SAMPLE_DATA: 'rating,pagerank,stats' }, Object.values(SAMPLES)],
  [{ SAMPLE_DATA: 'stats' }, [NO_RANK_KEY, NO_RATING_KEY, SAMPLES.stats]],
  [{ ...complete, SAMPLE_DATA: 'pagerank' }, [SAMPLES.pagerank]],
  [{ ...vercel, ...store, ...rated, VERCEL_ENV: 'preview' }, [SAMPLES.pagerank, SAMPLES.stats]],
])('with %o it says what is sample data', (environment, expected) => {
  expect(warningsWith(environment)).toEqual(expected)
})

it('a key of the ended interface without a server for it says when it ended, where keys are made, and not the key', () => {
  const warnings = warningsWith({ ...complete, OPEN_PAGERANK_API_KEY: 's3cret' })
  expect(warnings).toEqual([expect.stringMatching(/2026-09-30.*https:\/\/openpagerank\.keywordseverywhere\.com\//)])
  expect(warnings.join()).not.toContain('s3cret')
})

const pageRankUrl = 'https://ranks.example.com/getPageRank'

it.each([
  { ...vercel, ...store },
  { ...vercel, REDIS_URL: 'redis://localhost:6379' },
  {},
  { OPEN_PAGERANK_API_KEY: 'key', OPEN_PAGERANK_URL: pageRankUrl },
])('with %o there is nothing to say', (environment) => {
  expect(warningsWith({ ...complete, ...(environment as Record<string, string>) })).toEqual([])
})

function setUp() {
  const store = createSimulatedStore()
  const database = {
    asked: 0,
    check: async () => {},
    async checkAccess() {
      database.asked += 1
      await database.check()
    },
  }
  const windows = { shared: false }
  const health = createHealth({
    ...{ store, database, warnings: ['Known.'], now: () => store.nowMs },
    sharesWindows: () => windows.shared,
  })
  return { store, database, windows, health }
}

it('shares one look among all who ask while it runs and within a second after', async () => {
  const { store, database, health } = setUp()
  const gate = createGate()
  database.check = () => gate.passed
  const asked = Array.from({ length: 100 }, health)
  store.nowMs += 3_000
  asked.push(health())
  gate.open()
  const [first, ...others] = await Promise.all(asked)
  store.nowMs += 999
  for (const other of [...others, await health()]) expect(other).toBe(first)
  expect([store.calls, database.asked]).toEqual([3, 1])
  store.nowMs += 1
  await health()
  expect([store.calls, database.asked]).toEqual([6, 2])
})

it.each(['set', 'getMany', 'admit'] as const)('a store that fails to %s is down', async (call) => {
  const { store, health } = setUp()
  Object.assign(store, { [call]: () => Promise.reject(new Unavailable('NOPERM')) })
  expect(await health()).toMatchObject({ dependencies: { store: { status: 'down' }, database: { status: 'up' } } })
})

it('each look counts, however many came before it', async () => {
  const { store, health } = setUp()
  const { admit } = store
  const admitted: boolean[] = []
  store.admit = async (...asked) => {
    const admission = await admit(...asked)
    admitted.push(admission.admitted)
    return admission
  }
  for (let look = 0; look < 50; look += 1) {
    await health()
    store.nowMs += 1_000
  }
  expect(admitted).toEqual(Array(50).fill(true))
})

it('says while new clients share windows', async () => {
  const { store, windows, health } = setUp()
  expect((await health()).warnings).toEqual(['Known.'])
  windows.shared = true
  store.nowMs += 1_000
  expect((await health()).warnings).toEqual(['Known.', expect.stringMatching(/\/56.*\/24.*Redis/)])
})

it('a database whose view may not be read is down', async () => {
  const { database, health } = setUp()
  database.check = () => Promise.reject(new Unavailable('42501'))
  expect(await health()).toMatchObject({ dependencies: { store: { status: 'up' }, database: { status: 'down' } } })
})

it('without a database, none is named', async () => {
  const health = createHealth({ store: createSimulatedStore(), warnings: [] })
  expect(Object.keys((await health()).dependencies)).toEqual(['store'])
})
