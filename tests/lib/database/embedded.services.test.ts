import { tmpdir } from 'node:os'
import { describe, expect, test, vi } from 'vitest'
import { createEmbedded } from '@/lib/database/embedded'
import { Unavailable } from '@/lib/errors'
import { behavesLikeADatabase } from './database-contract'

// Each start compiles a whole PostgreSQL.
vi.setConfig({ testTimeout: 30_000 })

describe('embedded PostgreSQL', () => {
  behavesLikeADatabase(async () => createEmbedded(), { editorsPitched: 960, blogsResearched: 2150 })

  test('is up as long as its last read was', async () => {
    const database = createEmbedded()
    const folder = process.cwd()
    process.chdir(tmpdir())
    await expect(database.readPublicStats())
      .rejects.toThrow(Unavailable)
      .finally(() => process.chdir(folder))
    await expect(database.checkAccess()).rejects.toThrow(Unavailable)
    await database.readPublicStats()
    await database.checkAccess()
    await database.close()
  })

  test('says that its rows are samples', () => {
    expect(createEmbedded().sample).toBe(true)
  })
})
