import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { createPostgres } from '@/lib/database/postgres'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { PATIENT_MS } from '@/tests/support/patience'
import { execute } from '@/tests/support/servers/postgres-server'
import { createTestDatabase } from '@/tests/support/servers/test-database'
import { behavesLikeADatabase, survivesFaults } from './database-contract'

const seeded = await createTestDatabase(inject('postgresUrl'))
await execute(seeded, SEEDED_ROWS)
const empty = await createTestDatabase(inject('postgresUrl'))

describe('PostgreSQL', () => {
  behavesLikeADatabase(async () => createPostgres(seeded, PATIENT_MS), SEEDED_STATS)
})

describe('PostgreSQL without rows', () => {
  behavesLikeADatabase(async () => createPostgres(empty, PATIENT_MS), { editorsPitched: 0, blogsResearched: 0 })
})

describe('PostgreSQL that fails', () => {
  survivesFaults(async (url, deadlineMs) => createPostgres(url, deadlineMs))
})

describe('a role whose password takes many SCRAM iterations', () => {
  /** As PostgreSQL stores the password `secret` (RFC 5803). Made with fewer, it refuses every password. */
  function verifier(iterations: number, made = iterations): string {
    const salted = pbkdf2Sync('secret', 'salt', made, 32, 'sha256')
    const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
    const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
    const salt = Buffer.from('salt').toString('base64')
    return `SCRAM-SHA-256$${iterations}:${salt}$${stored}:${keyed('Server Key').toString('base64')}`
  }

  async function readWith(role: string, password: string) {
    await execute(seeded, `create role ${role} login in role public_stats_reader`)
    // Given to the statement, PostgreSQL hashes it, too.
    await execute(seeded, `update pg_authid set rolpassword = '${password}' where rolname = '${role}'`)
    const url = new URL(seeded)
    Object.assign(url, { username: role, password: 'secret' })
    return createPostgres(url.href, PATIENT_MS).readPublicStats()
  }

  test('logs in while there is time', async () => {
    expect(await readWith('patient', verifier(150_000))).toEqual(SEEDED_STATS)
  })

  test('is refused at once where it takes millions, and the line names the cause', async () => {
    await expect(readWith('endless', verifier(1_000_000_000, 1))).rejects.toThrow(
      "the password of the database's role takes 1000000000 SCRAM iterations, more than a login has time for: lower scram_iterations and set the password again",
    )
  })
})
