import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'
import { downloadBy } from '@/tests/support/browser/taken-along'

const LISTS = '/tools/your-lists'
const CLEANER = '/tools/prospect-list-cleaner'
const SHEET = 'Site,Name\nhttps://www.moz.com/a,Ann\nyoutube.com,Bo\nmoz.com,Cy\nghost.org,Di\n'

const drop = (page: Page, name: string, text: string) =>
  page.getByLabel('Or drop a CSV').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const names = (page: Page) => page.locator('[data-saved] li h2')

test.beforeEach(({ context }) => openFolds(context))

test('a deleted list comes back by Undo, and all go only after a question, in the other tab too', async ({
  page,
  context,
}) => {
  await page.goto(CLEANER)
  for (const name of ['one.csv', 'two.csv']) {
    await drop(page, name, SHEET)
    await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
    await expect
      .poll(async () => Object.keys(await savedRecords(page, 'files')))
      .toHaveLength(name === 'one.csv' ? 1 : 2)
  }
  await page.goto(LISTS)
  const other = await context.newPage()
  await other.goto(LISTS)
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['two.csv', 'one.csv'])

  await item(page, 'one.csv').getByRole('button', { name: 'Delete' }).click()
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['two.csv'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['two.csv', 'one.csv'])
  const { bytes } = await downloadBy(page, () =>
    item(page, 'one.csv').getByRole('button', { name: 'Download' }).click(),
  )
  expect(String(bytes)).toBe(SHEET)

  await page.getByRole('button', { name: 'Delete all lists' }).click()
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete all lists' }).click()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await expect(other.getByText('No lists yet')).toBeVisible()
  await expect(page.getByText('2 lists were deleted')).toBeVisible()
  expect(await savedRecords(page, 'files')).toEqual({})
})

test('a tool offers the lists by name, for each field that takes one', async ({ page }) => {
  await page.goto(CLEANER)
  await expect(page.getByRole('button', { name: 'Clean list' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Use one of your lists')).toHaveCount(0)
  await drop(page, 'prospects.csv', SHEET)
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'lists'))).toContain('"domains"')
  await page.getByRole('button', { name: 'Choose another list' }).click()
  await page.getByLabel('Your list').fill('ghost.org\nw3.org')
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain('w3.org')

  await page.reload()
  const offers = page.getByText('Use one of your lists')
  await expect(offers).toHaveCount(2)
  await offers.nth(1).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'prospects.csv' })).toContainText('2 sites')
  await page.getByRole('button', { name: 'prospects.csv' }).click()
  await expect(offers.nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByRole('heading', { name: '1 domain kept' })).toBeVisible()

  await page.goto('/tools/search-operators')
  await offers.click()
  await page.getByRole('button', { name: 'prospects.csv' }).click()
  await expect(page.getByText('2 domains added from your list')).toBeVisible()
  await expect(page.getByLabel('Domains to leave out')).toHaveValue('moz.com\nghost.org')
  await page.goto('/tools/compare-domains')
  await offers.click()
  await page.getByRole('button', { name: 'prospects.csv' }).click()
  await expect(page.getByRole('table', { name: 'on both scales' }).getByRole('rowheader')).toHaveText([
    'moz.com',
    'ghost.org',
  ])
})

test('a browser that saves nothing has no lists to show, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await page.goto(LISTS)
  await expect(page.getByText('Your lists are not available')).toBeVisible()
  await expect(page.getByText('No lists yet')).toHaveCount(0)
})

test('the browser’s answer to “Keep these lists” is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const answers = [false, true]
    const storage = { persisted: async () => false, persist: async () => answers.shift() }
    Object.defineProperty(navigator, 'storage', { value: storage })
  })
  await page.goto(CLEANER)
  await drop(page, 'prospects.csv', SHEET)
  await expect.poll(async () => Object.keys(await savedRecords(page, 'lists'))).toHaveLength(1)
  await page.goto(LISTS)
  const keep = page.getByRole('button', { name: 'Keep these lists' })
  await keep.click()
  await expect(page.getByText('Your browser doesn’t promise to keep them')).toBeVisible()
  await keep.click()
  await expect(page.getByText('Your browser keeps these lists until you delete them.')).toBeVisible()
  await expect(keep).toHaveCount(0)
})
