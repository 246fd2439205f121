import { expect, type Page } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { createHtmlValidator } from '@/tests/support/responses/html-validator'

const faultsOf = createHtmlValidator('browser')
const RATING = '/tools/domain-rating-checker'

async function check(page: Page, text: string) {
  await page.getByLabel('Domains or URLs').fill(text)
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText(/^Done/)).toBeVisible()
}

/** The last ratings that the browser has saved. `change` is JavaScript that changes them first, through `store`. */
function lastRatings(page: Page, change = ''): Promise<Record<string, unknown>> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('last Domain Rating')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('values', 'readwrite')
      const store = transaction.objectStore('values')
      ${change}
      const keys = store.getAllKeys()
      const values = store.getAll()
      transaction.oncomplete = () => {
        opening.result.close()
        resolve(Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]])))
      }
    }
    opening.onerror = reject
  })`)
}

test('what changed since the last time is a column that sorts, until it is cleared', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10)
  await page.goto(RATING)
  await check(page, 'moz.com dev.to ghost.org')
  await expect(page.getByText('The last value for each domain is saved in this browser')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Since last time' })).toHaveCount(0)
  await expect.poll(async () => Object.keys(await lastRatings(page))).toHaveLength(3)
  expect((await lastRatings(page))['moz.com']).toMatchObject({ value: 91, day: today })

  // As if that had been in July.
  await lastRatings(
    page,
    `store.put({ value: 90.5, day: '2026-07-01' }, 'moz.com'); store.put({ value: 90, day: '2026-07-02' }, 'dev.to')`,
  )
  await page.goto(RATING)
  await check(page, 'moz.com dev.to ghost.org new-here.com')
  const row = (domain: string) => page.getByRole('row', { name: domain })
  await expect(row('moz.com')).toContainText('+0.5 since 1 July 2026')
  await expect(row('dev.to')).toContainText('−2 since 2 July 2026')
  await page.getByRole('button', { name: 'Since last time' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['moz.com', 'dev.to', 'ghost.org', 'new-here.com'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['dev.to', 'moz.com', 'ghost.org', 'new-here.com'])
  await page.getByRole('columnheader', { name: 'Since last time' }).evaluate((header) => {
    // A second click before the first is rendered counts too.
    const button = header.querySelector('button')
    button?.click()
    button?.click()
  })
  await expect(page.getByRole('columnheader', { name: 'Since last time' })).toHaveAttribute('aria-sort', 'ascending')
  expect(await faultsOf(await page.getByRole('main').evaluate((main) => main.outerHTML))).toEqual([])
  expect(await findBarriers(page, 'main')).toEqual([])
  await expect
    .poll(async () => (await lastRatings(page))['dev.to'])
    .toMatchObject({ value: 88, day: today, before: { value: 90, day: '2026-07-02' } })

  // The same day changes nothing; one domain alone says it below its value.
  await check(page, 'dev.to')
  await expect(page.getByRole('heading', { name: 'dev.to' })).toBeVisible()
  await expect(page.getByText('−2 since 2 July 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(page.getByText('since 2 July 2026')).toHaveCount(0)
  await expect.poll(() => lastRatings(page)).toEqual({})
})

test('nothing is kept of what a link looks up', async ({ page }) => {
  await page.goto(`${RATING}?domains=moz.com,dev.to`)
  await expect(page.getByText('Done. Domain Rating looked up for 2 of 2 domains.')).toBeVisible()
  await expect(page.getByText('is saved in this browser')).toHaveCount(0)
  expect(await lastRatings(page)).toEqual({})
})
