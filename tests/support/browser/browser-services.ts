import { startPostgres } from '@/tests/support/servers/postgres-server'

/** Starts the PostgreSQL that all workers share, and stops it after the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env.TEST_POSTGRES_URL = postgres.url
  return () => postgres.remove()
}
