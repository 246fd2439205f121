import { Client } from 'pg'
import { config } from '@/lib/config'
import { readSchema } from '@/lib/database/schema'

/** The lock that keeps two set-ups apart. Any number will do. */
const SETUP_LOCK = 7_203_114

/** Earlier versions marked contacts by a trigger. It is dropped before anything else locks pitches. */
const DROP_OLD_TRIGGER = 'drop function if exists mark_contact_as_pitched() cascade'
/**
 * Drops the column of those marks, in a transaction of its own, because both together could deadlock with writers. It
 * asks first whether the column is there, because dropping waits for all readers of contacts.
 */
const DROP_OLD_MARKS = `do $$ begin
  if exists (select from pg_attribute where attrelid = 'contacts'::regclass and attname = 'first_pitched_at') then
    alter table contacts drop column if exists first_pitched_at;
  end if;
end $$`

/**
 * Applies the reference schema to the configured database. The role in its address owns what is made. It can run again,
 * or twice at once. A failure changes nothing.
 */
async function setUp(): Promise<void> {
  const { database } = config()
  if (database.kind === 'embedded') {
    throw new Error('set DATABASE_URL or POSTGRES_URL to its address (without one, the site embeds a database)')
  }
  const client = new Client({ connectionString: database.connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const steps = [`select pg_advisory_xact_lock(${SETUP_LOCK})`, DROP_OLD_TRIGGER, await readSchema()]
    // The counts must include what was written while the set-up waited.
    await client.query(`begin isolation level read committed; ${steps.join('; ')}; commit`)
    await client.query(DROP_OLD_MARKS)
  } finally {
    await client.end()
  }
  console.log('The reference tables, the view public_stats and its reader public_stats_reader are in place.')
  console.log('Give the reader a password (in psql: \\password public_stats_reader) and let the site connect as it.')
}

setUp().catch((error: Error & { code?: string }) => {
  console.error(`The set-up of the database failed: ${error.message || error.code}`)
  process.exitCode = 1
})
