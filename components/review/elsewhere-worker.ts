import type { List } from '@/components/list-reading/list'
import { recordsIn } from '@/components/store/records-in'
import { serveJobs } from '@/components/workers/serve-jobs'
import { decidedBefore, type Earlier, sitesBefore } from './decided-before'
import { siteIn } from './key-of'

export interface ElsewhereJob {
  keys: readonly string[]
  /** The list of these rows; undefined for a text that is not saved. */
  own?: Pick<List, 'id' | 'savedMs'>
}

/** The facts that the other lists of this browser have about the rows of one list. */
export interface Elsewhere {
  decided: ReadonlyMap<string, Earlier>
  /** The rows whose sites no earlier list has; none before there is such a list. */
  fresh: readonly string[]
}

/** Reads all lists off the main thread: they may have 20,000 decisions. */
serveJobs(async ({ keys, own }: ElsewhereJob): Promise<Elsewhere> => {
  const lists = await recordsIn('lists')
  const before = sitesBefore(lists, own)
  const fresh = before.size > 0 ? keys.filter((key) => !before.has(siteIn(key))) : []
  return { decided: decidedBefore(keys, lists, own?.id), fresh }
})
