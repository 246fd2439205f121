import { serveJobs } from '@/components/workers/serve-jobs'
import { openDatabase, resultOf } from './database'
import type { Kind } from './store'

export interface ReadAllJob {
  kind: Kind
  /** Of sites, only its values. */
  measure?: string
}

/** All records of a kind, as JSON. */
serveJobs(async ({ kind, measure }: ReadAllJob) => {
  const db = await openDatabase()
  const records: unknown[] = await resultOf(db.transaction(kind).objectStore(kind).getAll())
  const narrowed = kind === 'sites' && measure !== undefined
  return JSON.stringify(narrowed ? records.map((record) => withOnly(measure, record)) : records)
})

function withOnly(measure: string, record: unknown) {
  const { version, domain, values } = Object(record)
  return { version, domain, values: { [measure]: Object(values)[measure] } }
}
