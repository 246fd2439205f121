import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSchema } from '@/lib/database/schema'
import { SEEDED_ROWS } from '@/tests/support/seeded-rows'

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create()
  await database.exec(await readSchema())
}, 30_000)
beforeEach(async () => {
  await database.exec('truncate workspaces, prospect_blogs, contacts, pitches restart identity cascade')
})
afterAll(() => database.close())

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
