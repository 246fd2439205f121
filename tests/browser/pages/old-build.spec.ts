import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { copyBy, download } from '@/tests/support/browser/taken-along'
import { workbookOfRows } from '@/tests/support/inputs/workbook-file'

test.beforeEach(({ context }) => openFolds(context))

/** From now on, what the page has not loaded yet is gone, as after a deployment. */
const deploy = (page: Page) => page.route('/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }))

async function reload(page: Page) {
  await page.unroute('/_next/static/chunks/**')
  await page.getByRole('button', { name: 'Reload page' }).click()
}

test('a typed list is looked up after the reload', async ({ page }) => {
  await page.goto('/tools/domain-rating-checker')
  await deploy(page)
  const field = page.getByLabel('Domains or URLs')
  await field.fill('old-build.com\nold-build.org')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Part of this tool could not be loaded')).toBeVisible()
  await reload(page)
  await expect(page.getByText('Domain Rating: all 2.')).toBeVisible()
  await expect(field).toHaveValue('old-build.com\nold-build.org')
})

test('a list is cleaned after the reload, by the same options', async ({ page }) => {
  await page.goto('/tools/prospect-list-cleaner')
  await deploy(page)
  await page.getByLabel('Your list').fill('one.com two.com three.de')
  await page.getByLabel('Domains to leave out').fill('two.com')
  await page.getByLabel('Only these endings').fill('.com')
  await page.getByLabel('Drop platforms').uncheck()
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByText('Part of this tool could not be loaded')).toBeVisible()
  await reload(page)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('one.com')
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue('one.com two.com three.de')
  await expect(page.getByLabel('Domains to leave out')).toHaveValue('two.com')
  await expect(page.getByLabel('Only these endings')).toHaveValue('.com')
  await expect(page.getByLabel('Drop platforms')).not.toBeChecked()
})

test('a download whose part is gone says so, and loses nothing', async ({ page }) => {
  await page.goto('/tools/domain-rating-checker')
  const rows = ['Site', 'old-build-1.com', 'old-build-2.com'].map(
    (text, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`,
  )
  const buffer = Buffer.from(workbookOfRows(rows.join('')))
  await page.locator('input[type=file]').setInputFiles({ name: 'sites.xlsx', mimeType: '', buffer })
  await expect(page.getByText('Domain Rating: all 2.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download spreadsheet' })).toBeVisible()
  await deploy(page)
  await page.getByRole('button', { name: 'Download spreadsheet' }).click()
  await expect(page.getByText('The part that writes this file could not be loaded.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'old-build-2.com' })).toBeVisible()
  expect(await copyBy(page.getByRole('button', { name: 'Copy spreadsheet' }))).toContain('old-build-2.com')
  await page.unroute('/_next/static/chunks/**')
  expect((await download(page, 'Download spreadsheet')).name).toBe('sites-domain-rating.xlsx')
  await expect(page.getByText('The part that writes this file could not be loaded.')).toHaveCount(0)
})

const GERMAN =
  'Guten Tag Frau Weber, ich habe Ihren Beitrag über das Lagern von Saatgut gelesen und einen toten Link gefunden.'

for (const [what, isOpen, title] of [
  ["a pitch's report", false, 'Part of this tool could not be loaded'],
  ["a pitch's language", true, 'The language of this e-mail could not be checked'],
] as const) {
  test(`${what} is told after the reload`, async ({ page }) => {
    await page.goto('/tools/outreach-email-checker')
    const field = page.getByLabel('Body, as plain text')
    if (isOpen) {
      await field.fill('Hello')
      await expect(page.getByRole('region', { name: 'Report' })).toContainText('1 word in the body')
    }
    await deploy(page)
    await field.fill(GERMAN)
    await expect(page.getByText(title)).toBeVisible()
    await reload(page)
    await expect(page.getByText('seems to be in German')).toBeVisible()
    await expect(field).toHaveValue(GERMAN)
  })
}
