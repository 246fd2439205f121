import { test as base } from '@playwright/test'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

interface OfTest {
  /** This test's client address, whose limit its requests count against. */
  client: string
}

interface OfWorker {
  /** A site with a database and sample providers, shared by a worker's tests. Each test asks for its own domains. */
  site: SiteWithProviders
}

export const test = base.extend<OfTest, OfWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const site = await startSiteWithProviders({
        DATABASE_URL: await createTestDatabase(process.env.TEST_POSTGRES_URL ?? ''),
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  client: async ({ site }, use) => {
    site.providers.fault('rating')
    site.providers.fault('pagerank')
    site.providers.calls.length = 0
    const client = newClient()
    await use(client)
    // Ratings are looked up one after the other: once this one is there, none of this test is left for the next one.
    if (!site.providers.calls.some(({ path }) => path.includes('domain-rating'))) return
    site.providers.fault('rating')
    await site.as(newClient(), `/api/domain-rating?target=${client.replaceAll(/\W/g, '-')}.com`)
  },
  page: async ({ page }, use) => {
    await use(page)
    // A route's handler may still be reading a response, which ends with the page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({ client }, use) => use({ 'X-Forwarded-For': client }),
})
