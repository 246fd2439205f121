import type { Decision, Decisions, List } from '@/components/list-reading/list'
import { siteIn } from './key-of'

/** A decision, and the list in which it was made. */
export interface Earlier {
  decision: Decision
  /** Its name. */
  list: string
  listId: string
}

const NONE: Decisions = new Map()

/** The newest decision on each site and each contact in some lists. */
export function newestDecisions(lists: readonly List[]): ReadonlyMap<string, Earlier> {
  const newest = new Map<string, Earlier>()
  for (const { id, name, decisions = NONE } of lists) {
    for (const [key, decision] of decisions) {
      const before = newest.get(key)
      if (decision.verdict && !(before && before.decision.atMs >= decision.atMs))
        newest.set(key, { decision, list: name, listId: id })
    }
  }
  return newest
}

/** The earlier decisions on rows, made in other lists: on a contact for that one alone, on a site for its contacts too. */
export function decidedBefore(keys: readonly string[], lists: readonly List[], ownId?: string): Map<string, Earlier> {
  const elsewhere = newestDecisions(lists.filter(({ id }) => id !== ownId))
  const found = keys.map((key) => [key, elsewhere.get(key) ?? elsewhere.get(siteIn(key))] as const)
  return new Map(found.filter((one): one is [string, Earlier] => one[1] !== undefined))
}

/** Whether no earlier list has a site. Without such a list, nothing is new. */
export function isNew(site: string, before: ReadonlySet<string>): boolean {
  return before.size > 0 && !before.has(site)
}

/** The sites of the lists of prospects that were saved before one, or of all. */
export function sitesBefore(lists: readonly List[], ownId?: string): ReadonlySet<string> {
  const ownMs = lists.find(({ id }) => id === ownId)?.savedMs ?? Number.POSITIVE_INFINITY
  const sites = new Set<string>()
  for (const { verdict, decisions = NONE, ...list } of lists) {
    if (list.isExport || list.id === ownId || list.savedMs >= ownMs) continue
    for (const domain of verdict?.domains ?? []) sites.add(domain)
    for (const key of decisions.keys()) sites.add(siteIn(key))
  }
  return sites
}
