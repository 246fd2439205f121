import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { toEndOf } from '@/tests/support/browser/list-table'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/domain-rating-checker'
const ENDINGS = ['de', 'com', 'co.uk']

const nameOf = (prefix: string, index: number) => `${prefix}-${index}.${ENDINGS[index % 3]}`

/** A sheet of so many sites, with a title, a number and a day for each. */
function sheetOf(prefix: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `${nameOf(prefix, index)},Title ${index},${(index * 7) % 90},2026-01-02`,
  )
  return `${['Domain,Title,Traffic,Seen', ...rows].join('\n')}\n`
}

async function drop(page: Page, text: string) {
  await page
    .getByLabel('Or drop a CSV, TSV, .xlsx, .ods, .zip or .gz file here:')
    .setInputFiles({ name: 'sites.csv', mimeType: '', buffer: Buffer.from(text) })
}

test('shows the sheet’s own columns, filters and sorts by them, and exports what it shows', async ({ page }) => {
  await page.goto(PATH)
  await drop(page, sheetOf('table', 18))
  await expect(page.getByText('Domain Rating: all 18.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Domain Rating of 18 domains' })
  await expect(table.getByRole('columnheader')).toHaveText(['Domain', 'Domain Rating, 0 to 100', 'Title', 'Traffic'])
  await page.getByRole('checkbox', { name: 'Title' }).click()
  await page.getByRole('checkbox', { name: 'Seen' }).click()
  await expect(table.getByRole('columnheader')).toHaveText(['Domain', 'Domain Rating, 0 to 100', 'Traffic', 'Seen'])

  const endings = page.getByLabel('Endings')
  await endings.fill('.co.uk')
  await page.getByLabel('Contains').fill('table-1')
  await expect(page.getByText('3 of 18 domains shown: with “table-1”, ending in .co.uk.')).toBeVisible()
  await table.getByRole('button', { name: 'Traffic' }).click()
  const sorted = [11, 14, 17].toSorted((one, other) => ((other * 7) % 90) - ((one * 7) % 90))
  const names = sorted.map((index) => nameOf('table', index))
  await expect(table.getByRole('rowheader')).toHaveText(names)

  const { bytes } = await download(page, 'Download spreadsheet')
  expect(
    String(bytes)
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(names)
  await page.getByRole('button', { name: 'Show all domains' }).click()
  await expect(endings).toHaveValue('')
})

test('of 400 sites only those in sight are in the page, and all of them when it is printed', async ({ page }) => {
  await page.goto(PATH)
  await drop(page, sheetOf('many', 400))
  await page.getByRole('button', { name: 'Look up 400 sites' }).click()
  const table = page.getByRole('table', { name: 'Domain Rating of 400 domains' })
  await expect(table.getByRole('rowheader').first()).toHaveText('many-0.de')
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await expect(table).toHaveAttribute('aria-rowcount', '401')
  await page.getByRole('button', { name: 'Pause' }).click()
  await toEndOf(page, 'Domain Rating of 400 domains', 'many-399.de')
  await page.getByLabel('Contains').fill('many-3')
  await expect(page.getByText('111 of 400 domains shown: with “many-3”.')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(table.getByRole('rowheader')).toHaveCount(111)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(60)
})

test('the cleaner’s table does so too, and its download has what is shown and what was decided', async ({ page }) => {
  await page.goto('/tools/prospect-list-cleaner')
  const sheet = sheetOf('clean', 12)
  await page
    .getByLabel('Your list: URLs, e-mail addresses or spreadsheet rows')
    .fill(`${sheet}www.${nameOf('clean', 3)},Again,1,2026-01-02\n`)
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByRole('heading', { name: '12 domains kept from 13 rows' })).toBeVisible()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Endings', exact: true }).fill('.de')
  await expect(page.getByText('4 of 12 domains shown: ending in .de.')).toBeVisible()
  await page
    .getByRole('table', { name: /^Domains kept/ })
    .getByRole('button', { name: 'Traffic' })
    .click()
  const { bytes } = await download(page, 'Download cleaned spreadsheet')
  expect(String(bytes).replace('\ufeff', '')).toBe(
    [
      'Domain,Title,Traffic,Seen,Cleaned domain,Decision,Skip reason,Review note',
      ...[9, 6, 3, 0].map((index) => {
        const name = nameOf('clean', index)
        return `${name},Title ${index},${index * 7},2026-01-02,${name},${index === 0 ? 'kept' : ''},,`
      }),
      '',
    ].join('\n'),
  )
})
