import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { SEEDED_ROWS } from '@/tests/support/inputs/seeded-rows'
import { execute } from '@/tests/support/servers/postgres-server'
import { createTestDatabase } from '@/tests/support/servers/test-database'

/** A new database with the rows of the tests, of which contacts 1 and 2 were sent a pitch. */
async function seeded(): Promise<string> {
  const url = await createTestDatabase(inject('postgresUrl'))
  await execute(url, SEEDED_ROWS)
  return url
}

async function editorsPitched(url: string): Promise<unknown> {
  const [row] = await execute(url, 'select editors_pitched::int as n from public_stats')
  return (row as { n: number }).n
}

test.each([
  [`insert into pitches (contact_id, subject, sent_at) values (1, 'a third', now())`, 2],
  [`insert into pitches (contact_id, subject, sent_at) values (3, 's', now()), (4, 'a draft', null)`, 3],
  ['update pitches set sent_at = null where id = 1', 2],
  ['update pitches set sent_at = null where contact_id = 1', 1],
  ['delete from workspaces where id = 2', 1],
])('after %s, %i editors are pitched', async (sql, expected) => {
  const url = await seeded()
  await execute(url, sql)
  expect(await editorsPitched(url)).toBe(expected)
})

test('a writer needs the right to insert pitches and no other', async () => {
  const url = new URL(await seeded())
  const sender = `sender_${randomUUID().replaceAll('-', '')}`
  await execute(url.href, `create role ${sender} login password 'sender-secret'; grant insert on pitches to ${sender}`)
  const writer = new URL(url)
  writer.username = sender
  writer.password = 'sender-secret'
  await execute(writer.href, `insert into pitches (contact_id, subject, sent_at) values (4, 's', now())`)
  expect(await editorsPitched(url.href)).toBe(3)
})

test('sent pitches are looked for in their index alone', async () => {
  const url = `${await seeded()}?options=-c%20enable_seqscan%3Doff%20-c%20enable_bitmapscan%3Doff`
  const plan = await execute(url, 'explain select * from public_stats')
  expect(JSON.stringify(plan)).toContain('Index Only Scan using pitches_sent_contact_id')
})
