import { type BrowserContext, expect, test } from '@playwright/test'
import { pages, toolPages } from '@/lib/site/pages'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres-server'
import { type Site, startSite } from '@/tests/support/site'
import { createTestDatabase } from '@/tests/support/test-database'

let postgres: PostgresServer
let site: Site
let withScripts: BrowserContext
let withoutScripts: BrowserContext
test.beforeAll(async ({ browser }) => {
  postgres = await startPostgres()
  site = await startSite({ DATABASE_URL: await createTestDatabase(postgres.url) })
  withScripts = await browser.newContext()
  withoutScripts = await browser.newContext({ javaScriptEnabled: false })
})
test.afterAll(async () => {
  await withScripts.close()
  await withoutScripts.close()
  await site.stop()
  await postgres.remove()
})

for (const { path } of pages) {
  test(`${path} says and links to the same without JavaScript`, async () => {
    const seen = await readPage(withoutScripts, path)
    expect(seen.headings).toHaveLength(1)
    expect(seen.words.length).toBeGreaterThan(20)
    expect(seen.links.length).toBeGreaterThan(pages.length)
    expect(seen).toEqual(await readPage(withScripts, path))
  })
}

for (const path of [...toolPages().map((page) => page.path), '/docs/api']) {
  test(`${path} says that what runs in the browser needs JavaScript`, async () => {
    const page = await withoutScripts.newPage()
    await page.goto(site.url + path)
    await expect(page.getByRole('paragraph').filter({ hasText: 'needs JavaScript' }).first()).toBeVisible()
    await page.close()
  })
}

/** What a page shows, apart from the forms that only scripts make work and what is for readers without them. */
async function readPage(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(site.url + path)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main form, noscript { display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const seen = {
    headings: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
    words: (await page.getByRole('main').allInnerTexts()).join(' ').split(/\s+/),
    links: await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  }
  await page.close()
  return seen
}
