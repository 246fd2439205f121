import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { GET } from '@/app/api/domain-rating/route'
import { createAskRating } from '@/components/lookups/ask-rating'
import { callsAtOnce } from '@/components/lookups/calls-at-once'
import { createQueue, type Timer } from '@/components/queue/queue'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { createLimit } from '@/lib/limit/limit'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createRatings } from '@/lib/rating/rating'
import { createMemoryStore } from '@/lib/store/memory'
import { listen } from '@/tests/support/servers/loopback'
import { createVirtualClock } from '@/tests/support/simulated/virtual-clock'

const clock = createVirtualClock()
const timer: Timer = {
  now: clock.now,
  after(milliseconds, callback) {
    let isWanted = true
    clock.after(milliseconds, () => isWanted && callback())
    return () => {
      isWanted = false
    }
  },
}
const MINUTE_MS = 60_000
const CALLS_A_MINUTE = 60

/** The provider's own limit, as it counts it: in any minute, whatever a call asks for. */
const provider = { callsAt: [] as number[], refusals: 0, rated: 0, takesLists: true }
const server = createServer(async (request, response) => {
  const nowMs = clock.now()
  provider.callsAt.push(nowMs)
  if (provider.callsAt.filter((atMs) => atMs > nowMs - MINUTE_MS).length > CALLS_A_MINUTE) {
    provider.refusals += 1
    return response.writeHead(429, { 'Retry-After': '60' }).end()
  }
  if (request.method === 'GET') {
    provider.rated += 1
    return response.end('{"domain_rating":{"domain_rating":50}}')
  }
  if (!provider.takesLists) return response.writeHead(405).end()
  const { targets } = (await json(request)) as { targets: string[] }
  provider.rated += targets.length
  const ratings = targets.map((target) => ({ target, domain_rating: 50 }))
  response.end(JSON.stringify({ domain_rating: { targets: ratings } }))
})
const url = `http://127.0.0.1:${await listen(server)}/`
afterAll(() => server.close())

afterEach(() => {
  Object.assign(provider, { callsAt: [], refusals: 0, rated: 0, takesLists: true })
})

/** A new process. */
function serve() {
  const store = createMemoryStore({ now: clock.now })
  const services = {
    ratingLimit: createLimit(store, domainRatingLimit),
    ratings: createRatings({ provider: createAhrefsRatings({ url, key: 'key', clock }), store }),
    sampleHeaders: {},
  }
  Object.assign(globalThis, { [Symbol.for('site.services')]: services })
}

const request = (address: string, client: string) => GET(new Request(`https://site.test${address}`), { client })

/** Looks a list up as the checker does in one browser. */
async function lookUp(keys: readonly string[], { client = 'client', protocol = 'h2' } = {}) {
  const startMs = clock.now()
  let halts = 0
  const network = { isOnline: () => true, fetch: (address: string) => request(address, client) }
  const queue = createQueue({
    keys,
    ask: createAskRating(network),
    concurrency: callsAtOnce(protocol),
    timer,
  })
  await new Promise<void>((resolve) => {
    queue.subscribe(() => {
      if (queue.state().halt) halts += 1
      if (queue.state().isDone) resolve()
    })
    queue.start()
  })
  const answered = queue.state().entries.filter(({ state }) => state === 'answered').length
  return { answered, halts, seconds: (clock.now() - startMs) / 1_000 }
}

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}.com`)
const clients = Array.from({ length: 10 }, (_, index) => `client-${index}`)

describe('long lists of uncached sites never meet the provider’s own limit', () => {
  it.each([
    ['h2', 30, 36],
    ['http/1.1', 150, 180],
  ])('one list of 600 over %s: %i calls in less than %i seconds', async (protocol, calls, maxSeconds) => {
    const count = 600
    serve()
    const { answered, halts, seconds } = await lookUp(names(count, 'site'), { protocol })
    expect([answered, halts, provider.refusals, provider.rated]).toEqual([count, 0, 0, count])
    expect(provider.callsAt.length).toBe(calls)
    expect(seconds).toBeLessThan(maxSeconds)
  })

  it('ten lists of 60 from ten clients share their calls', async () => {
    serve()
    const lists = clients.map((client) => lookUp(names(60, client), { client }))
    const ends = await Promise.all(lists)
    expect(ends.map(({ answered, halts }) => [answered, halts])).toEqual(Array(10).fill([60, 0]))
    expect([provider.refusals, provider.rated]).toEqual([0, 600])
    // Each client has at most 20 lookups under way, and 200 lookups are two calls.
    expect(provider.callsAt.length).toBeLessThanOrEqual(10)
  })

  it('1,000 simultaneous requests from two clients: those with a 429 pass when it says', async () => {
    serve()
    const statuses: number[] = []
    const all = names(1_000, 'single').map(async (name, index) => {
      const ask = () => request(`/api/domain-rating?target=${name}`, `client-${index % 2}`)
      let response = await ask()
      statuses.push(response.status)
      if (response.status === 200) return response.status
      const seconds = Number(response.headers.get('Retry-After'))
      await new Promise<void>((resolve) => clock.after(seconds * 1_000, resolve))
      response = await ask()
      return response.status
    })
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
    expect(statuses.filter((status) => status === 429)).toHaveLength(300)
    expect([provider.refusals, provider.rated]).toEqual([0, 1_000])
    expect(provider.callsAt.length).toBeLessThanOrEqual(12)
    // A 429 for want of a place costs nothing: each client has used its 500.
    const { headers } = await request('/api/domain-rating', 'client-0')
    expect(headers.get('RateLimit')).toMatch(/;r=220;/)
  })

  it.each([
    ['h2', 40],
    ['http/1.1', 40],
  ])('where lists are refused, %i sites over %s go one by one', async (protocol, count) => {
    serve()
    provider.takesLists = false
    const { answered } = await lookUp(names(count, 'one'), { protocol })
    expect([answered, provider.refusals, provider.rated]).toEqual([count, 0, count])
    expect(provider.callsAt.length).toBe(count + 1)
  })
})
