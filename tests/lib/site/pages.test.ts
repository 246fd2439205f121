import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Page, pages } from '@/lib/site/pages'

describe('the page list', () => {
  it('names every page under app/ and no other', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)page\.tsx$/.test(file),
    )
    const fixed = files.filter((file) => !file.includes('[')).map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
    const guides = readdirSync('content/guides').map((file) => `/guides/${file.replace(/\.mdx$/, '')}`)
    expect(pages.map(({ path }) => path).toSorted()).toEqual([...fixed, ...guides].toSorted())
  })

  it.each<Page>([...pages])(
    'describes $path in at most 160 characters, with a real date',
    ({ description, lede = '', lastModified }) => {
      expect(description.length).toBeLessThanOrEqual(160)
      // On a phone, the content stands below it.
      expect(lede.length).toBeLessThanOrEqual(80)
      expect(new Date(lastModified).toISOString()).toBe(`${lastModified}T00:00:00.000Z`)
    },
  )
})
