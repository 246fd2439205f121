import { describe, expect, it } from 'vitest'
import { type Page, pages } from '@/lib/site/pages'

describe('the page list', () => {
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
