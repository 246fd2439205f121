import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { execute, startPostgres } from '@/tests/support/postgres-server'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/seeded-rows'

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

describe('over pitches that were there before', () => {
  /** The objects of an older schema, which marked contacts. */
  const MARKS = `
    alter table contacts add first_pitched_at timestamptz;
    create index contacts_first_pitched_at on contacts (first_pitched_at) where first_pitched_at is not null;
    create function mark_contact_as_pitched() returns trigger language plpgsql as $$
    begin
      update contacts set first_pitched_at = new.sent_at where id = new.contact_id and first_pitched_at is null;
      return null;
    end
    $$;
    create trigger pitch_sent after insert or update of sent_at, contact_id on pitches
      for each row when (new.sent_at is not null) execute function mark_contact_as_pitched();
    create view public_stats as select
      (select count(*) from contacts where first_pitched_at is not null) as editors_pitched,
      (select count(*) from prospect_blogs) as blogs_researched`
  const COUNTED = 'select editors_pitched::int as count from public_stats'
  const SENT = 'select count(distinct contact_id)::int as count from pitches where sent_at is not null'

  test('replaces the older schema, run twice at once while others write', async () => {
    const url = await freshDatabase()
    await execute(url, await readFile('lib/database/schema/tables.sql', 'utf8'))
    await execute(url, `${MARKS}; ${SEEDED_ROWS}`)
    await execute(
      url,
      `insert into contacts (prospect_blog_id, email) select 1, n || '@x.example' from generate_series(5, 60) n`,
    )
    // By default a role may use snapshots, which miss what is written while the set-up waits.
    const serializable = `${url}?options=-c%20default_transaction_isolation%3Dserializable`
    const done = new AbortController()
    const writers = [1, 2, 3].map((seed) => write(url, seed, done.signal))
    const runs = await Promise.all([setUp({ DATABASE_URL: serializable }), setUp({ DATABASE_URL: serializable })])
    done.abort()
    expect(Math.min(...(await Promise.all(writers)))).toBeGreaterThan(10)
    expect(runs).toMatchObject([DONE, DONE])
    expect(await execute(url, COUNTED)).toEqual(await execute(url, SENT))
    const left = `select from pg_proc where proname = 'mark_contact_as_pitched'
      union all select from pg_attribute where attname = 'first_pitched_at'`
    expect(await execute(url, left)).toEqual([])
  })

  /** Writes pitches and contacts until the signal. Returns the number of transactions. */
  async function write(url: string, seed: number, until: AbortSignal): Promise<number> {
    const client = new Client({ connectionString: url })
    await client.connect()
    let transactions = 0
    try {
      for (; !until.aborted; transactions++) {
        const contact = 1 + ((transactions * 7 + seed) % 60)
        await client.query(`begin;
          update contacts set full_name = 'known' where id = ${seed};
          insert into pitches (contact_id, subject, sent_at) values (${contact}, 's', now()), (${contact}, 'draft', null);
          update pitches set sent_at = null where contact_id = ${contact} and id % 3 = 0;
          delete from pitches where contact_id = ${contact} and id % 2 = 0;
          commit`)
      }
    } finally {
      await client.end()
    }
    return transactions
  }
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
