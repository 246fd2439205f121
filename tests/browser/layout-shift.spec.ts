import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

/** A quarter of what Core Web Vitals call good. */
const MAX_SHIFT = 0.025

const links = [
  ['/tools/domain-rating-checker?domains=moz.com', '91 / 100'],
  ['/tools/pagerank-checker?domains=moz.com', '5.59 / 10'],
  ['/tools/pagerank-checker?domains=moz.com,dev.to,no-such-site.com', 'Done.'],
  ['/tools/compare-domains?domains=moz.com,dev.to,no-such-site.com', 'Done. Domain Rating'],
] as const

for (const width of [360, 412, 768, 1440]) {
  test(`at ${width} px a link with a list moves nothing while its result comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [link, done] of links) {
      await page.goto(link)
      await expect(page.getByText(done).first()).toBeInViewport()
      const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        link,
      ).toBeLessThan(MAX_SHIFT)
    }
  })
}
