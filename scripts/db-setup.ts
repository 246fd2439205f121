import { config } from '@/lib/config'
import { createPostgresClient } from '@/lib/database/postgres'
import { readSchema } from '@/lib/database/schema'

/** The lock that keeps two set-ups apart. Any number will do. */
const SETUP_LOCK = 7_203_114

/**
 * Applies the reference schema to the configured database. The role in its URL owns what is made. It can run again,
 * or twice at once. A failure changes nothing.
 */
async function setUp(): Promise<void> {
  const { database } = config()
  if (!database) throw new Error('set DATABASE_URL or POSTGRES_URL first')
  const client = createPostgresClient(database.connectionString, { connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${SETUP_LOCK}); ${await readSchema()}; commit`)
  } finally {
    await client.end()
  }
  console.log('The reference tables, the view public_stats and its reader public_stats_reader are in place.')
  console.log(
    'Give the reader a password (in psql: \\password public_stats_reader), then have the site connect as that role.',
  )
}

setUp().catch((error: Error & { code?: string }) => {
  console.error(`Setting up the database failed: ${error.message || error.code}`)
  process.exitCode = 1
})
