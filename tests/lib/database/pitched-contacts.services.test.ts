import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readSchema } from '@/lib/database/schema'
import { execute } from '@/tests/support/postgres-server'
import { createTestDatabase } from '@/tests/support/test-database'

const CONTACTS = 6
const COUNTED = 'select editors_pitched::int as count from public_stats'
const TRUE = 'select count(distinct contact_id)::int as count from pitches where sent_at is not null'

const address = await createTestDatabase(inject('postgresUrl'))
const owner = new Client({ connectionString: address })
const writer = new Client({ connectionString: address })

beforeAll(async () => {
  await Promise.all([owner.connect(), writer.connect()])
  await owner.query(`
    create role pitch_writer;
    grant insert on pitches to pitch_writer;
    insert into workspaces (name) values ('one');
    insert into prospect_blogs (workspace_id, domain) values (1, 'one.example');`)
  await writer.query('set role pitch_writer')
})
afterAll(async () => {
  await Promise.all([owner.end(), writer.end()])
})

const countBy = async (sql: string) => (await owner.query(sql)).rows[0].count
const contact = fc.integer({ min: 1, max: CONTACTS })
const sentAt = fc.constantFrom('now()', 'null')
const pitches = fc.array(fc.tuple(contact, sentAt), { minLength: 1, maxLength: 4 })
const some = fc.constantFrom('true', 'id % 2 = 0', 'id % 3 = 0', 'contact_id = 1', 'sent_at is null')

const valuesOf = (rows: [number, string][]) => rows.map(([id, sent]) => `(${id}, 'a pitch', ${sent})`).join()
const insertOf = (rows: [number, string][]) =>
  `insert into pitches (contact_id, subject, sent_at) values ${valuesOf(rows)}`

/** What may be written, by a role that may only insert or by the owner. */
const statement = fc.oneof(
  pitches.map((rows) => ({ sql: insertOf(rows), by: writer })),
  pitches.map((rows) => ({ sql: insertOf(rows), by: owner })),
  fc
    .tuple(some, sentAt)
    .map(([which, sent]) => ({ sql: `update pitches set sent_at = ${sent} where ${which}`, by: owner })),
  fc
    .tuple(some, contact)
    .map(([which, to]) => ({ sql: `update pitches set contact_id = ${to} where ${which}`, by: owner })),
  some.map((which) => ({
    sql: `update pitches set subject = 'other', contact_id = contact_id where ${which}`,
    by: owner,
  })),
  some.map((which) => ({ sql: `delete from pitches where ${which}`, by: owner })),
  fc.constant({ sql: 'truncate pitches', by: owner }),
  contact.map((id) => ({ sql: `begin; delete from pitches where contact_id = ${id}; rollback`, by: owner })),
  contact.map((id) => ({
    sql: `delete from contacts where id = ${id};
      insert into contacts (id, prospect_blog_id, email) overriding system value values (${id}, 1, '${id}@one.example')`,
    by: owner,
  })),
)

describe('the count of pitched contacts', () => {
  test('is that of the pitches after whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 12 }), async (statements) => {
        await owner.query(`truncate contacts, pitches;
          insert into contacts (id, prospect_blog_id, email) overriding system value
            select n, 1, n || '@one.example' from generate_series(1, ${CONTACTS}) n`)
        for (const { sql, by } of statements) {
          await by.query(sql)
          expect(await countBy(COUNTED)).toBe(await countBy(TRUE))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('needs no right but that to insert pitches', async () => {
    await expect(writer.query('select 1 from contacts')).rejects.toThrow('permission denied')
    await expect(writer.query('select 1 from pitched_contacts')).rejects.toThrow('permission denied')
    await expect(
      writer.query(`create temp table mine (contact_id bigint, sent_at timestamptz);
        create trigger mine after insert on mine referencing new table as new_pitches
          for each statement execute function count_sent_pitches()`),
    ).rejects.toThrow('permission denied')
  })

  test('holds when many write at once', async () => {
    await owner.query(`truncate pitches`)
    const clients = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = new Client({ connectionString: address })
        await client.connect()
        return client
      }),
    )
    const write = async (client: Client, seed: number) => {
      for (let step = 0; step < 40; step += 1) {
        const id = 1 + ((seed + step) % CONTACTS)
        await client.query(
          insertOf([
            [id, 'now()'],
            [1 + (id % CONTACTS), 'now()'],
          ]),
        )
        await client.query(`delete from pitches where id in (select id from pitches where contact_id = ${id}
          order by id limit 3 for update skip locked)`)
      }
    }
    await Promise.all(clients.map(write))
    expect(await countBy(COUNTED)).toBe(await countBy(TRUE))
    const { rows } = await owner.query(`select contact_id, count(*) as sent_pitches from pitches
      where sent_at is not null group by contact_id except select * from pitched_contacts`)
    expect(rows).toEqual([])
    await Promise.all(clients.map((client) => client.end()))
  })

  test('takes in the pitches that were there before', async () => {
    const url = await createTestDatabase(inject('postgresUrl'))
    await execute(url, 'drop view public_stats; drop table pitched_contacts; drop function count_sent_pitches cascade')
    await execute(
      url,
      `insert into workspaces (name) values ('one');
       insert into prospect_blogs (workspace_id, domain) values (1, 'one.example');
       insert into contacts (prospect_blog_id, email) values (1, 'a@one.example'), (1, 'b@one.example');
       insert into pitches (contact_id, subject, sent_at) values (1, 'one', now()), (1, 'two', now()), (2, 'draft', null)`,
    )
    for (const run of ['first', 'second']) {
      await execute(url, await readSchema())
      expect([run, await execute(url, COUNTED)]).toEqual([run, [{ count: 1 }]])
    }
    await execute(url, 'delete from pitches where id = 1')
    expect(await execute(url, COUNTED)).toEqual([{ count: 1 }])
  })
})
