import { expect, type Page } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedDecisions } from '@/tests/support/browser/saved-records'
import { download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/domain-rating-checker'
const SITES = Array.from({ length: 12 }, (_, index) => `review-${index}.com`)

const panel = (page: Page) => page.getByRole('region', { name: 'Review' })

test('a list is reviewed by keyboard, on a small phone too, and the decisions are exported', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Domains or URLs').fill(SITES.join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Domain Rating: all 12.')).toBeVisible()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toContainText('1 of 12 · 0 kept, 0 skipped, 12 open')
  expect(await findBarriers(page)).toEqual([])
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  if (desktop) await page.setViewportSize(desktop)
  await page.keyboard.press('k')
  await expect(panel(page)).toContainText('2 of 12 · 1 kept')
  await panel(page).getByLabel('Reason to skip').selectOption('off topic')
  await panel(page).getByLabel('Note').fill('k s u')
  await panel(page).getByRole('button', { name: 'Skip' }).click()
  await expect(panel(page)).toContainText('3 of 12 · 1 kept, 1 skipped, 10 open')
  await page.keyboard.press('k')
  await expect.poll(() => savedDecisions(page)).toBe(3)
  await page.keyboard.press('u')
  await expect.poll(() => savedDecisions(page)).toBe(2)
  await expect(panel(page)).toContainText('3 of 12 · 1 kept, 1 skipped, 10 open')

  await page.getByRole('button', { name: '1 kept', exact: true }).click()
  const table = page.getByRole('table', { name: 'Domain Rating of' })
  await expect(table.getByRole('rowheader')).toHaveText(['review-0.com'])
  await page.getByRole('button', { name: '1 skipped', exact: true }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['review-1.com'])
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByRole('button', { name: 'skipped off topic k s u' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.emulateMedia({ media: null })
  const { bytes } = await download(page, 'Download CSV')
  const [head, row, end] = String(bytes).split('\r\n')
  expect(head).toContain(',Decision,Skip reason,Review note,Source')
  expect(row).toMatch(/^review-1\.com,.*,skipped,off topic,k s u,/)
  expect(end).toBe('')
})

test('200 sites are reviewed by keys alone, in two tabs and through two reloads, without a lost decision', async ({
  page,
  context,
}) => {
  await page.goto('/tools/prospect-list-cleaner')
  const sites = Array.from({ length: 200 }, (_, index) => `many-${index}.com`)
  await page.getByLabel('Your list').fill(sites.join('\n'))
  await page.getByRole('button', { name: 'Clean list' }).click()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(panel(page)).toBeFocused()
  // As fast as keys come, with a reload after each half, when the last of them is saved.
  for (let at = 0; at < 100; at += 1) await page.keyboard.press(at % 3 === 0 ? 's' : 'k')
  await expect(panel(page)).toContainText('101 of 200 · 66 kept, 34 skipped, 100 open')
  await expect.poll(() => savedDecisions(page)).toBe(100)
  await page.reload()
  await page.getByRole('button', { name: 'Continue the review' }).click()
  await expect(panel(page)).toContainText('101 of 200 · 66 kept, 34 skipped, 100 open')
  await expect(panel(page).getByRole('heading')).toContainText('many-100.com')
  await expect(panel(page)).toBeFocused()
  for (let at = 100; at < 150; at += 1) await page.keyboard.press('k')

  // Another tab goes on while this one may still be saving.
  const other = await context.newPage()
  await other.goto('/tools/prospect-list-cleaner')
  await other.getByRole('button', { name: 'Continue the review' }).click()
  await expect(panel(other)).toContainText('116 kept, 34 skipped, 50 open')
  await expect(panel(other)).toBeFocused()
  for (let at = 150; at < 175; at += 1) await other.keyboard.press('k')
  await expect(panel(page)).toContainText('141 kept, 34 skipped, 25 open')
  // The first key is for the site in sight, which the other tab has decided about.
  for (let at = 174; at < 200; at += 1) await page.keyboard.press('k')
  for (const tab of [page, other]) await expect(panel(tab)).toContainText('166 kept, 34 skipped, 0 open')
  await expect.poll(() => savedDecisions(page)).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: '34 skipped', exact: true }).click()
  await expect(page.getByText('34 of 200 domains shown: skipped.')).toBeVisible()
})
