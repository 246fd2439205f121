import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { EMBEDDED, startSite } from '@/tests/support/servers/site'

test('a site without settings shows sample counters, and says that page ranks cannot be had', async ({ page }) => {
  const site = await startSite(EMBEDDED)
  try {
    const { editorsPitched, blogsResearched } = await (await fetch(`${site.url}/api/stats`)).json()
    await page.goto(site.url)
    await expect(page.locator('#counters')).toBeVisible()
    await expect(page.getByText(`${blogsResearched.toLocaleString('en')} blogs researched`)).toBeVisible()
    await expect(page.getByText(`${editorsPitched.toLocaleString('en')} editors pitched`)).toBeVisible()
    await expect(page.getByText('come from sample data')).toBeVisible()

    await page.goto(`${site.url}/docs/api`)
    const form = page.getByRole('form', { name: 'Try /api/pagerank' })
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toContainText(
      /503 Service Unavailable The message below says what to do.*has not set up a key/s,
    )

    await page.goto(`${site.url}/tools/pagerank-checker`)
    await page.getByLabel('Domains or URLs').fill('moz.com dev.to')
    await page.getByRole('button', { name: 'Check PageRank' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'PageRank cannot be looked up at the moment' })
    await expect(alert).toContainText('has not set up a key')
    await expect(page.getByText('waiting', { exact: true })).toHaveCount(2)
    const again = page.waitForResponse(/\/api\/pagerank/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await again).status()).toBe(503)
    await expect(page.getByLabel('Domains or URLs')).toHaveValue('moz.com dev.to')
  } finally {
    await site.stop()
  }
})
