import { expect, inject, test } from 'vitest'
import { createPostgres } from '@/lib/database/postgres'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { PATIENT_MS } from '@/tests/support/patience'
import { execute } from '@/tests/support/servers/postgres-server'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const ownerUrl = await createTestDatabase(inject('postgresUrl'))
await execute(ownerUrl, SEEDED_ROWS)
await execute(ownerUrl, `alter role public_stats_reader password 'reader-secret'`)
const url = new URL(ownerUrl)
url.username = 'public_stats_reader'
url.password = 'reader-secret'

test.each([
  [`insert into workspaces (name) values ('')`, 'workspaces_name_check'],
  [`insert into prospect_blogs (workspace_id, domain) values (1, 'Shared.Example')`, 'prospect_blogs_domain_check'],
  [
    `insert into prospect_blogs (workspace_id, domain) values (1, 'shared.example')`,
    'prospect_blogs_workspace_id_domain',
  ],
  [`insert into prospect_blogs (workspace_id, domain) values (9, 'x.example')`, 'prospect_blogs_workspace_id_fkey'],
  [`insert into contacts (prospect_blog_id, email) values (1, 'nobody')`, 'contacts_email_check'],
  [
    `insert into contacts (prospect_blog_id, email) values (1, 'twice@shared.example')`,
    'contacts_prospect_blog_id_email',
  ],
  [`insert into pitches (contact_id, subject) values (9, 'to nobody')`, 'pitches_contact_id_fkey'],
])('%s is refused', async (sql, constraint) => {
  await expect(execute(ownerUrl, sql)).rejects.toThrow(constraint)
})

test('the reader reads the view, through the adapter too', async () => {
  expect(await execute(url.href, 'select * from public_stats')).toHaveLength(1)
  const database = createPostgres(url.href, PATIENT_MS)
  expect(await database.readPublicStats()).toEqual(SEEDED_STATS)
  await database.close()
})

test.each(['workspaces', 'prospect_blogs', 'contacts', 'pitches'])('the reader cannot read %s', async (table) => {
  await expect(execute(url.href, `select 1 from ${table}`)).rejects.toThrow(`permission denied for table ${table}`)
})

// A session may lift its read-only default, so its rights must refuse.
test.each([
  `insert into workspaces (name) values ('mine')`,
  'delete from pitches',
  'truncate pitches',
  'create table mine ()',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create schema mine',
  'drop view public_stats',
  `create or replace view public_stats as select 1 as editors_pitched, 1 as blogs_researched`,
  'create role mine',
  'set role owner',
])('the reader cannot %s', async (sql) => {
  await expect(execute(url.href, `set default_transaction_read_only = off; commit; ${sql}`)).rejects.toThrow(
    /permission denied|must be owner/,
  )
})

test('a session of the reader is read-only and has a timeout of 3 seconds by default', async () => {
  expect(await execute(url.href, 'show statement_timeout')).toEqual([{ statement_timeout: '3s' }])
  expect(await execute(url.href, 'show default_transaction_read_only')).toEqual([
    { default_transaction_read_only: 'on' },
  ])
})

test('nobody can log in as the reader before it has a password', async () => {
  await execute(ownerUrl, 'alter role public_stats_reader password null')
  await expect(execute(url.href, 'select 1')).rejects.toThrow('password authentication failed')
  await execute(ownerUrl, `alter role public_stats_reader password 'reader-secret'`)
})
