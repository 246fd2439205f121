import { HEALTH_PATH } from '@/lib/site/files'
import { type Ask, NoResponse, type Vantage } from './ask'
import { checkCounters } from './counters'
import { type Finding, fault } from './finding'
import { checkHealth } from './health'
import { checkLimits } from './limits'
import { checkMissing } from './missing'
import { checkPages } from './pages'
import { checkRatings, judgeRanks } from './providers'
import { checkReach, checkSiteUrl } from './site-url'

export interface Examined {
  ask: Ask
  /** As people type it, without a path. */
  origin: string
  /** Two IP addresses of this machine, which the site should tell apart. */
  vantages: readonly [Vantage, Vantage]
  now: Date
  /** Another word each time, which nobody has asked for. */
  unique: () => string
}

/** Runs all checks, and reports each finding as soon as it is known. */
export async function examine({ ask, origin, vantages, now, unique }: Examined, tell: (finding: Finding) => void) {
  const unreachable = await checkReach(ask, origin)
  unreachable.forEach(tell)
  if (unreachable.length > 0) return
  const checks: [subject: string, check: () => Promise<Finding[]>][] = [
    ['the home page', () => checkSiteUrl(ask, origin, now)],
    ["the site's pages", () => checkPages(ask, unique)],
    ['missing paths', () => checkMissing(ask, unique)],
    [
      'limits and PageRank',
      async () => {
        const { findings, ranks } = await checkLimits(ask, vantages)
        return [...findings, ...judgeRanks(ranks)]
      },
    ],
    ['ratings', () => checkRatings(ask, unique)],
    ['the counters', () => checkCounters(ask)],
    [HEALTH_PATH, () => checkHealth(ask)],
  ]
  for (const [subject, check] of checks) {
    const findings = await check().catch((error: unknown) => {
      if (!(error instanceof NoResponse)) throw error
      return [
        fault(
          `A request to check ${subject} got no response (${error.message}). Check the logs of the site and the proxy.`,
        ),
      ]
    })
    findings.forEach(tell)
  }
}
