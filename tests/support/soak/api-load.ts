import { unpublished } from '@/tests/support/endpoint-schema'
import { send } from '@/tests/support/send'
import { newClient } from '@/tests/support/site-with-providers'

const CLIENTS = 4
/** So many that each lookup is one of a few that are in no cache at first, and all of them are after the warm-up. */
const DOMAINS = 500

interface Call {
  path: string
  status: number
  method?: string
}

/** What is asked in turn: each endpoint rightly and wrongly, and what is missing. */
const calls: ((turn: number) => Call)[] = [
  (turn) => ({ path: `/api/domain-rating?target=domain-${turn % DOMAINS}.com`, status: 200 }),
  (turn) => ({ path: `/api/domain-rating?target=https://www.domain-${turn % DOMAINS}.org/page`, status: 200 }),
  (turn) => ({ path: `/api/pagerank?domains[]=wikipedia.org&domains[]=domain-${turn % DOMAINS}.com`, status: 200 }),
  () => ({ path: '/api/stats', status: 200 }),
  () => ({ path: '/api/domain-rating?target=localhost', status: 400 }),
  () => ({ path: '/api/pagerank', status: 400 }),
  () => ({ path: '/api/stats', status: 405, method: 'POST' }),
]

/** Has four clients, each time at another address, ask the endpoints for a while; `departures` tells of wrong answers. */
export async function loadApis(origin: string, seconds: number): Promise<{ requests: number; departures: string[] }> {
  const departures: string[] = []
  const until = performance.now() + seconds * 1_000
  let turn = 0
  const client = async () => {
    while (performance.now() < until) {
      turn += 1
      const { path, status, method } = (calls[turn % calls.length] as (typeof calls)[number])(turn)
      const { headers, text, ...reply } = await send(origin, path, { method, headers: from(newClient()) })
      const response = new Response(null, { status: reply.status, headers: headers as Record<string, string> })
      const problems = unpublished(response, text, { path: path.split('?', 1)[0] as string, method })
      if (reply.status !== status) problems.push(`status ${reply.status}`)
      departures.push(...problems.map((problem) => `${path}: ${problem}`))
      const missing = await send(origin, `/missing-${turn}`, { headers: from(newClient()) })
      if (missing.status !== 404) departures.push(`/missing-${turn}: status ${missing.status}`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { requests: 2 * turn, departures }
}

const from = (client: string) => ({ 'x-forwarded-for': client })
