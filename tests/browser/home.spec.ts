import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser-test'
import { EMBEDDED, startSite } from '@/tests/support/site'

test('the home page shows the two counters and says that they are samples', async ({ page }) => {
  // The embedded database takes seconds to start.
  test.setTimeout(60_000)
  const site = await startSite(EMBEDDED)
  const { editorsPitched, blogsResearched } = await (await fetch(`${site.url}/api/stats`)).json()
  await page.goto(site.url)
  await expect(page.locator('#counters')).toBeVisible()
  await expect(page.getByText(`${blogsResearched.toLocaleString('en')} blogs researched`)).toBeVisible()
  await expect(page.getByText(`${editorsPitched.toLocaleString('en')} editors pitched`)).toBeVisible()
  await expect(page.getByText('counted from sample rows')).toBeVisible()
  await site.stop()
})

test('a domain typed on the home page is rated on the next one', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Domain Rating').fill('https://www.github.com/about')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/domain-rating-checker\?domains=github\.com$/)
  await expect(page.getByRole('heading', { name: 'github.com' })).toBeVisible()
})
