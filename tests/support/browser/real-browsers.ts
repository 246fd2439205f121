import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { provideChromium, provideFirefox } from '@/scripts/test-needs'
import { test as base } from './browser-test'

/** As long as Playwright's expectations wait. */
const WAIT_MS = 60_000

type BrowserName = 'Chromium' | 'Firefox'

/** The browsers of each journey: Firefox, because all other tests are in Chromium. `BROWSERS=all` adds that one. */
export const BROWSERS: readonly BrowserName[] = process.env.BROWSERS === 'all' ? ['Chromium', 'Firefox'] : ['Firefox']

type OpenIn<Opened> = (name: BrowserName, firefoxPreferences?: Record<string, unknown>) => Promise<Opened>

interface OfTest {
  /** A page of a real browser, over WebDriver BiDi in Firefox. It closes with the test. */
  openIn: OpenIn<Page>
  /** A file that a visitor has on the disk; returns its path. */
  fileOf: (name: string, content: string | Uint8Array) => Promise<string>
  /** The file that an action downloads, with a name as expected. */
  downloadBy: (act: () => Promise<unknown>, expected: RegExp) => Promise<Buffer>
}

/** For journeys in Firefox, and in both browsers. Playwright starts its own build of Firefox alone. */
export const test = base.extend<OfTest & { folder: string }, { browserOf: OpenIn<Browser> }>({
  // A worker's tests share a browser, because to start Firefox takes seconds. Each test has its own context.
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const browsers = new Map<string, Promise<Browser>>()
      await use((name, extraPrefsFirefox) => {
        const key = JSON.stringify([name, extraPrefsFirefox])
        const browser =
          browsers.get(key) ??
          launch(
            name === 'Firefox'
              ? { browser: 'firefox', executablePath: provideFirefox(), extraPrefsFirefox }
              : {
                  headless: 'shell',
                  executablePath: process.env.CHROMIUM_PATH || provideChromium(),
                  args: ['--no-sandbox', '--disable-gpu'],
                },
          )
        browsers.set(key, browser)
        return browser
      })
      for (const browser of browsers.values()) await (await browser).close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'browser-'))
    await mkdir(join(folder, 'downloads'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  openIn: async ({ browserOf, client, folder }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, firefoxPreferences) => {
      const browser = await browserOf(name, firefoxPreferences)
      const downloadBehavior = { policy: 'allow', downloadPath: join(folder, 'downloads') } as const
      const context = await browser.createBrowserContext({ downloadBehavior })
      contexts.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(WAIT_MS)
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': client })
      return page
    })
    for (const context of contexts) await context.close()
  },
  fileOf: async ({ folder }, use) =>
    use(async (name, content) => {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    }),
  downloadBy: async ({ folder }, use) =>
    use(async (act, expected) => {
      const downloads = join(folder, 'downloads')
      const watcher = watch(downloads)
      const signal = AbortSignal.timeout(WAIT_MS)
      try {
        await act()
        for (;;) {
          // Before the look, so that no change is missed.
          const changed = once(watcher, 'change', { signal })
          changed.catch(() => {})
          // Beside an unfinished file, or in its place, browsers have one with another name.
          const [name = '', ...others] = await readdir(downloads)
          const bytes = others.length === 0 && expected.test(name) ? await readFile(join(downloads, name)) : Buffer.of()
          if (bytes.length === 0) await changed
          else {
            await rm(join(downloads, name))
            return bytes
          }
        }
      } finally {
        watcher.close()
      }
    }),
})

/** Waits for a text, which is visible. */
export async function see(page: Page, text: string): Promise<void> {
  await page.locator(`::-p-text(${text})`).wait()
}

/** Finds by text: Firefox may know an element's role only after the last change of the page, which nobody hears. */
const named = (role: 'button' | 'link', name: string) =>
  `::-p-xpath(//${role === 'link' ? 'a' : 'button'}[normalize-space()="${name}"])`

export async function click(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.locator(named(role, name)).click()
}

/** Opens a fold by a text of its summary: a result's menu, or the form above it ("Change"). */
export async function unfold(page: Page, text: string): Promise<void> {
  await page.locator(`::-p-xpath(//summary[contains(., "${text}")])`).click()
}

/** Drops files, or chooses them, in the page's first field for files, or in a later one. */
export async function drop(page: Page, paths: string | string[], at = 0): Promise<void> {
  await page.waitForSelector('input[type="file"]')
  const inputs = (await page.$$('input[type="file"]')) as ElementHandle<HTMLInputElement>[]
  await inputs[at]?.uploadFile(...[paths].flat())
}

/** Fills in the control with this label, or chooses the option. */
export async function fill(page: Page, label: string, value: string): Promise<void> {
  const id = await page.$eval(`::-p-xpath(//label[text()="${label}"])`, (element) => element.getAttribute('for'))
  await page.locator(`[id="${id}"]`).fill(value)
}

/** Waits until the elements that match have these texts, in their order; also while pages change. */
export async function waitForTexts(page: Page, selector: string, texts: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (selector, texts) =>
      JSON.stringify(Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)) === texts,
    {},
    selector,
    JSON.stringify(texts),
  )
}
