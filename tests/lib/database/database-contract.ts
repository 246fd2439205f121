import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, PublicStats } from '@/lib/database/database'
import { Unavailable } from '@/lib/errors'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { PATIENT_MS } from '@/tests/support/patience'
import { execute, type PostgresServer, startPostgres } from '@/tests/support/servers/postgres-server'
import { startRelay } from '@/tests/support/servers/relay'
import { createTestDatabase } from '@/tests/support/servers/test-database'

/** The contract of every adapter. `open` makes one over rows with the totals `expected`. */
export function behavesLikeADatabase(open: () => Promise<Database>, expected: PublicStats): void {
  test('counts exactly in four concurrent reads, may read the view, and closes, also twice', async () => {
    const database = await open()
    const counts = await Promise.all([1, 2, 3, 4].map(() => database.readPublicStats()))
    expect(counts).toEqual([expected, expected, expected, expected])
    await database.checkAccess()
    await database.close()
    await database.close()
    await expect(database.readPublicStats()).rejects.toThrow(Unavailable)
    await expect(database.checkAccess()).rejects.toThrow(Unavailable)
  })

  test('closes unused', async () => {
    await (await open()).close()
  })
}

/** The contract of an adapter whose server fails. `open` connects to the URL of a PostgreSQL, by default with the product's deadline. */
export function survivesFaults(open: (postgresUrl: string, deadlineMs?: number) => Promise<Database>): void {
  let server: PostgresServer
  let url: string
  let database: Database

  beforeAll(async () => {
    server = await startPostgres()
    url = await createTestDatabase(server.url)
    await execute(url, SEEDED_ROWS)
    database = await open(url, PATIENT_MS)
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  test('a stopped server is Unavailable, and recovers', async () => {
    expect(await database.readPublicStats()).toEqual(SEEDED_STATS)
    await server.stop()
    await expectUnavailable(database)
    await expect(database.checkAccess()).rejects.toThrow(Unavailable)
    await server.start()
    await untilItAnswers(database)
  })

  test('a hung server is Unavailable in time, for new connections and open ones, which are replaced', async () => {
    const relay = await startRelay(url)
    // On a busy machine, the reads afterwards can take longer than the product's deadline.
    const remote = await open(relay.url, 10_000)
    await untilItAnswers(remote)
    await relay.fault({ kind: 'hang', at: 0 })
    await Promise.all([expectUnavailable(remote), expectUnavailable(remote), expectUnavailable(remote)])
    await relay.fault()
    await untilItAnswers(remote)
    await remote.close()
    relay.close()
  })

  test('a slow view is Unavailable in time, and its query ends on the server', async () => {
    await execute(url, 'alter view public_stats rename to real_stats')
    await execute(
      url,
      'create view public_stats as select 1 as editors_pitched, 1 as blogs_researched from pg_sleep(60)',
    )
    const hasty = await open(url)
    await expectUnavailable(hasty)
    await hasty.close()
    const active = `select 1 from pg_stat_activity
      where state = 'active' and query like '%public_stats%' and pid <> pg_backend_pid()`
    await expect.poll(() => execute(url, active)).toEqual([])
    await execute(url, 'drop view public_stats')
    await expectUnavailable(database)
    await execute(url, 'alter view real_stats rename to public_stats')
    await untilItAnswers(database)
  })

  test('looks at the right to read the view without running it', async () => {
    const role = new URL(url)
    role.username = 'public_stats_reader'
    role.password = 'reader-secret'
    await execute(url, `alter role public_stats_reader password 'reader-secret'`)
    const reader = await open(role.href, PATIENT_MS)
    const outcome = () =>
      reader.checkAccess().then(
        () => 'may',
        ({ name }) => name,
      )
    const slow = 'select 1 as editors_pitched, 1 as blogs_researched from pg_sleep(60)'
    expect(await outcome()).toBe('may')
    for (const [lost, given] of [
      ['revoke select on public_stats from public_stats_reader', 'grant select on public_stats to public_stats_reader'],
      ['revoke usage on schema public from public, public_stats_reader', 'grant usage on schema public to public'],
      ['alter view public_stats rename to real_stats', 'alter view real_stats rename to public_stats'],
      ['alter view public_stats rename blogs_researched to b', 'alter view public_stats rename b to blogs_researched'],
    ] as const) {
      await execute(url, lost)
      expect([lost, await outcome()]).toEqual([lost, 'Unavailable'])
      await execute(url, given)
      expect([given, await outcome()]).toEqual([given, 'may'])
    }
    await execute(url, `alter view public_stats rename to real_stats; create view public_stats as ${slow}`)
    await execute(url, 'grant select on public_stats to public_stats_reader')
    expect(await outcome()).toBe('may')
    await execute(url, 'drop view public_stats; alter view real_stats rename to public_stats')
    await reader.close()
  })

  test.each(['-1', '1.5', 'null', '9007199254740993'])('a count of %s is Unavailable', async (count) => {
    await execute(url, 'alter view public_stats rename to real_stats')
    await execute(url, `create view public_stats as select ${count} as editors_pitched, 1 as blogs_researched`)
    await expectUnavailable(database)
    await execute(url, 'drop view public_stats; alter view real_stats rename to public_stats')
  })

  test('a refused password is Unavailable, and its message names neither the password nor the address', async () => {
    const wrong = new URL(url)
    wrong.password = 'wrong-secret'
    const refused = await open(wrong.href, PATIENT_MS)
    const error = await expectUnavailable(refused)
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(/wrong-secret|127\.0\.0\.1|localhost|owner/)
    await refused.close()
  })
}

async function expectUnavailable(database: Database): Promise<Unavailable> {
  const error = await database.readPublicStats().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Unavailable)
  return error as Unavailable
}

async function untilItAnswers(database: Database): Promise<void> {
  await expect.poll(() => database.readPublicStats().catch(() => 'unavailable')).toEqual(SEEDED_STATS)
}
