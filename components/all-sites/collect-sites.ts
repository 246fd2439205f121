import type { Decision, List } from '@/components/list-reading/list'
import { MEASURES } from '@/components/measures/measures'
import { newestDecisions } from '@/components/review/decided-before'
import { siteIn } from '@/components/review/key-of'
import { type Dated, readKnown, type Site } from '@/components/store/site'

/** A site that some lists have. */
export interface ListedSite {
  domain: string
  /** The list with the newest decision, or else the newest list that has the site. */
  list: Pick<List, 'id' | 'name' | 'isExport'>
  /** The newest one on the site or on one of its contacts. */
  decision?: Decision
  /** By measure. */
  known: Readonly<Record<string, Partial<Dated>>>
}

/** Each site of some lists once, by name, and how many lists no tool has read. Prospects are named before an export. */
export function collectSites(lists: readonly List[], saved: readonly Site[], nowMs: number) {
  const values = new Map(saved.map((site) => [site.domain, site.values]))
  const sites = new Map<string, ListedSite>()
  const add = (domain: string, { id, name, isExport }: List, decision?: Decision) => {
    const known = MEASURES.map(({ what, max }) => {
      const { value, day } = readKnown(values.get(domain)?.[what], max, nowMs) ?? {}
      return [what, { value, day }] as const
    })
    sites.set(domain, { domain, list: { id, name, isExport }, decision, known: Object.fromEntries(known) })
  }
  // The last one that has a site stays.
  const ordered = lists.toSorted((a, b) => Number(!a.isExport) - Number(!b.isExport) || a.savedMs - b.savedMs)
  for (const list of ordered) for (const domain of list.verdict?.domains ?? []) add(domain, list)
  const decided = [...newestDecisions(lists)].sort(([, a], [, b]) => a.decision.atMs - b.decision.atMs)
  for (const [key, { decision, listId }] of decided) {
    const list = lists.find(({ id }) => id === listId)
    if (list) add(siteIn(key), list, decision)
  }
  return {
    sites: [...sites.values()].sort((a, b) => (a.domain < b.domain ? -1 : 1)),
    unread: lists.filter(({ verdict, isExport }) => !verdict && !isExport).length,
  }
}
