import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { saveSites } from '@/tests/support/browser/saved-records'

const RATING = '/tools/domain-rating-checker'
const DOMAINS = Array.from({ length: 600 }, (_, at) => `known-${at}.com`)

test('hundreds of sites that are known are shown unasked, and read in a worker', async ({ page, site }) => {
  await page.goto('/tools/your-lists')
  await expect(page.getByText('No lists yet')).toBeVisible()
  const rating = { value: 61, day: new Date().toISOString().slice(0, 10), answer: 61, atMs: Date.now() }
  await saveSites(
    page,
    DOMAINS.map((domain) => ({ domain, values: { 'Domain Rating': rating } })),
  )
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAll = function () {
      if (this.name === 'sites') throw new Error('The page reads many records itself.')
      return getAll.call(this)
    }
  })
  await page.goto(RATING)
  await page
    .getByLabel('Or drop a CSV')
    .setInputFiles({ name: 'known.csv', mimeType: '', buffer: Buffer.from(`Domain\n${DOMAINS.join('\n')}\n`) })
  await expect(page.getByText('Domain Rating: all 600.')).toBeVisible()
  await expect(page.getByRole('row', { name: /known-0.com.*61/ })).toBeVisible()
  expect(site.providers.calls).toEqual([])
})
