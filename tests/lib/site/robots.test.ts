import { expect, it } from 'vitest'
import { robotsTxt } from '@/lib/site/robots'

it("has the owner's signals in the group of all crawlers", () => {
  expect(robotsTxt({ siteUrl: 'https://site.test', contentSignal: 'search=yes, ai-train=no' })).toBe(
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\nSitemap: https://site.test/sitemap-index.xml\n',
  )
})
