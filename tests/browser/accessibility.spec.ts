import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pages } from '@/lib/site/pages'
import { test } from '@/tests/support/browser-test'
import { filledTools } from '@/tests/support/filled-tools'
import { createHtmlValidator } from '@/tests/support/html-validator'
import { listenForFaults } from '@/tests/support/page-faults'

type Options = Parameters<AxeBuilder['options']>[0]

const EVERYTHING: Options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Reporting all passes would double the time.
  resultTypes: ['violations'],
}
const COLOURS: Options = { ...EVERYTHING, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
const WIDE = { width: 1280, height: 900 }
const looks = [
  { look: 'light', colorScheme: 'light', size: WIDE, options: EVERYTHING },
  { look: 'dark', colorScheme: 'dark', size: WIDE, options: COLOURS },
  { look: '360 px', colorScheme: 'light', size: { width: 360, height: 740 }, options: EVERYTHING },
] as const

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

/** What axe finds in any look, one line for each element. */
async function findBarriers(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { look, colorScheme, size, options } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    const { violations, passes } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()
    expect(passes).not.toEqual([])
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes) found.push(`${look}: ${id} at ${target}: ${failureSummary}`)
  }
  return found
}
