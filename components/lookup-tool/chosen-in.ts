import { chooserOf } from '@/components/list-table/chooser-of'
import { chosenRows, type ListRow } from '@/components/list-table/chosen-rows'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { sitesOf } from '@/components/sheet/sites-of'
import type { LookupList } from './lookup-list'

/**
 * The sites of a list that its filter shows now: those to look up, and those that the file has a value of. A single one
 * that somebody types is always looked up.
 */
export async function chosenIn(found: LookupList, what: string) {
  const { domains, id, sheet } = found
  if (!sheet && id === undefined && domains.length === 1) return { domains, rated: [] }
  const rows: readonly ListRow[] = sheet ? found.left : domains.map((domain) => ({ domain }))
  const chosen = new Set(sitesOf(chosenRows(rows, await chooserOf(found))))
  const rated = ratedIn(found, what)
  return {
    domains: domains.filter((domain) => chosen.has(domain) && !rated.has(domain)),
    rated: domains.filter((domain) => chosen.has(domain) && rated.has(domain)),
  }
}

/** The sites whose value the file has from an earlier lookup. It is shown there, and looked up again only when asked. */
export function ratedIn(found: LookupList, what: string): ReadonlySet<string> {
  const left = found.sheet ? found.left : []
  const source = found.sheet?.header?.cells.findIndex((cell) => cell.trim() === `${what} source`) ?? -1
  return new Set(left.flatMap(({ domain, cells }) => (cells[source]?.trim() ? (domain ?? []) : [])))
}

/** Calls with the id of a list that has changed, or without one for the never-pitch list. Returns a function that ends it. */
export function onChoice(listener: (changed?: string) => void): () => void {
  const stops = [browserLists.subscribe((id) => listener(id)), neverPitch.subscribe(() => listener())]
  return () => {
    for (const stop of stops) stop()
  }
}
