import type { Decisions } from '@/components/list-reading/list'
import { decisionOn } from './decision-on'

/** The site after or before one, in the order that the table shows; the same one at the end. */
export function neighbour(sites: readonly string[], site: string, step: 1 | -1): string {
  return sites[sites.indexOf(site) + step] ?? site
}

/** The next site without a decision, from the first one again after the last; undefined if there is none. */
export function nextUndecided(sites: readonly string[], site: string, decisions: Decisions): string | undefined {
  const at = sites.indexOf(site) + 1
  return [...sites.slice(at), ...sites.slice(0, at)].find((one) => one !== site && !decisionOn(one, decisions)?.verdict)
}
