import type { Decision, Decisions, List } from '@/components/list-reading/list'
import { siteIn } from './key-of'

/** A decision, and the name of the list in which it was made. */
export interface Earlier {
  decision: Decision
  list: string
}

const NONE: Decisions = new Map()

/** The newest decision on each site and each contact in some lists. */
export function newestDecisions(lists: readonly List[]): ReadonlyMap<string, Earlier> {
  const newest = new Map<string, Earlier>()
  for (const { name, decisions = NONE } of lists) {
    for (const [key, decision] of decisions) {
      const before = newest.get(key)
      if (decision.verdict && !(before && before.decision.atMs >= decision.atMs))
        newest.set(key, { decision, list: name })
    }
  }
  return newest
}

/**
 * What was decided about rows before, in lists other than their own. A contact's decision is for that contact alone; one on
 * a site is for each contact without one too, also where it is in the same list.
 */
export function decidedBefore(
  keys: readonly string[],
  lists: readonly List[],
  ownId: string | undefined,
): Map<string, Earlier> {
  const elsewhere = newestDecisions(lists.filter(({ id }) => id !== ownId))
  const onSites = newestDecisions(lists)
  const found = keys.map((key) => {
    const site = siteIn(key)
    return [key, elsewhere.get(key) ?? (site === key ? undefined : onSites.get(site))] as const
  })
  return new Map(found.filter((one): one is [string, Earlier] => one[1] !== undefined))
}

/** The rows whose sites no earlier list of prospects has; none before there is such a list. */
export function newIn(
  keys: readonly string[],
  lists: readonly List[],
  { ownId, savedMs }: { ownId?: string; savedMs: number },
): string[] {
  const earlier = lists.filter((list) => !list.isExport && list.id !== ownId && list.savedMs < savedMs)
  if (earlier.length === 0) return []
  const known = new Set(
    earlier.flatMap(({ verdict, decisions = NONE }) => [
      ...(verdict?.domains ?? []),
      ...[...decisions.keys()].map(siteIn),
    ]),
  )
  return keys.filter((key) => !known.has(siteIn(key)))
}
