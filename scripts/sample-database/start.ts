import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { readSchema } from '@/lib/database/schema'

/** More than the two connections of each site's pool. */
const MAX_CONNECTIONS = 10

export interface SampleDatabase {
  url: string
  stop(): Promise<void>
}

/** Starts an in-memory PostgreSQL on loopback, with the reference schema and sample rows. It takes seconds, and 700 MB. */
export async function startSampleDatabase(): Promise<SampleDatabase> {
  const db = await PGlite.create()
  await db.exec(await readSchema())
  await db.exec(await readFile('scripts/sample-database/sample-rows.sql', 'utf8'))
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: MAX_CONNECTIONS })
  await server.start()
  return {
    url: `postgres://postgres@${server.getServerConn()}/postgres`,
    async stop() {
      await server.stop()
      await db.close()
    },
  }
}
