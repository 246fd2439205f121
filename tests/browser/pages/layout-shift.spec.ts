import { expect, type Page } from '@playwright/test'
import { sentences } from '@/lib/endpoints/sentences'
import { test } from '@/tests/support/browser/browser-test'
import { createGate } from '@/tests/support/gate'

/** A fifth of what Core Web Vitals call good. */
const MAX_SHIFT = 0.02

const links = [
  ['/tools/domain-rating-checker?domains=moz.com', '91 / 100'],
  ['/tools/domain-rating-checker?domains=moz.com,dev.to,github.com,react.dev', 'Domain Rating: all 4.'],
  ['/tools/pagerank-checker?domains=moz.com', '5.59 / 10'],
  ['/tools/compare-domains?domains=moz.com,dev.to,no-such-site.com', 'Domain Rating: all 3.'],
] as const

const failing = [
  ['rating', '/tools/domain-rating-checker'],
  ['pagerank', '/tools/pagerank-checker'],
] as const

/** Tools that read with a worker. */
const readers = ['/tools/anchor-text-analyser', '/tools/prospect-list-cleaner', '/tools/link-gap']
const PHONE = { width: 360, height: 800 }
/** The browser takes a shift within half a second of a click for its result. */
const AFTER_CLICK_MS = 600

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

test('on a phone, a link with a list moves nothing while its result comes', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [link, done] of links) {
    const shift = await shiftWithFonts(page, link, () => expect(page.getByText(done).first()).toBeInViewport())
    expect(shift, link).toBeLessThan(MAX_SHIFT)
  }
})

test('on a phone, a link whose lookup fails moves nothing', async ({ page, site }) => {
  await page.setViewportSize(PHONE)
  for (const [provider, path] of failing) {
    site.providers.fault(provider, { kind: 'status', status: 500 })
    const shift = await shiftWithFonts(page, `${path}?domains=fails.com`, () =>
      expect(page.getByText('could not be looked up')).toBeInViewport(),
    )
    expect(shift, path).toBeLessThan(MAX_SHIFT)
  }
})

test("on a phone, a slow worker's result moves nothing", async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of readers) {
    await page.goto(path)
    const gate = await holdScripts(page)
    await page.getByRole('button', { name: 'Try an example' }).click()
    await page.waitForTimeout(AFTER_CLICK_MS)
    // A busy machine may load the fonts late, which is a shift before the result.
    await page.evaluate(() => document.fonts.ready)
    const before = await shiftOf(page)
    gate.open()
    await expect(page.getByRole('region', { name: 'Result' }).locator('h2:focus')).toBeVisible()
    expect((await shiftOf(page)) - before, path).toBeLessThan(MAX_SHIFT)
    await page.unroute('**/*.js')
  }
})

const COUNTS = { editorsPitched: 1_234_567, blogsResearched: 104_816 }
const answers = {
  figures: { json: COUNTS },
  'sample figures': { json: COUNTS, headers: { 'X-Sample-Data': 'true' } },
  'no figures': { status: 503, json: { error: 'Try again in a minute.' } },
  'no database': { status: 503, json: { error: sentences.noDatabase } },
}

for (const width of [390, 1440]) {
  test(`at ${width} px the home page keeps the room that its counters need`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const counters = page.getByRole('region', { name: 'Counted, not estimated' })
    for (const [name, answer] of Object.entries(answers)) {
      const gate = createGate()
      await page.route('/api/stats', async (route) => {
        await gate.passed
        await route.fulfill(answer)
      })
      await page.goto('/')
      await counters.scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
      const before = { box: await counters.boundingBox(), shift: await shiftOf(page) }
      gate.open()
      await expect(
        counters.getByText(/104,816|could not be loaded|no counters/).filter({ visible: true }),
      ).toBeInViewport()
      expect(await counters.boundingBox(), name).toEqual(before.box)
      // A busy machine may load the fonts late, which is a shift before this one.
      expect((await shiftOf(page)) - before.shift, name).toBeLessThan(0.02)
      await page.unroute('/api/stats')
    }
  })
}

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** From the first layout with the fonts to the end: on a busy machine, late fonts are another shift. */
async function shiftWithFonts(page: Page, link: string, ended: () => Promise<void>): Promise<number> {
  const gate = await holdScripts(page)
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await shiftOf(page)
  gate.open()
  await ended()
  await page.unroute('**/*.js')
  return (await shiftOf(page)) - before
}

async function holdScripts(page: Page) {
  const gate = createGate()
  await page.route('**/*.js', async (route) => {
    await gate.passed
    await route.continue()
  })
  return gate
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
  return shifts.reduce((sum, shift) => sum + shift, 0)
}
