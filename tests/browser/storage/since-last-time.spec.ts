import { expect, type Page } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords, saveSites } from '@/tests/support/browser/saved-records'
import { createHtmlValidator } from '@/tests/support/responses/html-validator'

test.beforeEach(({ context }) => openFolds(context))

const faultsOf = createHtmlValidator('browser')
const RATING = '/tools/domain-rating-checker'

async function check(page: Page, text: string) {
  await page.getByLabel('Domains or URLs').fill(text)
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText(/^(?:Done\.|Domain Rating: )/)).toBeVisible()
}

type Rating = Record<string, unknown> | undefined

/** A site's rating, as the browser has saved it. */
async function savedRating(page: Page, domain: string): Promise<Rating> {
  const { values } = (await savedRecords(page, 'sites'))[domain] ?? {}
  return Object(values)['Domain Rating']
}

/** Lets a site have been rated on an earlier day. */
function rateEarlier(page: Page, domain: string, value: number, day: string): Promise<void> {
  return saveSites(page, [{ domain, values: { 'Domain Rating': { value, day } } }])
}

test('nothing is saved of a link, and what changed since a lookup is a column that sorts, until it is cleared', async ({
  page,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  await page.goto(`${RATING}?domains=moz.com,dev.to`)
  await expect(page.getByText('Domain Rating: all 2.')).toBeVisible()
  await expect(page.getByText('is saved in your browser')).toHaveCount(0)
  expect(await savedRecords(page, 'sites')).toEqual({})

  await check(page, 'moz.com dev.to ghost.org')
  await expect(page.getByText('The last value for each domain is saved too')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Since last time' })).toHaveCount(0)
  await expect.poll(async () => Object.keys(await savedRecords(page, 'sites'))).toHaveLength(3)
  expect(await savedRating(page, 'moz.com')).toMatchObject({ value: 91, day: today })

  // As if that had been in July.
  await rateEarlier(page, 'moz.com', 90.5, '2026-07-01')
  await rateEarlier(page, 'dev.to', 90, '2026-07-02')
  await page.goto(RATING)
  await check(page, 'moz.com dev.to ghost.org new-here.com')
  const row = (domain: string) => page.getByRole('row', { name: domain })
  await expect(row('moz.com')).toContainText('+0.5 since 1 July 2026')
  await expect(row('dev.to')).toContainText('−2 since 2 July 2026')
  // The new result takes the focus first.
  await expect(page.getByRole('region', { name: 'Result' }).locator('h2:focus')).toBeVisible()
  await page.getByRole('button', { name: 'Since last time' }).focus()
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: 'Domain Rating of' }).getByRole('rowheader')
  await expect(found).toHaveText(['moz.com', 'dev.to', 'ghost.org', 'new-here.com'])
  await page.keyboard.press('Enter')
  await expect(found).toHaveText(['dev.to', 'moz.com', 'ghost.org', 'new-here.com'])
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
    .poll(() => savedRating(page, 'dev.to'))
    .toMatchObject({ value: 88, day: today, before: { value: 90, day: '2026-07-02' } })

  // The same day changes nothing; one domain alone says it below its value.
  await check(page, 'dev.to')
  await expect(page.getByRole('heading', { name: 'dev.to' })).toBeVisible()
  await expect(page.getByText('−2 since 2 July 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(page.getByText('since 2 July 2026')).toHaveCount(0)
  await expect.poll(() => savedRecords(page, 'sites')).toEqual({})
})
