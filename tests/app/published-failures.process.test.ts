import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import * as domainRatingRoute from '@/app/api/domain-rating/route'
import * as pageRankRoute from '@/app/api/pagerank/route'
import * as statsRoute from '@/app/api/stats/route'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { endpoints } from '@/lib/endpoints/endpoints'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { createLimit } from '@/lib/limit/limit'
import type { Policy } from '@/lib/limit/policies'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createRatings } from '@/lib/rating/rating'
import { failed } from '@/lib/site/notices'
import { createStats, withoutDatabase } from '@/lib/stats/stats'
import { createMemoryStore } from '@/lib/store/memory'
import { unpublished } from '@/tests/support/responses/endpoint-schema'
import { listen } from '@/tests/support/servers/loopback'
import { createSimulatedDatabase } from '@/tests/support/simulated/simulated-database'
import { createDownStore } from '@/tests/support/simulated/simulated-store'
import { createVirtualClock } from '@/tests/support/simulated/virtual-clock'

let asked = 0
let status = 500
const provider = createServer((_request, response) => {
  asked += 1
  response.writeHead(status).end()
})
const url = `http://127.0.0.1:${await listen(provider)}/`
afterAll(() => provider.close())

const ROUTES = { '/api/domain-rating': domainRatingRoute, '/api/pagerank': pageRankRoute, '/api/stats': statsRoute }

type Path = keyof typeof ROUTES

/** Seven calls leave within eight seconds, each with a hundred domains. One client has half of the places. */
const MAX_WAITING = 350

/** The client of every request that has no server in front. */
const CLIENT = 'unknown'

/** As a browser sends them for a picture on another site's page. */
const EMBEDDED = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }

interface Cause {
  search?: string
  method?: 'POST'
  headers?: Record<string, string>
  /** The limit that is spent. */
  spent?: Policy
  pageRankKey?: string
  providerStatus?: number
  isStoreDown?: boolean
  hasDatabase?: boolean
  /** As many domains wait for the provider of ratings as may. */
  isBusy?: boolean
}

/** The cause of each published failure, with a provider and a database that always fail. */
const CAUSES: Record<string, Cause> = {
  '/api/domain-rating missing': {},
  '/api/domain-rating misnamed': { search: '?url=github.com' },
  '/api/domain-rating address': { search: '?target=127.0.0.1' },
  '/api/domain-rating embedded': { search: '?target=github.com', headers: EMBEDDED },
  '/api/domain-rating method': { method: 'POST' },
  '/api/domain-rating limit': { search: '?target=example.com', spent: domainRatingLimit },
  '/api/domain-rating pace': { search: '?target=example.com', isBusy: true },
  '/api/domain-rating provider': { search: '?target=example.com' },
  // A 400 comes before a missing key, and that before a limit that is spent.
  '/api/pagerank missing': {},
  '/api/pagerank misnamed': { search: '?domains=github.com', pageRankKey: 'opr_key' },
  '/api/pagerank embedded': { search: '?domains[]=github.com', headers: EMBEDDED },
  '/api/pagerank method': { method: 'POST' },
  '/api/pagerank limit': { search: '?domains[]=example.com', pageRankKey: 'opr_key', spent: pageRankLimit },
  '/api/pagerank provider': { search: '?domains[]=example.com', pageRankKey: 'opr_key' },
  '/api/pagerank key': { search: '?domains[]=example.com', spent: pageRankLimit },
  '/api/pagerank refused': { search: '?domains[]=example.com', pageRankKey: 'opr_key', providerStatus: 403 },
  '/api/pagerank unavailable': { search: '?domains[]=example.com', pageRankKey: 'opr_key', isStoreDown: true },
  '/api/stats method': { method: 'POST' },
  '/api/stats unavailable': {},
  '/api/stats noDatabase': { hasDatabase: false },
}

const published = endpoints.flatMap(({ path, limit, responses }) =>
  responses
    .filter(({ status }) => status >= 400)
    .flatMap(({ status, examples }) => examples.map(({ name, value }) => ({ path, limit, status, name, value }))),
)

describe('a published failure', () => {
  it('has its cause here', () => {
    expect(published.map(({ path, name }) => `${path} ${name}`)).toEqual(Object.keys(CAUSES))
  })

  it.each(published)('$path $status $name is what the endpoint says', async ({ path, limit, status, name, value }) => {
    const cause = CAUSES[`${path} ${name}`] ?? {}
    await serve(cause)
    const response = await answerTo(path as Path, cause)
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(withoutWait(text)).toBe(withoutWait(JSON.stringify(value)))
    expect(unpublished(response, text, { path, method: cause.method, countersDown: cause.isStoreDown })).toEqual([])
    if (status === 400) expect(response.headers.get('ratelimit')).toContain(`;r=${limit?.limit};`)
  })
})

it.each([
  ['/api/domain-rating', '?target=', undefined],
  ['/api/pagerank', '?domains[]=', 'opr_key'],
  ['/api/pagerank', '?domains[]=', 'key'],
] as const)('%s does not ask a provider that has failed five times: %s with the key %s', async (path, query, key) => {
  await serve({ pageRankKey: key })
  asked = 0
  for (let name = 0; name < 8; name += 1) {
    expect((await answerTo(path, { search: `${query}${name}.com` })).status).toBe(502)
  }
  expect(asked).toBe(5)
})

it('a bug has the same answer from an endpoint and from the cache', async () => {
  const broken = { stats: { read: () => Promise.reject(new TypeError('a bug')) } }
  Object.assign(globalThis, { [Symbol.for('site.services')]: broken })
  const response = await statsRoute.GET(new Request('https://site.test/api/stats'))
  expect([response.status, await response.text()]).toEqual([500, failed(500, '/api/stats').body])
})

/** The services of a new process. */
async function serve({ spent, pageRankKey, providerStatus = 500, isStoreDown, hasDatabase = true, isBusy }: Cause) {
  status = providerStatus
  const store = isStoreDown ? createDownStore() : createMemoryStore()
  const database = createSimulatedDatabase()
  database.down = true
  const ratingProvider = createAhrefsRatings({ url, clock: createVirtualClock() })
  if (isBusy) for (let place = 0; place < MAX_WAITING; place += 1) ratingProvider.reserve('busy.com', CLIENT)
  const services = {
    ratingLimit: createLimit(store, domainRatingLimit),
    ratings: createRatings({ provider: ratingProvider, store }),
    pageRankLimit: createLimit(store, pageRankLimit),
    pageRanks: createPageRanks({ key: pageRankKey, url, store }),
    stats: hasDatabase ? createStats({ database, source: 'db', store }) : withoutDatabase,
    sampleHeaders: {},
  }
  Object.assign(globalThis, { [Symbol.for('site.services')]: services })
  if (spent) {
    const quota = createLimit(store, spent).of(CLIENT)
    for (let event = 0; event < spent.limit; event += 1) await quota.admit()
  }
}

function answerTo(path: Path, { search = '', method, headers }: Cause) {
  return ROUTES[path][method ?? 'GET'](new Request(`https://site.test${path}${search}`, { method, headers }))
}

/** The wait in a 429 depends on the time. */
function withoutWait(text: string): string {
  return text.replace(/(; try again in )[^.]+/, '$1…')
}
