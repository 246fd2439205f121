import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as domainRatingRoute from '@/app/api/domain-rating/route'
import * as pageRankRoute from '@/app/api/pagerank/route'
import * as statsRoute from '@/app/api/stats/route'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { createLimit } from '@/lib/limit/limit'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createRatings } from '@/lib/rating/rating'
import { createStats } from '@/lib/stats/stats'
import { createMemoryStore } from '@/lib/store/memory'
import { unpublished } from '@/tests/support/answers/endpoint-schema'
import { words } from '@/tests/support/inputs/words'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'
import { createSimulatedDatabase } from '@/tests/support/simulated/simulated'
import { createVirtualClock } from '@/tests/support/simulated/virtual-clock'

const provider = await freshSampleProviders()

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const ROUTES = { '/api/domain-rating': domainRatingRoute, '/api/pagerank': pageRankRoute, '/api/stats': statsRoute }
const SENT = 'zqx9'

const value = fc.oneof(
  fc.constantFrom(
    ...words(`github.com https://www.GitHub.com/a?b user.github.io b%C3%BCcher.de 127.0.0.1 %5B::1%5D localhost com co.uk
      ftp://a.com a..b -a.com a_b.com %00 %0d%0aSet-Cookie:%20a=b %ff %E0%A4%A % ..%2f..%2fetc __proto__ 1e309`),
    `${SENT}.example`,
    '<script>alert(1)</script>'.replaceAll('<', '%3C'),
    `${'a.'.repeat(130)}com`,
    'a'.repeat(2_100),
    '',
  ),
  fc.string({ maxLength: 40 }).map(encodeURIComponent),
)
const name = fc.constantFrom(
  ...words(
    'target target target target[] TARGET url domains[] domains[] domains%5B%5D domains domains[0] __proto__ history',
  ),
)
const search = fc
  .array(fc.tuple(name, value), { maxLength: 12 })
  .map((parameters) => `?${parameters.map((pair) => pair.join('=')).join('&')}`)

it('every answer of an endpoint is as openapi.json says, whatever is asked', async () => {
  const paths = Object.keys(ROUTES) as (keyof typeof ROUTES)[]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.constantFrom(...METHODS), search, async (path, method, query) => {
      serve()
      // Next and the own server answer HEAD by GET, without its body.
      const response = await ROUTES[path][method === 'HEAD' ? 'GET' : method](
        new Request(`https://site.test${path}${query}`, { method }),
      )
      const text = await response.text()
      if (method === 'OPTIONS') expect(response.status).toBe(204)
      else expect(unpublished(response, method === 'HEAD' ? '' : text, { path, method })).toEqual([])
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect([400, 405].includes(response.status) && text.includes(SENT)).toBe(false)
      if (response.status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }),
    { numRuns: 600 },
  )
}, 60_000)

/** The services of a new process, whose provider and database answer well. */
function serve(): void {
  const store = createMemoryStore()
  const services = {
    ratingLimit: createLimit(store, domainRatingLimit),
    ratings: createRatings({
      provider: createAhrefsRatings({ key: 'some-key', url: provider.domainRatingUrl, clock: createVirtualClock() }),
      store,
    }),
    pageRankLimit: createLimit(store, pageRankLimit),
    pageRanks: createPageRanks({ key: 'opr_key', url: provider.pageRankBulkUrl, store }),
    stats: createStats({ database: createSimulatedDatabase(), source: 'db', store }),
    sampleHeaders: {},
  }
  Object.assign(globalThis, { [Symbol.for('site.services')]: services })
}
