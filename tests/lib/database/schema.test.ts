import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSchema } from '@/lib/database/schema'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/seeded-rows'

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create()
  await database.exec(await readSchema())
}, 30_000)
beforeEach(async () => {
  await database.exec('truncate workspaces, prospect_blogs, contacts, pitches restart identity cascade')
})
afterAll(() => database.close())

async function stats() {
  const { rows } = await database.query('select * from public_stats')
  return rows
}
const totals = (editors_pitched: number, blogs_researched: number) => [{ editors_pitched, blogs_researched }]

describe('public_stats', () => {
  test('is zero without rows', async () => {
    expect(await stats()).toEqual(totals(0, 0))
  })

  test('counts contacts that were sent a pitch once, and every record of a blog', async () => {
    await database.exec(SEEDED_ROWS)
    expect(await stats()).toEqual(totals(SEEDED_STATS.editorsPitched, SEEDED_STATS.blogsResearched))
  })

  test('survives the schema being applied again', async () => {
    await database.exec(SEEDED_ROWS)
    await database.exec(await readSchema())
    expect(await stats()).toEqual(totals(2, 3))
  })
})

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
  await database.exec(SEEDED_ROWS)
  await expect(database.exec(sql)).rejects.toThrow(constraint)
})
