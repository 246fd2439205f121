import { describe, inject } from 'vitest'
import { createPostgres } from '@/lib/database/postgres'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { execute } from '@/tests/support/servers/postgres-server'
import { createTestDatabase } from '@/tests/support/servers/test-database'
import { behavesLikeADatabase, survivesFaults } from './database-contract'

const seeded = await createTestDatabase(inject('postgresUrl'))
await execute(seeded, SEEDED_ROWS)
const empty = await createTestDatabase(inject('postgresUrl'))

describe('PostgreSQL', () => {
  behavesLikeADatabase(async () => createPostgres(seeded), SEEDED_STATS)
})

describe('PostgreSQL without rows', () => {
  behavesLikeADatabase(async () => createPostgres(empty), { editorsPitched: 0, blogsResearched: 0 })
})

describe('PostgreSQL that fails', () => {
  survivesFaults(async (url) => createPostgres(url))
})
