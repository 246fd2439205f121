import { describe, expect, it } from 'vitest'
import { metadataOf } from '@/lib/site/metadata'

describe('metadataOf', () => {
  it('points at the page and at its markdown by their whole addresses', () => {
    expect(metadataOf('/about').alternates).toEqual({
      canonical: 'http://localhost:3000/about',
      types: { 'text/markdown': 'http://localhost:3000/about.md' },
    })
  })

  it('puts the name first on the home page and last elsewhere', () => {
    expect(metadataOf('/').title).toEqual({ absolute: expect.stringMatching(/^Pitchlark: /) })
    expect(metadataOf('/privacy').title).toEqual({ absolute: 'Privacy · Pitchlark' })
  })
})
