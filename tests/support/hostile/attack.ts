import fc from 'fast-check'
import { residentBytes } from '@/tests/support/child-process'
import { converse } from './converse'
import { createJudge } from './judge'
import { readSite } from './known-site'
import { describeExchange, type Exchange, hostileExchanges } from './requests'

export interface Attack {
  requests: number
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** What was wrong, each with the smallest exchange that shows it. */
  departures: string[]
  /** Resident bytes of the site's process, after an eighth of the exchanges and at the end. */
  warmRss: number
  endRss: number
}

const AT_ONCE = 24
const SHRINK_MS = 60_000
const WARM_UP_SHARE = 1 / 8

/** Many clients send at least `count` exchanges, made from `seed`, to a site on loopback. */
export async function attack(
  site: { url: string; pid: number | undefined },
  count: number,
  seed: number,
): Promise<Attack> {
  const known = await readSite(site.url)
  const judge = createJudge(known)
  const port = Number(new URL(site.url).port)
  const exchanges = hostileExchanges(known.paths)
  const statuses: Attack['statuses'] = {}
  let requests = 0
  let done = 0
  let warm: Promise<number> | undefined

  const holds = fc.asyncProperty(exchanges, async (exchange: Exchange) => {
    const heard = await converse(port, exchange)
    for (const { status } of [...heard.answers, ...heard.further]) statuses[status] = (statuses[status] ?? 0) + 1
    const departures = judge.ofExchange(exchange, heard)
    requests += exchange.orderly.length + (exchange.unruly ? 1 : 0)
    done += 1
    if (done > count * WARM_UP_SHARE) warm ??= residentBytes(site.pid)
    if (departures.length > 0) throw new Error(departures.join('\n'))
  })
  const run = (number: number) =>
    fc.check(holds, { seed: seed + number, numRuns: Math.ceil(count / AT_ONCE), endOnFailure: true })
  const results = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => run(number)))
  const [warmRss = 0, endRss] = [await warm, await residentBytes(site.pid)]

  const departures: string[] = []
  for (const { failed, counterexample, counterexamplePath, errorInstance, seed: own } of results) {
    if (!failed) continue
    // Tried again alone: some faults need other clients beside.
    const path = counterexamplePath ?? undefined
    const smallest = await fc.check(holds, { seed: own, path, numRuns: 1, interruptAfterTimeLimit: SHRINK_MS })
    const [found, told] = smallest.failed
      ? [smallest.counterexample, smallest.errorInstance]
      : [counterexample, `beside others only: ${errorInstance}`]
    departures.push(`${told}\nseed ${own}, path ${path}\n${found ? describeExchange(found[0]) : ''}`)
  }
  return { requests, statuses, departures, warmRss, endRss }
}
