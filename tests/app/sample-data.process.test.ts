import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAMPLE_COUNTERS } from '@/lib/samples/counters'

// Each start imports the routes anew, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const PATHS = {
  rating: '/api/domain-rating?target=github.com',
  pagerank: '/api/pagerank?domains[]=github.com',
  stats: '/api/stats',
}
type Part = keyof typeof PATHS
const PARTS = Object.keys(PATHS) as Part[]

const DATA = {
  rating: { domain: 'github.com', domainRating: 96 },
  pagerank: {
    status_code: 200,
    response: [expect.objectContaining({ domain: 'github.com', page_rank_decimal: 8.33 })],
  },
  stats: SAMPLE_COUNTERS,
}

/** The hosts that the process has called. */
const called: string[] = []
const { fetch } = globalThis
beforeEach(() => {
  called.length = 0
  globalThis.fetch = async (input) => {
    called.push(new URL(String(input)).host)
    throw new TypeError('fetch failed')
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.unstubAllEnvs()
})

/** The routes of a new process with these settings. */
async function start(environment: Record<string, string>) {
  vi.resetModules()
  Object.assign(globalThis, { [Symbol.for('site.services')]: undefined })
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const routes = {
    rating: await import('@/app/api/domain-rating/route'),
    pagerank: await import('@/app/api/pagerank/route'),
    stats: await import('@/app/api/stats/route'),
  }
  const health = await import('@/app/healthz/route')
  return {
    async ask(part: Part) {
      const response = await routes[part].GET(new Request(`https://site.test${PATHS[part]}`))
      return { status: response.status, mark: response.headers.get('X-Sample-Data'), body: await response.json() }
    },
    async health() {
      const response = await health.GET(new Request('https://site.test/healthz'))
      return { status: response.status, body: await response.json() }
    },
  }
}

const PREVIEW = { VERCEL: '1', VERCEL_ENV: 'preview' }

describe.each([
  ['SAMPLE_DATA lists everything', { SAMPLE_DATA: 'rating,pagerank,stats' }],
  ['the process is a preview without settings', PREVIEW],
])('where %s', (_, environment) => {
  it('every part has an answer in the process, which is marked', async () => {
    const { ask, health } = await start(environment)
    for (const part of PARTS) {
      expect(await ask(part)).toEqual({ status: 200, mark: 'true', body: expect.objectContaining(DATA[part]) })
    }
    const { status, body } = await health()
    expect([status, Object.keys(body.dependencies)]).toEqual([200, ['store']])
    expect(body.warnings.filter((text: string) => text.includes('returns sample data'))).toHaveLength(3)
    expect(called).toEqual([])
  })
})

it.each(PARTS)('where %s alone is sample data, nothing else is marked or invented', async (sample) => {
  const { ask } = await start({ SAMPLE_DATA: sample })
  for (const part of PARTS) {
    const { status, mark } = await ask(part)
    const real = { rating: 502, pagerank: 503, stats: 503 }[part]
    expect([part, status, mark]).toEqual(part === sample ? [part, 200, 'true'] : [part, real, null])
  }
  expect(new Set(called)).toEqual(new Set(sample === 'rating' ? [] : ['api.ahrefs.com']))
})

it('samples never stand in for a part that has an address and is down', async () => {
  const { ask } = await start({
    SAMPLE_DATA: 'rating,pagerank,stats',
    DOMAIN_RATING_URL: 'https://rating.test/',
    OPEN_PAGERANK_URL: 'https://rank.test/',
    OPEN_PAGERANK_API_KEY: 'opr_key',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  })
  const statuses = [await ask('rating'), await ask('pagerank'), await ask('stats')].map(({ status }) => status)
  expect(statuses).toEqual([502, 502, 503])
  expect(new Set(called)).toEqual(new Set(['rating.test', 'rank.test']))
})
