import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { EMPTY_DATABASE_FILE } from '@/lib/database/schema'

/** Sets an embedded database up, so that a process that needs one only loads it. */
export async function writeEmptyDatabase(): Promise<void> {
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  writeFileSync(EMPTY_DATABASE_FILE, Buffer.from(await dump.arrayBuffer()))
}
