import { setTimeout as sleep } from 'node:timers/promises'
import { unpublished } from '@/tests/support/endpoint-schema'
import { send } from '@/tests/support/send'

const CLIENTS = 4
/** So many that each lookup is one of a few that are in no cache at first, and all of them are after the warm-up. */
const DOMAINS = 500

interface Call {
  path: string
  statuses: number[]
  method?: string
}

/** What is asked in turn: each endpoint rightly and wrongly, and what is missing. */
const calls: ((turn: number) => Call)[] = [
  (turn) => ({ path: `/api/domain-rating?target=domain-${turn % DOMAINS}.com`, statuses: [200] }),
  (turn) => ({ path: `/api/domain-rating?target=https://www.domain-${turn % DOMAINS}.org/page`, statuses: [200] }),
  (turn) => ({
    path: `/api/pagerank?domains[]=wikipedia.org&domains[]=domain-${turn % DOMAINS}.com`,
    statuses: [200, 429],
  }),
  () => ({ path: '/api/stats', statuses: [200] }),
  () => ({ path: '/api/domain-rating?target=localhost', statuses: [400] }),
  () => ({ path: '/api/pagerank', statuses: [400] }),
  () => ({ path: '/api/stats', statuses: [405], method: 'POST' }),
]

/** Has four clients, in turn at a thousand addresses, ask the endpoints for a while; `departures` tells of wrong answers. */
export async function loadApis(
  origin: string,
  seconds: number,
  pauseMs: number,
): Promise<{ requests: number; departures: string[] }> {
  const departures: string[] = []
  const until = performance.now() + seconds * 1_000
  let turn = 0
  const client = async () => {
    while (performance.now() < until) {
      turn += 1
      const { path, statuses, method } = (calls[turn % calls.length] as (typeof calls)[number])(turn)
      const { headers, text, ...reply } = await send(origin, path, { method, headers: from(turn) })
      const response = new Response(null, { status: reply.status, headers: headers as Record<string, string> })
      const problems = unpublished(response, text, { path: path.split('?', 1)[0] as string, method })
      if (!statuses.includes(reply.status)) problems.push(`status ${reply.status}`)
      departures.push(...problems.map((problem) => `${path}: ${problem}`))
      const missing = await send(origin, `/missing-${turn}`, { headers: from(turn) })
      if (missing.status !== 404) departures.push(`/missing-${turn}: status ${missing.status}`)
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { requests: 2 * turn, departures }
}

const from = (turn: number) => ({ 'x-forwarded-for': `10.0.${turn % 8}.${turn % 250}` })
