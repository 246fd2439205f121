import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PACKED_SAMPLES, readSampleDatabase } from '@/lib/database/schema'

/** Sets the sample database up, so that a process that needs it only loads it. */
export async function writeSampleDatabase(): Promise<void> {
  const { sql, file } = await readSampleDatabase()
  const folder = dirname(file)
  const [start = ''] = PACKED_SAMPLES.split('*')
  const olderOnes = readdirSync(folder).filter((name) => join(folder, name).startsWith(start))
  for (const name of olderOnes) rmSync(join(folder, name))
  const database = await PGlite.create()
  await database.exec(sql)
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
}
