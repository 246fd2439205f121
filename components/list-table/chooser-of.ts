import { domainRating, MEASURES } from '@/components/measures/measures'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { sitesBefore } from '@/components/review/decided-before'
import { decisionsOf } from '@/components/review/use-review'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { browserStore } from '@/components/store/browser-store'
import { readKnown } from '@/components/store/site'
import type { Chooser } from './chosen-rows'
import { type Filter, NO_FILTER } from './filter'

/** Reads the facts by which the rows of a list are chosen now, and only those that its filter needs. */
export async function chooserOf({ id, filter = NO_FILTER }: { id?: string; filter?: Filter }): Promise<Chooser> {
  const lists = filter.state === 'new' ? (await browserLists.all()).map(({ list }) => list) : []
  return {
    filter,
    decisions: (await decisionsOf(id)) ?? new Map(),
    never: await neverPitch.reasons(),
    earlier: sitesBefore(lists, id),
    numbers: filter.least === '' ? new Map() : await numbersOf(filter.measure),
  }
}

async function numbersOf(measure: string | undefined): Promise<ReadonlyMap<string, number>> {
  const { what, max } = MEASURES.find((one) => one.what === measure) ?? domainRating
  const sites = await browserStore.readAll('sites', what)
  return new Map(
    sites.flatMap(({ domain, values }): [string, number][] => {
      const { value } = readKnown(values[what], max, Date.now()) ?? {}
      return value === undefined ? [] : [[domain, value]]
    }),
  )
}
