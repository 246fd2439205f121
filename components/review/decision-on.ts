import type { Decision, Decisions } from '@/components/list-reading/list'
import { siteIn } from './key-of'

/** The decision that counts for a row: the one on its contact, or else on its site. A note alone decides nothing. */
export function decisionOn(key: string, decisions: Decisions): Decision | undefined {
  const own = decisions.get(key)
  const onSite = decisions.get(siteIn(key))
  if (own?.verdict || !onSite?.verdict) return own
  return { ...onSite, note: own?.note ?? onSite.note }
}

/** The decisions for rows that stand for sites: one whose contacts alone are decided on is kept where one of them is. */
export function withSites(decisions: Decisions): Decisions {
  const all = new Map(decisions)
  for (const [key, decision] of decisions) {
    const site = siteIn(key)
    if (!decision.verdict || decisions.get(site)?.verdict || all.get(site)?.verdict === 'kept') continue
    all.set(site, { ...decision, note: decisions.get(site)?.note ?? decision.note })
  }
  return all
}
