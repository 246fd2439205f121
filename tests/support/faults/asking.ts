import { randomUUID } from 'node:crypto'
import { unpublished } from '@/tests/support/endpoint-schema'
import { SEEDED_STATS } from '@/tests/support/seeded-rows'
import { newClient } from '@/tests/support/site-with-providers'
import { type Effect, type Endpoint, type Expected, FAULT_TEXT, SECRETS } from './fault'

/** The longest that any answer may take. */
const DEADLINE_MS = 6_000

export interface Asked {
  endpoint: Endpoint
  status: number
  milliseconds: number
  problems: string[]
}

/** Asks an endpoint for something uncached, as a new client, and compares the answer with what the fault allows. */
export async function askEndpoint(
  siteUrl: string,
  endpoint: Endpoint,
  fault: Effect = { expected: {} },
): Promise<Asked> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  try {
    const response = await fetch(siteUrl + endpoint + queryOf(endpoint), {
      headers: { 'X-Forwarded-For': newClient() },
      redirect: 'manual',
      signal: AbortSignal.timeout(2 * DEADLINE_MS),
    })
    const text = await response.text()
    const milliseconds = elapsed()
    const expected = fault.expected[endpoint] ?? { status: 200 }
    const problems = [
      ...statusProblems(response, expected),
      ...(endpoint.startsWith('/api/')
        ? unpublished(response, text, { path: endpoint, countersDown: fault.countersDown })
        : []),
      ...(response.status === 200 ? contentProblems(endpoint, text, fault) : []),
      ...leaks(`${JSON.stringify([...response.headers])} ${text}`).map((leak) => `tells ${leak}`),
      ...(milliseconds < DEADLINE_MS ? [] : [`took ${milliseconds} ms`]),
    ]
    return { endpoint, status: response.status, milliseconds, problems: problems.map((it) => `${endpoint}: ${it}`) }
  } catch (error) {
    return { endpoint, status: 0, milliseconds: elapsed(), problems: [`${endpoint}: no answer, ${error}`] }
  }
}

/** The planted words and internal names in a text. */
export function leaks(text: string): string[] {
  return [...Object.values(SECRETS), FAULT_TEXT, '.fault.test', 'ECONN', 'ENOTFOUND'].filter((word) =>
    text.includes(word),
  )
}

function queryOf(endpoint: Endpoint): string {
  if (endpoint === '/api/domain-rating') return `?target=rating-${randomUUID()}.com`
  return endpoint === '/api/pagerank' ? `?domains[]=rank-${randomUUID()}.com` : ''
}

function statusProblems({ status, headers }: Response, expected: Expected): string[] {
  return [
    ...(status === expected.status ? [] : [`is ${status} and should be ${expected.status}`]),
    ...Object.entries(expected.headers ?? {})
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name, value]) => `${name} is ${headers.get(name)} and should be ${value}`),
  ]
}

function contentProblems(endpoint: Endpoint, text: string, fault: Effect): string[] {
  if (endpoint === '/api/stats') return same(JSON.parse(text), SEEDED_STATS)
  if (endpoint === '/') {
    return same({ whole: text.includes('</html>') }, { whole: true })
  }
  if (endpoint === '/healthz') {
    const { dependencies } = JSON.parse(text)
    const status = (name: string) => (fault.down === name ? 'down' : 'up')
    return same(
      { store: dependencies.store.status, database: dependencies.database.status },
      { store: status('store'), database: status('database') },
    )
  }
  return []
}

function same(actual: object, expected: object): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  return is === should ? [] : [`says ${is} and should say ${should}`]
}
