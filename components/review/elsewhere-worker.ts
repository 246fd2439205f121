import { recordsIn } from '@/components/store/records-in'
import { serveJobs } from '@/components/workers/serve-jobs'
import { decidedBefore, type Earlier, isNew, sitesBefore } from './decided-before'
import { siteIn } from './key-of'

export interface ElsewhereJob {
  keys: readonly string[]
  /** The list of these rows; undefined for a text that is not saved. */
  ownId?: string
}

/** The facts that the other lists of this browser have about the rows of one list. */
export interface Elsewhere {
  decided: ReadonlyMap<string, Earlier>
  /** The rows whose sites no earlier list has. */
  fresh: ReadonlySet<string>
}

/** Reads all lists off the main thread: they may have 20,000 decisions. */
serveJobs(async ({ keys, ownId }: ElsewhereJob): Promise<Elsewhere> => {
  const lists = await recordsIn('lists')
  const before = sitesBefore(lists, ownId)
  const fresh = new Set(keys.filter((key) => isNew(siteIn(key), before)))
  return { decided: decidedBefore(keys, lists, ownId), fresh }
})
