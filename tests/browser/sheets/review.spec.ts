import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { download } from '@/tests/support/browser/taken-along'

const PATH = '/tools/domain-rating-checker'
const SITES = Array.from({ length: 12 }, (_, index) => `review-${index}.com`)

const panel = (page: Page) => page.getByRole('region', { name: 'Review' })

test('a list is reviewed by keyboard through a reload and a second tab, and the decisions are exported', async ({
  page,
  context,
}) => {
  await page.goto(PATH)
  await page.getByLabel('Domains or URLs').fill(SITES.join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Done. Domain Rating looked up for 12 of 12 domains.')).toBeVisible()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toContainText('1 of 12 · 0 kept, 0 skipped, 12 open')
  await page.keyboard.press('k')
  await expect(panel(page)).toContainText('2 of 12 · 1 kept')
  await panel(page).getByLabel('Reason to skip').selectOption('off topic')
  await panel(page).getByLabel('Note').fill('k s u')
  await panel(page).getByRole('button', { name: 'Skip' }).click()
  await expect(panel(page)).toContainText('3 of 12 · 1 kept, 1 skipped, 10 open')
  await page.keyboard.press('k')
  await page.keyboard.press('u')
  await expect(panel(page)).toContainText('3 of 12 · 1 kept, 1 skipped, 10 open')

  await page.reload()
  await page.getByRole('button', { name: 'Go on with the review' }).click()
  await expect(panel(page)).toContainText('3 of 12 · 1 kept, 1 skipped, 10 open')
  await expect(panel(page).getByRole('heading')).toContainText('review-2.com')

  // Another tab decides about the same list, and this one shows it.
  const other = await context.newPage()
  await other.goto(PATH)
  await other.getByRole('button', { name: 'Go on with the review' }).click()
  await expect(panel(other)).toBeFocused()
  await other.keyboard.press('k')
  await expect(panel(page)).toContainText('2 kept, 1 skipped, 9 open')

  await page.getByLabel('Decision').selectOption('kept')
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText(['review-0.com', 'review-2.com'])
  await page.getByLabel('Decision').selectOption('skipped')
  await expect(table.getByRole('rowheader')).toHaveText(['review-1.com'])
  const { bytes } = await download(page, 'Download CSV')
  const [head, row, end] = String(bytes).split('\r\n')
  expect(head).toContain(',Decision,Skip reason,Review note,Source')
  expect(row).toMatch(/^review-1\.com,.*,skipped,off topic,k s u,/)
  expect(end).toBe('')
})
