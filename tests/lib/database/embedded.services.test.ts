import { describe, expect, test, vi } from 'vitest'
import { createEmbedded } from '@/lib/database/embedded'
import { behavesLikeADatabase } from './database-contract'

// Each start compiles a whole PostgreSQL.
vi.setConfig({ testTimeout: 30_000 })

describe('embedded PostgreSQL', () => {
  behavesLikeADatabase(async () => createEmbedded(), { editorsPitched: 960, blogsResearched: 2150 })

  test('says that its rows are samples', () => {
    expect(createEmbedded().sample).toBe(true)
  })
})
