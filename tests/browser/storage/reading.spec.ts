import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'

test.beforeEach(({ context }) => openFolds(context))

const CLEANER = '/tools/prospect-list-cleaner'
const CHECKER = '/tools/domain-rating-checker'

const drop = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'prospects.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

for (const [path, submit, read] of [
  [CLEANER, 'Clean list', '2 domains kept from 2 rows'],
  [CHECKER, 'Check Domain Rating', '2 rows, 2 columns, 2 different sites.'],
] as const) {
  test(`${path}: a reload while a list is read, or a worker that dies, loses nothing`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {}
    })
    await drop(page, 'Site,Note\nmoz.com,a\ndev.to,b\n')
    await expect(page.getByText('Reading…')).toBeVisible()
    await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain('"list":"')
    await page.reload()
    await expect(page.getByText(read)).toBeVisible()

    await page.evaluate(() => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function () {
        Worker.prototype.postMessage = postMessage
        this.dispatchEvent(new ErrorEvent('error'))
      }
    })
    await page.getByRole('button', { name: submit, exact: true }).click()
    const notice = page.getByText('Part of this tool could not be loaded')
    await expect(notice).toBeVisible()
    await expect(page.getByText('prospects.csv, 1 kB')).toBeVisible()
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByText(read)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
}
