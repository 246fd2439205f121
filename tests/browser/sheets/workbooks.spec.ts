import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { workbookWithFarCells, workbookWithLongCell } from '@/tests/support/inputs/workbook-file'

test.beforeEach(({ context }) => openFolds(context))

const RATING = '/tools/domain-rating-checker'
const CLEANER = '/tools/prospect-list-cleaner'
/** A page with a tool takes some 150 MB before a workbook is dropped. */
const MAX_PEAK_MB = 700

async function drop(page: Page, file: Uint8Array) {
  await page
    .getByLabel('Or drop a CSV, TSV, .xlsx, .ods, .zip or .gz file here:')
    .setInputFiles({ name: 'prospects.xlsx', mimeType: '', buffer: Buffer.from(file) })
}

/** The most memory that a page of this browser has had, where the system says it. */
async function peakMegabytes(browser: Browser): Promise<number> {
  if (process.platform !== 'linux') return 0
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const [, kilobytes = '0'] =
        /VmHWM:\s*(\d+)/.exec(await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')) ?? []
      return Number(kilobytes) / 1_000
    })
  await session.detach()
  return Math.max(...(await Promise.all(peaks)))
}

test('a checker says what is wrong with a cell of 450 MB', async ({ page, browser }) => {
  const file = workbookWithLongCell()
  expect(file.length).toBeLessThan(500_000)
  await page.goto(RATING)
  await drop(page, file)
  await expect(page.getByText('This workbook is larger than 100 MB when unpacked.')).toBeVisible()
  expect(await peakMegabytes(browser)).toBeLessThan(MAX_PEAK_MB)
})

test('20,000 rows with one far cell each are read', async ({ page, browser }) => {
  const file = workbookWithFarCells()
  expect(file.length).toBeLessThan(500_000)
  await page.goto(RATING)
  await drop(page, file)
  await expect(page.getByText('Domain Rating: all 5.')).toBeVisible()
  await page.goto(CLEANER)
  await drop(page, file)
  await expect(page.getByText('Done: 5 domains kept, 19,995 entries dropped.')).toBeVisible()
  expect(await peakMegabytes(browser)).toBeLessThan(MAX_PEAK_MB)
})

for (const path of [RATING, CLEANER]) {
  test(`${path} stops a reading that takes longer than three minutes`, async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    // A reader that never answers.
    await page.route('**/*.js', () => undefined)
    await drop(page, workbookWithFarCells())
    await expect(page.getByText(/^(?:Reading|Cleaning)…$/)).toBeVisible()
    await page.clock.fastForward(181_000)
    await expect(page.getByText('Reading took longer than three minutes and was stopped.')).toBeVisible()
  })
}
