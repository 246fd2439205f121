import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { createJudge } from '@/tests/support/hostile/judge'
import { type KnownSite, readSite } from '@/tests/support/hostile/known-site'
import type { Field, Message } from '@/tests/support/hostile/message'
import { send } from './send'

const CLIENTS = 32

/** A valid request, and how it may be answered. */
export interface Visit {
  message: Message
  statuses: readonly number[]
  /** Whether it is sent again with the answer's tag. */
  isRepeated?: boolean
}

/** A request without a body. Its `Accept`, if any, asks for what is `wanted`. */
export function messageOf(target: string, fields: Field[] = [], more: Partial<Message> = {}): Message {
  return { method: 'GET', target, fields, body: '', wanted: 'html', ...more }
}

/**
 * 32 clients ask for random pages in all their forms, and for `others`. Each answer is compared with what the site
 * publishes. `departures` lists the differences.
 */
export async function mixLoad(
  origin: string,
  seconds: number,
  seed: number,
  { pauseMs = 0, others }: { pauseMs?: number; others?: fc.Arbitrary<Visit> } = {},
): Promise<{ requests: number; departures: string[] }> {
  const known = await readSite(origin)
  const judge = createJudge(known)
  const visits = others
    ? fc.oneof({ weight: 8, arbitrary: visitsOf(known) }, { weight: 1, arbitrary: others })
    : visitsOf(known)
  const departures: string[] = []
  let requests = 0
  const ask = async (message: Message, statuses: readonly number[]) => {
    const { method, target, fields: sent } = message
    const reply = await send(origin, target, { method, headers: Object.fromEntries(sent) })
    const fields = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
    const wrong = judge.ofAnswer({ status: reply.status, fields, body: reply.body }, message)
    if (!statuses.includes(reply.status)) wrong.push(`status ${reply.status}`)
    departures.push(...wrong.map((what) => `${JSON.stringify(message)}: ${what}`))
    requests += 1
    return reply
  }
  const until = performance.now() + seconds * 1_000
  const client = async (number: number) => {
    const sequence = fc.sample(visits, { seed: seed + number, numRuns: 1_000 })
    for (let turn = 0; performance.now() < until; turn += 1) {
      const { message, statuses, isRepeated } = sequence[turn % sequence.length] as Visit
      const { etag } = (await ask(message, statuses)).headers
      if (isRepeated && etag) {
        const again = await ask({ ...message, fields: [...message.fields, ['if-none-match', etag]] }, [200, 304])
        // The compressed form has just become ready, or the counters are in their last second, when there is no tag.
        const isOther = again.headers.etag !== etag
        if (again.status === 200 && !isOther) departures.push(`${message.target}: 200 where nothing has changed`)
        if (again.status === 304 && isOther) departures.push(`${message.target}: a 304 of something else`)
      }
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return { requests, departures }
}

/** Pages as HTML, as markdown by both ways, and for the client-side router. */
function visitsOf({ pages, twins }: KnownSite): fc.Arbitrary<Visit> {
  const page = fc.constantFrom(...pages.keys())
  const targets = fc.oneof(
    page.map((path) => messageOf(path, [['accept', 'text/html']])),
    page.map((path) => messageOf(path, [['accept', 'text/markdown']], { wanted: 'markdown' })),
    fc.constantFrom(...twins.keys()).map((path) => messageOf(path, [['accept', 'text/html']])),
    page.map((path) => messageOf(`${path}?_rsc`, [['rsc', '1']])),
  )
  const how = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD'),
    encoding: fc.constantFrom('', 'gzip', 'br', 'gzip, br', 'br;q=0.5, gzip', 'identity'),
    isRepeated: fc.boolean(),
  })
  return fc.tuple(targets, how).map(([message, { method, encoding, isRepeated }]) => {
    const fields: Field[] = encoding ? [...message.fields, ['accept-encoding', encoding]] : [...message.fields]
    return { message: { ...message, method, fields }, statuses: [200], isRepeated }
  })
}
