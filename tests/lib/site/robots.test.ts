import { expect, it } from 'vitest'
import { robotsTxt } from '@/lib/site/robots'

const siteUrl = 'https://site.test'

it('allows all and names the sitemap index, without a word on signals', () => {
  expect(robotsTxt({ siteUrl })).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.test/sitemap-index.xml\n')
})

it("has the owner's signals in the group of all crawlers", () => {
  expect(robotsTxt({ siteUrl, contentSignal: 'search=yes, ai-train=no' })).toBe(
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\nSitemap: https://site.test/sitemap-index.xml\n',
  )
})
