import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestPages, missingBody } from '@/lib/site/missing'
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

describe('the body', () => {
  it('lists the closest pages first and never repeats the path', () => {
    const body = missingBody('/[click](https://evil.example)', 'https://site.test')
    expect(body).not.toContain('evil.example')
    expect(body.startsWith('# Page not found\n')).toBe(true)
  })

  it('holds only links into the site, for any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (path) => {
        const links = [...missingBody(`/${path}`, 'https://site.test').matchAll(/\]\(([^)]+)\)/g)]
        expect(links.length).toBeGreaterThan(pages.length > 5 ? 10 : 5 + pages.length)
        expect(links.every(([, link]) => link?.startsWith('https://site.test/'))).toBe(true)
      }),
    )
  })
})
