import { type Browser, launch, type Page } from 'puppeteer-core'
import { provideFirefox } from '@/scripts/test-needs'
import { test as base } from './browser-test'

/** As long as Playwright's expectations wait. */
const WAIT_MS = 45_000

interface OfTest {
  /** A page of a real Firefox with these preferences, over WebDriver BiDi. It closes with the test. */
  openFirefox: (preferences?: Record<string, unknown>) => Promise<Page>
}

/** For journeys in Firefox. Playwright starts its own build alone. */
export const test = base.extend<OfTest>({
  openFirefox: async ({ client }, use) => {
    const browsers: Browser[] = []
    await use(async (extraPrefsFirefox) => {
      const browser = await launch({ browser: 'firefox', executablePath: provideFirefox(), extraPrefsFirefox })
      browsers.push(browser)
      const page = await browser.newPage()
      page.setDefaultTimeout(WAIT_MS)
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': client })
      return page
    })
    for (const browser of browsers) await browser.close()
  },
})
