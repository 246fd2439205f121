import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Fault as ProviderFault } from '@/scripts/sample-providers/faults'
import { SEEDED_ROWS } from '@/tests/support/inputs/seeded-rows'
import { unpublished } from '@/tests/support/responses/endpoint-schema'
import { execute, POSTGRES_PASSWORD } from '@/tests/support/servers/postgres-server'
import { startRedis } from '@/tests/support/servers/redis-server'
import { type LinkFault, startRelay } from '@/tests/support/servers/relay'
import { newClient, startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

// Adapters' own tests make each of them fail in every way. These cases show what a visitor gets.

const ENDPOINTS = ['/api/domain-rating', '/api/pagerank', '/api/stats', '/', '/healthz'] as const
type Endpoint = (typeof ENDPOINTS)[number]

/** A call may wait 1.2 seconds for the one before it, and has 5 seconds. */
const DEADLINE_MS = 7_500
const RECOVERY_MS = 5_000
const REDIS_PASSWORD = 'planted-redis-password'
const SECRETS = [REDIS_PASSWORD, POSTGRES_PASSWORD, 'test-rating-key', 'opr_test-rank-key', 'words-of-the-fault']

const HANGS: LinkFault = { kind: 'hang', at: 0 }

interface Case {
  part: string
  fault: string
  begin: () => unknown
  end: () => unknown
  /** The statuses other than 200. */
  statuses: Partial<Record<Endpoint, number>>
  retryAfter?: string
}

const redis = await startRedis({ args: ['--requirepass', REDIS_PASSWORD] })
const store = await startRelay(`redis://:${REDIS_PASSWORD}@127.0.0.1:${redis.port}`)
const databaseUrl = await createTestDatabase(inject('postgresUrl'))
await execute(databaseUrl, SEEDED_ROWS)
const database = await startRelay(databaseUrl)
// The site reads the counters at its start, and then keeps them for ten minutes.
await database.fault(HANGS)
const site = await startSiteWithProviders({ REDIS_URL: store.url, DATABASE_URL: database.url })
const { providers } = site
afterAll(async () => {
  await site.stop()
  for (const relay of [store, database]) relay.close()
  await redis.stop()
})

const ofProvider = (of: 'rating' | 'pagerank', fault: string, how: ProviderFault, status: number): Case => ({
  part: `the ${of === 'rating' ? 'domain-rating' : 'PageRank'} provider`,
  fault,
  begin: () => providers.fault(of, how),
  end: () => providers.fault(of),
  statuses: { [of === 'rating' ? '/api/domain-rating' : '/api/pagerank']: status },
})
const ofLink = (part: string, fault: string, relay: typeof store, how: LinkFault, endpoint: Endpoint): Case => ({
  part,
  fault,
  begin: () => relay.fault(how),
  end: () => relay.fault(),
  statuses: { [endpoint]: 503 },
})
const said = `words-of-the-fault ${SECRETS.join(' ')}`

/** The database's comes first: no counters were read yet. */
const CASES: Case[] = [
  ofLink('PostgreSQL', 'hangs', database, HANGS, '/api/stats'),
  ofProvider('rating', 'hangs', { kind: 'hang', before: 'headers' }, 502),
  ofProvider('rating', 'connection reset', { kind: 'reset', before: 'end' }, 502),
  ofProvider('rating', 'status 500', { kind: 'status', status: 500, body: said }, 502),
  {
    ...ofProvider('rating', 'status 429', { kind: 'status', status: 429, headers: { 'Retry-After': '17' } }, 429),
    retryAfter: '17',
  },
  ofProvider('pagerank', 'a byte a second', { kind: 'drip' }, 502),
  ofProvider('pagerank', 'HTML in place of JSON', { kind: 'html' }, 502),
  ofProvider('pagerank', 'status 401', { kind: 'status', status: 401, body: said }, 503),
  ofLink('Redis', 'connection refused', store, { kind: 'refuse' }, '/api/pagerank'),
  ofLink('Redis', 'hangs', store, HANGS, '/api/pagerank'),
]

const rows: string[] = []

describe('while a part fails, every endpoint answers as promised, and recovers', () => {
  it.each(CASES)('$part: $fault', async ({ part, fault, begin, end, statuses, retryAfter }) => {
    await begin()
    // One wrong reply fails one case: the next ones need a site that is well.
    onTestFinished(async () => {
      await end()
      await Promise.all(ENDPOINTS.map(untilWell))
    })
    const calls = providers.calls.length
    const replies = await Promise.all(ENDPOINTS.map((endpoint) => ask(endpoint, part === 'Redis')))
    expect(replies.map(({ status }) => status)).toEqual(ENDPOINTS.map((endpoint) => statuses[endpoint] ?? 200))
    expect(replies.flatMap(({ problems }) => problems)).toEqual([])
    if (retryAfter) expect(replies[0]?.headers.get('retry-after')).toBe(retryAfter)
    // A request that cannot be counted does not reach the provider.
    const isUncounted = part === 'Redis' && statuses['/api/pagerank'] === 503
    if (isUncounted) expect(providers.calls.slice(calls).filter(({ path }) => path.endsWith('/bulk'))).toEqual([])
    rows.push([part, fault, ...replies.map(({ status }) => status)].join(' | '))
  })

  it('the log has no secret, no exception and nothing that a fault said', () => {
    expect(SECRETS.filter((secret) => site.output().includes(secret))).toEqual([])
    expect(site.output()).not.toMatch(/"level":[56]0|unhandled|^\s+at |^\w*Error/im)
  })

  it('docs/faults.md says what was answered', async () => {
    const titles = ['what fails', 'how', ...ENDPOINTS.map((endpoint) => `\`${endpoint}\``)]
    const lines = [titles.join(' | '), titles.map(() => '---').join(' | '), ...rows].map((line) => `| ${line} |`)
    await expect(`${INTRODUCTION}\n${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/faults.md')
  })
})

beforeAll(() => Promise.all(['/api/domain-rating', '/api/pagerank', '/'].map((path) => untilWell(path as Endpoint))))

/** Asks for something uncached, as a new client. */
async function ask(endpoint: Endpoint, countersDown = false) {
  const began = performance.now()
  const name = `${endpoint.split('/').at(-1)}-${crypto.randomUUID()}.com`
  const query = { '/api/domain-rating': `?target=${name}`, '/api/pagerank': `?domains[]=${name}` }[endpoint as string]
  const response = await site.as(newClient(), endpoint + (query ?? ''), {
    signal: AbortSignal.timeout(2 * DEADLINE_MS),
  })
  const text = await response.text()
  const problems = [
    ...(endpoint.startsWith('/api/') ? unpublished(response, text, { path: endpoint, countersDown }) : []),
    ...SECRETS.filter((secret) => text.includes(secret)).map((secret) => `tells ${secret}`),
    ...(performance.now() - began < DEADLINE_MS ? [] : ['took too long']),
  ]
  return { status: response.status, headers: response.headers, problems: problems.map((it) => `${endpoint}: ${it}`) }
}

async function untilWell(endpoint: Endpoint): Promise<void> {
  const deadline = performance.now() + RECOVERY_MS
  let reply = await ask(endpoint)
  while (reply.status !== 200 && performance.now() < deadline) {
    await sleep(50)
    reply = await ask(endpoint)
  }
  expect([endpoint, reply.status, reply.problems]).toEqual([endpoint, 200, []])
}

const INTRODUCTION = `# What happens when something fails

\`tests/site/faults.test.ts\` causes each fault in the built site, beside a real PostgreSQL, a real Redis and sample
providers. It fails if this table does not match the responses; \`npm run faults\` writes the table again.

Each cell is the status of an uncached response. For every cell, the test checks that errors are the published JSON,
that the response takes under 7.5 seconds, that every endpoint recovers on its own within 5 seconds of the end of the
fault, and that neither responses nor the log contain a key, a password or anything that the fault said. Each adapter's
own tests cover more faults: \`tests/lib/store\`, \`tests/lib/database\`, \`tests/lib/rating\`, \`tests/lib/pagerank\` and
\`tests/lib/upstream\`.
`
