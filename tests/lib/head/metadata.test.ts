import { describe, expect, it } from 'vitest'
import { metadataOf } from '@/lib/head/metadata'

describe('metadataOf', () => {
  it('puts the name first on the home page and last elsewhere', () => {
    expect(metadataOf('/').title).toEqual({ absolute: expect.stringMatching(/^Pitchlark: /) })
    expect(metadataOf('/privacy').title).toEqual({ absolute: 'Privacy · Pitchlark' })
  })
})
