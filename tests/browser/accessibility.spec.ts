import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pages } from '@/lib/site/pages'
import { test } from '@/tests/support/browser-test'
import { filledTools } from '@/tests/support/filled-tools'
import { listenForFaults } from '@/tests/support/page-faults'

type Options = Parameters<AxeBuilder['options']>[0]

const EVERYTHING: Options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Describing all that passes takes as long as finding what does not.
  resultTypes: ['violations'],
}
const COLOURS: Options = { ...EVERYTHING, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
const WIDE = { width: 1280, height: 900 }
const looks = [
  { look: 'light', colorScheme: 'light', size: WIDE, options: EVERYTHING },
  { look: 'dark', colorScheme: 'dark', size: WIDE, options: COLOURS },
  { look: '360 px', colorScheme: 'light', size: { width: 360, height: 740 }, options: EVERYTHING },
] as const

// A colour on its way from one to the next is no colour of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    expect(await findBarriers(page)).toEqual([])
  })
}

for (const [name, path, fill] of filledTools) {
  test(`axe finds nothing on ${path} that shows ${name}, and nothing else goes wrong`, async ({ page, site }) => {
    test.setTimeout(60_000)
    const faults = listenForFaults(page, site.url)
    await page.goto(path)
    // A click before React has taken over the page sends the form to it, and has to be made again.
    await expect(() => fill(page)).toPass({ timeout: 40_000 })
    expect(await findBarriers(page)).toEqual([])
    expect(faults).toEqual([])
  })
}

/** What axe finds in any of the looks, one line an element. */
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
