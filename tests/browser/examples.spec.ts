import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

const INVENTED = /^An invented example/

for (const [path, shown] of [
  ['/tools/domain-rating-checker', 'Done. Domain Rating: 4 of 4 domains answered.'],
  ['/tools/pagerank-checker', 'Done. PageRank: 4 of 4 domains answered.'],
  ['/tools/prospect-list-cleaner', 'Done: 3 domains kept, 4 entries dropped.'],
  ['/tools/anchor-text-analyser', INVENTED],
  ['/tools/outreach-email-checker', INVENTED],
  ['/tools/search-operators', INVENTED],
  ['/tools/compare-domains', 'Done. Domain Rating: 4 of 4 domains answered.'],
] as const) {
  test(`${path} shows an example on a click, and leads to it`, async ({ page }) => {
    await page.goto(path)
    const example = page.getByRole('button', { name: 'Try an example' })
    await expect(async () => {
      if (await example.isVisible()) await example.click()
      await expect(page.getByText(shown)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('region', { name: /^(?:Result|Report|Queries)$/ }).first()).toBeFocused()
  })
}
