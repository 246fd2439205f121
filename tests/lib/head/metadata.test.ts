import { describe, expect, it } from 'vitest'
import { metadataOf } from '@/lib/head/metadata'
import { pages } from '@/lib/site/pages'

describe('metadataOf', () => {
  it('names a picture of each page by its whole address', () => {
    const images = pages.map(({ path }) => metadataOf(path).openGraph?.images)
    expect(images).toContainEqual([
      expect.objectContaining({ url: 'http://localhost:3000/og/docs/api.png', width: 1200 }),
    ])
    expect(images).toContainEqual([expect.objectContaining({ url: 'http://localhost:3000/og/index.png' })])
    expect(new Set(images.map((image) => JSON.stringify(image))).size).toBe(pages.length)
  })

  it('puts the name first on the home page and last elsewhere', () => {
    expect(metadataOf('/').title).toEqual({ absolute: expect.stringMatching(/^Pitchlark: /) })
    expect(metadataOf('/privacy').title).toEqual({ absolute: 'Privacy · Pitchlark' })
  })
})
