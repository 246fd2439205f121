import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { unpublished } from '@/tests/support/responses/endpoint-schema'
import { type Reply, send } from '@/tests/support/send'

const CLIENTS = 32

/** A request, and how it may be answered. */
export interface Visit {
  path: string
  method?: string
  headers?: Record<string, string>
  statuses: readonly number[]
  /** The decoded body. Where absent, an endpoint's response is compared with openapi.json. */
  text?: string
  /** Whether it is sent again with the response's tag. */
  isRepeated?: boolean
}

/**
 * 32 clients ask for random pages in all their forms, and for `others`. Each body is compared with the one that was read
 * first. `faults` lists the differences.
 */
export async function mixLoad(
  origin: string,
  seconds: number,
  seed: number,
  { pauseMs, others }: { pauseMs: number; others: fc.Arbitrary<Visit> },
): Promise<{ requests: number; faults: string[] }> {
  const visits = fc.oneof({ weight: 8, arbitrary: await pageVisits(origin) }, { weight: 1, arbitrary: others })
  const faults: string[] = []
  let requests = 0
  const ask = async (visit: Visit) => {
    const reply = await send(origin, visit.path, visit)
    faults.push(...faultsOf(visit, reply).map((fault) => `${visit.method ?? 'GET'} ${visit.path}: ${fault}`))
    requests += 1
    return reply
  }
  const until = performance.now() + seconds * 1_000
  const client = async (number: number) => {
    const sequence = fc.sample(visits, { seed: seed + number, numRuns: 1_000 })
    for (let turn = 0; performance.now() < until; turn += 1) {
      const visit = sequence[turn % sequence.length] as Visit
      const { etag } = (await ask(visit)).headers
      if (visit.isRepeated && etag) {
        await ask({ ...visit, headers: { ...visit.headers, 'if-none-match': etag }, statuses: [304] })
      }
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return { requests, faults }
}

function faultsOf({ path, method = 'GET', statuses, text }: Visit, reply: Reply): string[] {
  if (!statuses.includes(reply.status)) return [`the status ${reply.status}`]
  if (path.startsWith('/api/')) {
    const headers = new Headers(reply.headers as Record<string, string>)
    const response = new Response(null, { status: reply.status, headers })
    return unpublished(response, reply.text, { path: path.split('?', 1)[0] ?? '', method })
  }
  const expected = method === 'HEAD' || reply.status === 304 ? '' : text
  return expected === undefined || reply.text === expected ? [] : ['another body']
}

/** Pages as HTML, as markdown by both ways, and for the client-side router. */
async function pageVisits(origin: string): Promise<fc.Arbitrary<Visit>> {
  const forms: Visit[] = []
  for (const page of await publishedPaths(origin)) {
    const asked: [path: string, headers: Record<string, string>][] = [
      [page, { accept: 'text/html' }],
      [page, { accept: 'text/markdown' }],
      ...twinsOf(page).map((path): [string, Record<string, string>] => [path, {}]),
      [`${page}?_rsc`, { rsc: '1' }],
    ]
    for (const [path, headers] of asked) {
      const { text } = await send(origin, path, { headers })
      forms.push({ path, headers, text, statuses: [200] })
    }
  }
  const how = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD'),
    encoding: fc.constantFrom('', 'gzip', 'br', 'gzip, br', 'br;q=0.5, gzip', 'identity'),
    isRepeated: fc.boolean(),
  })
  return fc.tuple(fc.constantFrom(...forms), how).map(([form, { method, encoding, isRepeated }]) => {
    const headers = { ...form.headers, ...(encoding && { 'accept-encoding': encoding }) }
    return { ...form, method, headers, isRepeated }
  })
}
