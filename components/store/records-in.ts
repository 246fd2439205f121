import { openDatabase, resultOf } from './database'
import type { Kind, Records } from './store'
import { createVersions } from './versions'

/** The records of a kind that a worker can read: not those that a newer build has saved. */
export async function recordsIn<K extends Kind>(kind: K): Promise<Records[K][]> {
  const db = await openDatabase()
  const stored: unknown[] = await resultOf(db.transaction(kind).objectStore(kind).getAll())
  const versions = createVersions()
  return stored.flatMap((one) => versions.open(kind, one) ?? [])
}
