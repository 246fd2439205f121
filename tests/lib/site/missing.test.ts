import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closestPaths } from '@/lib/site/missing'
import { missing } from '@/lib/site/notices'
import { anyText } from '@/tests/support/inputs/any-text'
import { linksIn } from '@/tests/support/responses/rendered-markdown'

const closest = (path: string) => closestPaths(path)[0]

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
  ['/docs/api/v1', '/docs/api'],
  ['/api', '/docs/api'],
  // An endpoint.
  ['/api/v1/domain-rating', '/api/domain-rating'],
  ['/domain-rating', '/api/domain-rating'],
  ['/api/domainrating', '/api/domain-rating'],
  ['/api/domain-rating/', '/api/domain-rating'],
  ['/api/domain_rating.json', '/api/domain-rating'],
  ['/v1/pageRank', '/api/pagerank'],
  ['/api/page-rank', '/api/pagerank'],
  ['/api/stat', '/api/stats'],
  ['/docs/api/domain-ratings', '/api/domain-rating'],
])('what comes closest to %s is %s', (path, expected) => {
  expect(closest(path)).toBe(expected)
})

it.each([
  ['/api/dr', '?target=x.com', '/api/domain-rating'],
  ['/api/check', '?x=1&target=https%3A%2F%2Fx.com%2F', '/api/domain-rating'],
  ['/authority-of', '?domains%5B%5D=x.com', '/api/pagerank'],
  ['/guides/nope', '?target=_blank', '/guides'],
  ['/guides/nope', '?utm_source=x.com', '/guides'],
])('what comes closest to %s%s is %s', (path, search, expected) => {
  expect(closestPaths(path, search)[0]).toBe(expected)
})

it('an endpoint is named first, with a call and a link to its description', () => {
  const { body } = missing('/api/v1/domain-rating', '', 'https://site.test')
  expect(linksIn(body)[0]).toBe('https://site.test/docs/api/domain-rating')
  expect(body).toContain('- [Endpoint /api/domain-rating](')
  expect(body).toContain('`/api/domain-rating?target=example.com`')
})

it('the body fits a screen: each link begins a line, and there are fewer than 25', () => {
  const lines = missing('/docs/limit', '', 'https://site.test').body.trimEnd().split('\n')
  expect(lines.length).toBeLessThan(25)
  const links = lines.filter((line) => line.includes(']('))
  expect(links.filter((line) => !/^- \[[^\]]+\]\(\S+\)$/.test(line))).toEqual([])
  expect(links[0]).toBe('- [Limits and caching](https://site.test/docs/limits)')
})

it('the body holds only links into the site, for any path', () => {
  fc.assert(
    fc.property(anyText(400), (path) => {
      const links = linksIn(missing(`/${path}`, `?${path}`, 'https://site.test').body)
      expect(links.length).toBeGreaterThan(10)
      expect(links.filter((link) => !link.startsWith('https://site.test/'))).toEqual([])
    }),
    { examples: [['[click](https://evil.example)']] },
  )
})
