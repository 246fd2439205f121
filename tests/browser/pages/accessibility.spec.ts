import { expect } from '@playwright/test'
import { pages } from '@/lib/site/pages'
import { createHtmlValidator } from '@/tests/support/answers/html-validator'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { filledTools } from '@/tests/support/browser/filled-tools'
import { listenForFaults } from '@/tests/support/browser/page-faults'

const faultsOf = createHtmlValidator('browser')

for (const { path } of pages) {
  test(`axe finds nothing on ${path}, and its policy blocks nothing`, async ({ page, site }) => {
    const faults = listenForFaults(page, site.url)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await findBarriers(page)).toEqual([])
    expect(faults).toEqual([])
  })
}

for (const [name, path, fill] of filledTools) {
  test(`${path} with ${name} is valid HTML, axe finds nothing on it, and no request fails`, async ({ page, site }) => {
    const faults = listenForFaults(page, site.url)
    await page.goto(path)
    // A click before hydration submits the form, so it is tried again.
    await expect(() => fill(page)).toPass({ timeout: 40_000 })
    const html = await page.getByRole('main').evaluate((main) => main.outerHTML)
    expect(await faultsOf(html)).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    expect(faults).toEqual([])
  })
}
