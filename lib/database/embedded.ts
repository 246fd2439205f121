import { PGlite } from '@electric-sql/pglite'
import { Unavailable } from '@/lib/http/errors'
import type { Database } from './database'
import { PUBLIC_STATS_QUERY, publicStatsOf, withinDeadline } from './public-stats'
import { readSampleRows, readSchema } from './schema'

/** PostgreSQL within the process, in memory, with the reference schema and sample rows; started by the first read. */
export function createEmbedded(): Database {
  let starting: Promise<PGlite> | undefined
  const started = () => {
    starting ??= start().catch((error) => {
      starting = undefined
      throw new Unavailable('the embedded database cannot start', { cause: error })
    })
    return starting
  }
  return {
    sample: true,
    async readPublicStats() {
      // Starting computes without a pause, so no deadline could interrupt it.
      const database = await started()
      return publicStatsOf(async () => [await database.query(PUBLIC_STATS_QUERY)])
    },
    async ping() {
      const database = await started()
      await withinDeadline(() => database.query('select 1'))
    },
    async close() {
      const database = await starting
      if (!database?.closed) await database?.close()
    },
  }
}

async function start(): Promise<PGlite> {
  const [schema, rows] = await Promise.all([readSchema(), readSampleRows()])
  const database = await PGlite.create()
  await database.exec(schema)
  await database.exec(rows)
  return database
}
