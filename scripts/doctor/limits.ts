import { pageRank } from '@/lib/endpoints/pagerank'
import { type Ask, NoResponse, type Reply, type Vantage } from './ask'
import { type Finding, fault, warning } from './finding'

/** Asks for nothing, which costs nothing, and returns how much of the limit this visitor has left. */
const leftFor = async (ask: Ask, vantage: Vantage) => {
  try {
    return leftIn(await ask(pageRank.path, { vantage }))
  } catch (error) {
    if (error instanceof NoResponse) return undefined
    throw error
  }
}

function leftIn({ headers }: Reply): number | undefined {
  const [, left] = /;r=(\d+)/.exec(String(headers.ratelimit ?? '')) ?? []
  return left === undefined ? undefined : Number(left)
}

/** Whether the counters' store is down: the response has the policy, but not what is left. */
export function isUncounted({ status, headers }: Reply): boolean {
  return status === 503 && headers.ratelimit === undefined && headers['ratelimit-policy'] !== undefined
}

const rankPath = (domain: string) => `${pageRank.path}?domains[]=${domain}`

/**
 * Requests two PageRanks, the second one with a forged IP address, and finds out whose limit they counted against.
 * `vantages` are two IP addresses of this machine. Returns the provider's responses as well.
 */
export async function checkLimits(
  ask: Ask,
  [here, elsewhere]: readonly [Vantage, Vantage],
): Promise<{ findings: Finding[]; ranks: Reply[] }> {
  const reachesBoth = (await leftFor(ask, here)) !== undefined
  const before = reachesBoth ? await leftFor(ask, elsewhere) : undefined
  const vantage = reachesBoth ? here : {}
  const first = await ask(rankPath('wikipedia.org'), { vantage })
  const forged = { 'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 254)}` }
  const second = await ask(rankPath('mozilla.org'), { vantage, headers: forged })
  const after = before === undefined ? undefined : await leftFor(ask, elsewhere)
  const ranks = [first, second]
  // Without a store or a key nothing is counted. `judgeRanks` reports it.
  if (ranks.every(({ status }) => status === 503)) return { findings: [], ranks }
  return { findings: judge(leftIn(first), leftIn(second), before, after), ranks }
}

function judge(first?: number, second?: number, before?: number, after?: number): Finding[] {
  if (first === undefined || second === undefined) {
    return [
      fault('PageRank responses have no RateLimit header. Have the proxy pass it on, and check the store in /healthz.'),
    ]
  }
  if (first === 0 && second === 0) {
    return [
      warning('This IP address has no PageRank requests left. Run the doctor again in an hour to check the limits.'),
    ]
  }
  if (second >= first) {
    return [
      fault(
        'A forged X-Forwarded-For counts as another client. Have the proxy append to the header, and trust only that proxy in TRUSTED_PROXIES.',
      ),
    ]
  }
  if (before === undefined || after === undefined) {
    return [
      warning(
        'Not checked: whether visitors share one limit. This machine reaches the site over IPv4 or IPv6, but not both; try a machine that has both.',
      ),
    ]
  }
  if (after >= before) return []
  return [
    fault(
      "All visitors share one limit: a request from one IP address counted against another. Have the proxy append the client's IP address to X-Forwarded-For, and add the proxy to TRUSTED_PROXIES.",
    ),
  ]
}
