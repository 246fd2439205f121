import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { startSite } from '@/tests/support/servers/site'

test('a site without settings shows no counters, says that they and page ranks cannot be had, and stays up', async ({
  page,
}) => {
  const site = await startSite()
  try {
    const health = await fetch(`${site.url}/healthz`)
    const { dependencies, warnings } = await health.json()
    expect([health.status, Object.keys(dependencies)]).toEqual([200, ['store']])
    expect(warnings).toEqual(
      ['No database', 'OPEN_PAGERANK_API_KEY', 'DOMAIN_RATING_API_KEY'].map((name) => expect.stringContaining(name)),
    )
    await page.goto(site.url)
    const counters = page.getByRole('region', { name: 'Counted, not estimated' })
    await expect(counters.getByRole('status')).toHaveText(/^There are no counters here/, { useInnerText: true })
    expect(await counters.textContent()).not.toMatch(/\d/)
    await expect(page.getByText('Sample data')).toBeHidden()

    await page.goto(`${site.url}/docs/api/pagerank`)
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
