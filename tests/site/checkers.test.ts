import { computeScore, runChecks } from 'afdocs'
import { LinkChecker, LinkState } from 'linkinator'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PUBLIC_URL, publishedPaths } from '@/tests/support/published-pages'
import { type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'

let site: SiteWithProviders
let paths: string[]
beforeAll(async () => {
  site = await startSiteWithProviders({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
  paths = await publishedPaths(site.url)
})
afterAll(() => site.stop())

describe('the public checkers', () => {
  it('afdocs finds nothing to fail or to warn of on any page, and gives full marks', async () => {
    const report = await runChecks(site.url, {
      canonicalOrigin: PUBLIC_URL,
      samplingStrategy: 'curated',
      curatedPages: paths.map((path) => site.url + path),
      maxLinksToTest: 1_000,
      requestDelay: 0,
      maxConcurrency: 8,
    })
    const faults = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip')
    expect(faults.map(({ id, status, message }) => `${id} ${status}: ${message}`)).toEqual([])
    expect(computeScore(report)).toMatchObject({ overall: 100 })
    const asked = report.results.find(({ id }) => id === 'content-negotiation')
    expect(asked?.message).toContain(`${paths.length}/${paths.length} pages`)
  })

  it('linkinator finds no broken link, and no fragment that leads nowhere', async () => {
    const { links } = await new LinkChecker().check({
      path: paths.map((path) => site.url + path),
      recurse: true,
      checkFragments: true,
      checkCss: true,
      redirects: 'error',
      // Else it takes a page's address for a folder's, and puts a slash before the fragments in it.
      cleanUrls: true,
      concurrency: 8,
      // What is written with the public address is asked of the site where it listens.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${PUBLIC_URL}(?=/|$)`), replacement: site.url }],
      linksToSkip: async (link) => !link.startsWith(site.url),
    })
    const broken = links.filter(({ state }) => state === LinkState.BROKEN)
    expect(broken.map(({ url, status, parent }) => `${parent} → ${url} answers ${status}`)).toEqual([])
    const visited = links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url)
    expect(visited).toEqual(expect.arrayContaining(paths.map((path) => site.url + path)))
  })
})
