import { expect, test } from '@playwright/test'
import { EMBEDDED, type Site, startSite } from '@/tests/support/site'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'

let site: Site
test.afterEach(() => site.stop())

test('the home page shows the two counters and says that they are samples', async ({ page }) => {
  site = await startSite(EMBEDDED)
  const { editorsPitched, blogsResearched } = await (await fetch(`${site.url}/api/stats`)).json()
  await page.goto(site.url)
  await expect(page.locator('#counters')).toBeVisible()
  await expect(page.getByText(`${blogsResearched.toLocaleString('en')} blogs researched`)).toBeVisible()
  await expect(page.getByText(`${editorsPitched.toLocaleString('en')} editors pitched`)).toBeVisible()
  await expect(page.getByText('counted from sample rows')).toBeVisible()
})

test('the counters are absent, not zero, while the database is away', async ({ page }) => {
  site = await startSite()
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#counters')).toHaveCount(0)
  await expect(page.getByText('Sample data')).toHaveCount(0)
})

test('a domain typed on the home page is rated on the next one', async ({ page }) => {
  site = await startSiteWithProviders()
  await page.goto(site.url)
  await page.getByLabel('Domain Rating').fill('https://www.github.com/about')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/domain-rating-checker\?domains=github\.com$/)
  await expect(page.getByRole('heading', { name: 'github.com' })).toBeVisible()
})
