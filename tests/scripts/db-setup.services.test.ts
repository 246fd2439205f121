import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { execute, startPostgres } from '@/tests/support/servers/postgres-server'

const TOTALS =
  'select editors_pitched::int as "editorsPitched", blogs_researched::int as "blogsResearched" from public_stats'
const DONE = { status: 0, errors: '' }

test('sets a new database up, and keeps rows and reader when it runs again', async () => {
  const url = await freshDatabase()
  expect(await setUp({ DATABASE_URL: url })).toMatchObject(DONE)
  await execute(url, SEEDED_ROWS)
  const { status, output } = await setUp({ DATABASE_URL: url })
  expect(status).toBe(0)
  expect(output).toContain('public_stats_reader')
  expect(await execute(url, TOTALS)).toEqual([SEEDED_STATS])
})

test('replaces the triggers of an earlier version, and counts the pitches that are there', async () => {
  const url = await freshDatabase()
  await execute(url, await readFile('lib/database/schema/tables.sql', 'utf8'))
  await execute(
    url,
    `create table pitched_contacts (contact_id bigint primary key, sent_pitches bigint not null);
    create function add_sent_pitches(contact bigint, change bigint) returns void language sql as $$
      insert into pitched_contacts values (contact, change)
    $$;
    create function count_sent_pitches() returns trigger language plpgsql as $$
    begin
      perform add_sent_pitches(contact_id, 1) from new_pitches;
      return null;
    end
    $$;
    create trigger pitches_inserted after insert on pitches referencing new table as new_pitches
      for each statement execute function count_sent_pitches();
    create view public_stats as select (select count(*) from pitched_contacts) as editors_pitched,
      (select count(*) from prospect_blogs) as blogs_researched`,
  )
  await execute(url, SEEDED_ROWS.replace(/insert into pitches[\s\S]*/, ''))
  expect(await setUp({ DATABASE_URL: url })).toMatchObject(DONE)
  await execute(url, SEEDED_ROWS.replace(/^[\s\S]*(?=insert into pitches)/, ''))
  expect(await execute(url, TOTALS)).toEqual([SEEDED_STATS])
  expect(await execute(url, `select to_regclass('pitched_contacts') as left`)).toEqual([{ left: null }])
})

test('works twice at once, while a third session creates the reader', async () => {
  const server = await startPostgres()
  const other = new Client({ connectionString: server.url })
  try {
    await other.connect()
    await other.query('begin; create role public_stats_reader login')
    const runs = Promise.all([setUp({ DATABASE_URL: server.url }), setUp({ DATABASE_URL: server.url })])
    const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(() => execute(server.url, waiting), { timeout: 20_000 }).toEqual([{ count: 2 }])
    await other.query('commit')
    expect(await runs).toMatchObject([DONE, DONE])
  } finally {
    await other.end()
    await server.remove()
  }
})

test('changes nothing if it fails, and hides the password', async () => {
  const url = await freshDatabase()
  await execute(url, 'create table public_stats (in_the_way int)')
  const { status, errors } = await setUp({ DATABASE_URL: url })
  expect(status).toBe(1)
  expect(errors).toContain('"public_stats" is not a view')
  expect(errors).not.toContain(new URL(url).password)
  expect(await execute(url, `select to_regclass('workspaces') as made`)).toEqual([{ made: null }])
})

test('names the missing variable', async () => {
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
