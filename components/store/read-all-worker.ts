import { serveJobs } from '@/components/text-work/run-worker'
import { openDatabase, resultOf } from './database'
import type { Kind } from './store'

/** All records of a kind, as JSON. */
serveJobs(async ({ kind }: { kind: Kind }) => {
  const db = await openDatabase()
  return JSON.stringify(await resultOf(db.transaction(kind).objectStore(kind).getAll()))
})
