import fc from 'fast-check'
import leven from 'leven'
import { describe, expect, it } from 'vitest'
import { closestPages } from '@/lib/site/missing'
import { missing } from '@/lib/site/notices'
import { pages } from '@/lib/site/pages'

const closest = (path: string) => closestPages(path)[0]?.path

describe('the closest page', () => {
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
  ])('to %s is %s', (path, page) => {
    expect(closest(path)).toBe(page)
  })
})

describe('the closest pages', () => {
  it('are those of the fewest edits, in the order of the list where they tie', () => {
    const segments = fc.constantFrom('about', 'tools', 'toolz', 'guide', 'domain-rating', 'md', 'a', 'api', 'sitemap')
    const paths = fc.array(segments, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
    const lastOf = (path: string) => path.slice(path.lastIndexOf('/'))
    fc.assert(
      fc.property(fc.oneof(paths, fc.constantFrom(...pages.map(({ path }) => path))), (path) => {
        const edits = (page: string) => Math.min(leven(path, page), leven(lastOf(path), lastOf(page)) + 1)
        const expected = pages.map((page) => page.path).sort((a, b) => edits(a) - edits(b))
        expect(closestPages(path).map((page) => page.path)).toEqual(expected.slice(0, 5))
      }),
    )
  })
})

describe('the body', () => {
  it('lists the closest pages first and never repeats the path', () => {
    const body = missing('/[click](https://evil.example)', 'https://site.test').body
    expect(body).not.toContain('evil.example')
    expect(body.startsWith('# Page not found\n')).toBe(true)
  })

  it('holds only links into the site, for any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (path) => {
        const links = [...missing(`/${path}`, 'https://site.test').body.matchAll(/\]\(([^)]+)\)/g)]
        expect(links.length).toBeGreaterThan(pages.length > 5 ? 10 : 5 + pages.length)
        expect(links.every(([, link]) => link?.startsWith('https://site.test/'))).toBe(true)
      }),
    )
  })
})
