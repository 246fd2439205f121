import { expect, type Page } from '@playwright/test'
import { pages, toolPages } from '@/lib/site/pages'
import { test } from '@/tests/support/browser-test'

const needScripts = new Set<string>([...toolPages().map(({ path }) => path), '/docs/api', '/docs/markdown'])

for (const { path } of pages) {
  const note = needScripts.has(path) ? ', and that its form needs it' : ''
  test(`${path} says and links to the same without JavaScript${note}`, async ({ page, browser, site }) => {
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await withoutScripts.goto(path)
    if (needScripts.has(path))
      await expect(withoutScripts.getByRole('paragraph').filter({ hasText: 'needs JavaScript' }).first()).toBeVisible()
    const seen = await readPage(withoutScripts)
    await withoutScripts.close()
    expect(seen.headings).toHaveLength(1)
    expect(seen.words.length).toBeGreaterThan(20)
    expect(seen.links.length).toBeGreaterThan(pages.length)
    await page.goto(path)
    expect(seen).toEqual(await readPage(page))
  })
}

/** What a page shows, without forms and `<noscript>`. */
async function readPage(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main form, noscript { display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  return {
    headings: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
    words: (await page.getByRole('main').allInnerTexts()).join(' ').split(/\s+/),
    links: await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  }
}
