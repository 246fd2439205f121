import { chooserOf } from '@/components/list-table/chooser-of'
import { chosenRows, type ListRow } from '@/components/list-table/chosen-rows'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { sitesOf } from '@/components/sheet/sites-of'
import type { LookupList } from './lookup-list'

/** The sites of a list to look up: those that its filter shows now. A single one that somebody types is always looked up. */
export async function chosenIn(found: LookupList): Promise<readonly string[]> {
  const { domains, id, sheet } = found
  if (!sheet && id === undefined && domains.length === 1) return domains
  const rows: readonly ListRow[] = sheet ? found.left : domains.map((domain) => ({ domain }))
  const chosen = new Set(sitesOf(chosenRows(rows, await chooserOf(found))))
  return domains.filter((domain) => chosen.has(domain))
}

/** Calls when a list or the never-pitch list has changed, here or in another tab. Returns a function that ends it. */
export function onChoice(listener: () => void): () => void {
  const stops = [browserLists.subscribe(listener), neverPitch.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
