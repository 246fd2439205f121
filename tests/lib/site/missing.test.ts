import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closestPages } from '@/lib/site/missing'
import { missing } from '@/lib/site/notices'
import { anyText } from '@/tests/support/any-text'
import { linksIn } from '@/tests/support/rendered-markdown'

const closest = (path: string) => closestPages(path)[0]?.path

it.each([
  ['/abuot', '/about'],
  ['/About/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.md', '/about'],
  ['/company/about', '/about'],
  ['/%61bout', '/about'],
  ['/privacy-policy', '/privacy'],
  ['/site-map', '/sitemap'],
  ['//', '/'],
  ['/index.html', '/'],
  // The section, rather than a short page of another one that happens to be spelled alike.
  ['/guides/nope', '/guides'],
  ['/tools/nope/', '/tools'],
  // A page that moved.
  ['/blog/domain-rating-checker', '/tools/domain-rating-checker'],
])('the closest page to %s is %s', (path, page) => {
  expect(closest(path)).toBe(page)
})

it('the body holds only links into the site, for any path', () => {
  fc.assert(
    fc.property(anyText(400), (path) => {
      const links = linksIn(missing(`/${path}`, 'https://site.test').body)
      expect(links.length).toBeGreaterThan(10)
      expect(links.filter((link) => !link.startsWith('https://site.test/'))).toEqual([])
    }),
    { examples: [['[click](https://evil.example)']] },
  )
})
