import { afterAll, describe, inject } from 'vitest'
import { createVercelPostgres } from '@/lib/database/vercel-postgres'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { PATIENT_MS } from '@/tests/support/patience'
import { execute } from '@/tests/support/servers/postgres-server'
import { createTestDatabase } from '@/tests/support/servers/test-database'
import { type Bridge, startBridge } from '@/tests/support/servers/vercel-postgres-bridge'
import { behavesLikeADatabase, survivesFaults } from './database-contract'

const bridges: Bridge[] = []
afterAll(() => Promise.all(bridges.map((bridge) => bridge.close())))

async function bridgeTo(postgresUrl: string): Promise<string> {
  const bridge = await startBridge(postgresUrl)
  bridges.push(bridge)
  return bridge.url
}

const seeded = await createTestDatabase(inject('postgresUrl'))
await execute(seeded, SEEDED_ROWS)

describe('Vercel Postgres', () => {
  behavesLikeADatabase(async () => createVercelPostgres(await bridgeTo(seeded), PATIENT_MS), SEEDED_STATS)
})

describe('Vercel Postgres that fails', () => {
  survivesFaults(async (url, deadlineMs) => createVercelPostgres(await bridgeTo(url), deadlineMs))
})
