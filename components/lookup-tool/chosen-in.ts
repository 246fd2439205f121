import { counted, englishNumber } from '@/components/elements/english'
import { chooserOf } from '@/components/list-table/chooser-of'
import { chosenRows } from '@/components/list-table/chosen-rows'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { withSites } from '@/components/review/decision-on'
import type { ListRow } from '@/components/review/key-of-row'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { sitesOf } from '@/components/sheet/sites-of'
import type { LookupList } from './lookup-list'

/** The sites of a list that its filter shows now, and those of them to look up: the file has no value, or one is typed. */
export async function chosenIn(found: LookupList, what: string) {
  const { domains, id, sheet } = found
  if (!sheet && id === undefined && domains.length === 1) return { shown: new Set(domains), wanted: new Set(domains) }
  const rows: readonly ListRow[] = sheet ? found.left : domains.map((domain) => ({ domain }))
  const chooser = await chooserOf(found)
  // A site is known by itself, as in its table, and not by the contacts in its rows.
  const siteOf = ({ domain = '' }: ListRow) => domain
  const shown = new Set(sitesOf(chosenRows(rows, { ...chooser, decisions: withSites(chooser.decisions) }, siteOf)))
  const rated = ratedIn(found, what)
  return { shown, wanted: new Set(domains.filter((domain) => shown.has(domain) && !rated.has(domain))) }
}

/** The sites whose value the file has from an earlier lookup. It is shown there, and looked up again only when asked. */
function ratedIn(found: LookupList, what: string): ReadonlySet<string> {
  const left = found.sheet ? found.left : []
  const source = found.sheet?.header?.cells.findIndex((cell) => cell.trim() === `${what} source`) ?? -1
  return new Set(left.flatMap(({ domain, cells }) => (cells[source]?.trim() ? (domain ?? []) : [])))
}

/** Waiting sites by their reason: the file has a value of them, or they were chosen since the lookup started. */
export function offersFor(waiting: readonly string[], found: LookupList, what: string) {
  if (waiting.length === 0) return []
  const rated = ratedIn(found, what)
  const inFile = waiting.filter((site) => rated.has(site))
  const others = waiting.filter((site) => !rated.has(site))
  return [
    { sites: inFile, title: `The file has the ${what} of ${counted(inFile.length, 'site')}` },
    { sites: others, title: `${englishNumber(others.length)} more ${found.filter?.state ?? 'chosen'}` },
  ].filter(({ sites }) => sites.length > 0)
}

/** Calls with the id of a list that has changed, or without one for the never-pitch list. Returns a function that ends it. */
export function onChoice(listener: (changed?: string) => void): () => void {
  const stops = [browserLists.subscribe((id) => listener(id)), neverPitch.subscribe(() => listener())]
  return () => {
    for (const stop of stops) stop()
  }
}
