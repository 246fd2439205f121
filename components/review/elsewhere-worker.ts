import { openDatabase, resultOf } from '@/components/store/database'
import { createVersions } from '@/components/store/versions'
import { serveJobs } from '@/components/workers/serve-jobs'
import { decidedBefore, type Earlier, newIn } from './decided-before'

export interface ElsewhereJob {
  keys: readonly string[]
  /** The list of these rows; undefined for a text that is not saved. */
  ownId?: string
  /** When it was saved, or now. */
  savedMs: number
}

/** What the other lists of this browser say of the rows of one. */
export interface Elsewhere {
  decided: ReadonlyMap<string, Earlier>
  fresh: readonly string[]
}

/** Reads all lists off the main thread: they may have 20,000 decisions. */
serveJobs(async ({ keys, ownId, savedMs }: ElsewhereJob): Promise<Elsewhere> => {
  const db = await openDatabase()
  const stored: unknown[] = await resultOf(db.transaction('lists').objectStore('lists').getAll())
  const versions = createVersions()
  const lists = stored.flatMap((one) => versions.open('lists', one) ?? [])
  return { decided: decidedBefore(keys, lists, ownId), fresh: newIn(keys, lists, { ownId, savedMs }) }
})
