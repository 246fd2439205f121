import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { execute, startPostgres } from '@/tests/support/postgres-server'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/seeded-rows'

const TOTALS =
  'select editors_pitched::int as "editorsPitched", blogs_researched::int as "blogsResearched" from public_stats'

test('a fresh database gets all of it; another run keeps the rows, and a reader made before', async () => {
  const url = await freshDatabase()
  expect(await setUp({ DATABASE_URL: url })).toMatchObject({ status: 0, errors: '' })
  await execute(url, SEEDED_ROWS)
  const { status, output } = await setUp({ DATABASE_URL: url })
  expect(status).toBe(0)
  expect(output).toContain('public_stats_reader')
  expect(await execute(url, TOTALS)).toEqual([SEEDED_STATS])
})

test('the marks of an earlier version go, and its pitches are counted', async () => {
  const url = await freshDatabase()
  await setUp({ DATABASE_URL: url })
  await execute(
    url,
    `drop view public_stats; drop table pitched_contacts; drop function count_sent_pitches cascade;
     alter table contacts add column first_pitched_at timestamptz;
     create function mark_contact_as_pitched() returns trigger language plpgsql as $$ begin return null; end $$;
     create trigger pitch_sent after insert on pitches for each row execute function mark_contact_as_pitched();
     create view public_stats as select (select count(*) from contacts where first_pitched_at is not null)
       as editors_pitched, (select count(*) from prospect_blogs) as blogs_researched;`,
  )
  await execute(url, SEEDED_ROWS)
  expect(await setUp({ DATABASE_URL: url })).toMatchObject({ status: 0, errors: '' })
  expect(await execute(url, TOTALS)).toEqual([SEEDED_STATS])
  const left = `select to_regproc('mark_contact_as_pitched') as function,
    (select count(*)::int from pg_attribute where attname = 'first_pitched_at' and not attisdropped) as columns`
  expect(await execute(url, left)).toEqual([{ function: null, columns: 0 }])
})

test('two at once, and a third party that makes the reader meanwhile, do no harm', async () => {
  const server = await startPostgres()
  const other = new Client({ connectionString: server.url })
  try {
    await other.connect()
    await other.query('begin; create role public_stats_reader login')
    const runs = Promise.all([setUp({ DATABASE_URL: server.url }), setUp({ DATABASE_URL: server.url })])
    const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(() => execute(server.url, waiting), { timeout: 20_000 }).toEqual([{ count: 2 }])
    await other.query('commit')
    expect((await runs).map(({ status, errors }) => ({ status, errors }))).toEqual(
      Array(2).fill({ status: 0, errors: '' }),
    )
  } finally {
    await other.end()
    await server.remove()
  }
})

test('POSTGRES_URL wins, as for the site', async () => {
  const url = new URL(await freshDatabase())
  url.hostname = 'localhost'
  expect(await setUp({ POSTGRES_URL: url.href, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({
    status: 0,
  })
  expect(await execute(url.href, TOTALS)).toEqual([{ editorsPitched: 0, blogsResearched: 0 }])
})

test('a failure changes nothing and is told without the password', async () => {
  const url = await freshDatabase()
  await execute(url, 'create table public_stats (in_the_way int)')
  const { status, errors } = await setUp({ DATABASE_URL: url })
  expect(status).toBe(1)
  expect(errors).toContain('"public_stats" is not a view')
  expect(errors).not.toContain(new URL(url).password)
  expect(await execute(url, `select to_regclass('workspaces') as made`)).toEqual([{ made: null }])
})

test('without an address it says which variable to set', async () => {
  const { status, errors } = await setUp({})
  expect(status).toBe(1)
  expect(errors).toContain('DATABASE_URL or POSTGRES_URL')
})

async function freshDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `setup_${randomUUID().replaceAll('-', '')}`
  await execute(inject('postgresUrl'), `create database ${url.pathname.slice(1)}`)
  return url.href
}

function setUp(addresses: Record<string, string>): Promise<{ status: unknown; output: string; errors: string }> {
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, ...addresses }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/db-setup.ts'], { env }, (error, output, errors) => {
      resolve({ status: error ? error.code : 0, output, errors })
    })
  })
}
