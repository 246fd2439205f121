import { Client } from 'pg'
import { config } from '@/lib/config'
import { readSchema } from '@/lib/database/schema'

/** Any number, the same in every setup. */
const SETUP_LOCK = 7_203_114

/**
 * Applies the reference schema to the configured database, as the role in its address, which then owns what was made.
 * Twice, or two at once, do no harm; a failure changes nothing.
 */
async function setUp(): Promise<void> {
  const { database } = config()
  if (database.kind === 'embedded') {
    throw new Error('set DATABASE_URL or POSTGRES_URL to its address (without one, the site embeds a database)')
  }
  const client = new Client({ connectionString: database.connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${SETUP_LOCK}); ${await readSchema()}; commit`)
  } finally {
    await client.end()
  }
  console.log('The reference tables, the view public_stats and its reader public_stats_reader are in place.')
  console.log('Give the reader a password (in psql: \\password public_stats_reader) and let the site connect as it.')
}

setUp().catch((error: Error & { code?: string }) => {
  console.error(`The database was not set up: ${error.message || error.code}`)
  process.exitCode = 1
})
