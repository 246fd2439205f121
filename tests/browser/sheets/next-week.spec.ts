import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { savedDecisions } from '@/tests/support/browser/saved-records'
import { downloadBy } from '@/tests/support/browser/taken-along'

const CLEANER = '/tools/prospect-list-cleaner'
const SITES = Array.from({ length: 300 }, (_, at) => `site-${at}.com`)
const KEPT = 15
const DECIDED = 22

const counts = (page: Page) => page.getByRole('group', { name: 'by decision' }).getByRole('button')
const panel = (page: Page) => page.getByRole('region', { name: 'Review', exact: true })
const sheetOf = (sites: readonly string[], more = '') =>
  `Site,Note\n${sites.map((site) => `https://www.${site}/about,found by hand\n`).join('')}${more}`

async function drop(page: Page, name: string, text: string | Buffer, path = CLEANER): Promise<void> {
  await page.goto(path)
  await page
    .getByLabel('Or drop a CSV')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('Done:')).toBeVisible()
}

/** A page that is left in the moment of a key loses it, so this waits until all decisions of the browser are saved. */
async function press(page: Page, keys: string, saved: number): Promise<void> {
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(panel(page)).toBeFocused()
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect.poll(() => savedDecisions(page)).toBe(saved)
}

/** Keeps the first sites, skips the next ones, and writes a note for one. */
async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(panel(page)).toBeFocused()
  for (let at = 0; at < KEPT; at += 1) await page.keyboard.press('k')
  await panel(page).getByLabel('Reason to skip').selectOption('off topic')
  await panel(page).getByLabel('Note').fill('ask again in May')
  for (let at = KEPT; at < DECIDED; at += 1) await panel(page).getByRole('button', { name: 'Skip' }).click()
  await page.keyboard.press('Escape')
}

test('next week’s file has this week’s decisions, its own download has them too, and what is kept goes on', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/tools/your-lists')
  await page.getByLabel('Domains or URLs to add').fill('site-298.com\nsite-299.com')
  await page.getByRole('button', { name: 'Add to never pitch' }).click()
  await expect(page.getByText('2 sites added')).toBeVisible()
  await drop(page, 'prospects.csv', sheetOf(SITES))
  await review(page)
  await expect(counts(page)).toHaveText(['300 domains', '15 kept', '7 skipped', '2 never pitch', '276 open'])
  const download = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Download cleaned spreadsheet' }).click(),
  )
  await expect.poll(() => savedDecisions(page)).toBe(DECIDED)

  await drop(page, 'next-week.csv', sheetOf(SITES, 'https://one-more.com/,new\n'))
  await expect(counts(page)).toHaveText(['301 domains', '2 never pitch', '299 open', '1 new'])
  const offer = page.getByText('22 of these sites were decided on before: 15 kept, 7 skipped (prospects.csv, ')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Use these decisions' }).click()
  await expect(counts(page)).toHaveText(['301 domains', '15 kept', '7 skipped', '2 never pitch', '277 open', '1 new'])
  await expect(page.getByRole('row', { name: 'site-15.com' })).toContainText('ask again in May')
  await page.getByRole('row', { name: 'site-0.com' }).getByRole('button', { name: 'kept' }).click()
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('21 taken back. 1 changed since stay.')).toBeVisible()
  await expect(counts(page)).toHaveText(['301 domains', '1 skipped', '2 never pitch', '298 open', '1 new'])
  await page.getByRole('button', { name: 'Use these decisions' }).click()

  await counts(page).filter({ hasText: '14 kept' }).click()
  await page.getByText('With these 14').click()
  await page.getByRole('button', { name: 'Check PageRank' }).click()
  await expect(page.getByText('PageRank: all 14.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'PageRank of 14 of 301 domains' })).toBeVisible()
  await expect(counts(page)).toHaveText(['301 domains', '14 kept', '8 skipped', '2 never pitch', '277 open', '1 new'])
  const asked = requests.filter((url) => url.includes('/api/pagerank')).flatMap((url) => url.match(/site-\d+\.com/g))
  expect(new Set(asked).size).toBe(14)

  await drop(page, 'again.csv', download.bytes)
  await expect(page.getByText('This file has decisions on 22 sites: 15 kept, 7 skipped')).toBeVisible()
  await page.getByRole('button', { name: 'Use these decisions' }).first().click()
  await expect(counts(page)).toHaveText(['298 domains', '15 kept', '7 skipped', '276 open'])
  await drop(page, 'other-name.csv', sheetOf(SITES))
  await expect(counts(page)).toHaveText(['300 domains', '15 kept', '7 skipped', '2 never pitch', '276 open'])
})

test('a decision in one tab leaves the queue of another, and one more waits for a click', async ({ page, context }) => {
  await drop(page, 'prospects.csv', sheetOf(SITES.slice(0, 12)))
  await press(page, 'kkk', 3)
  await counts(page).filter({ hasText: '3 kept' }).click()
  const other = await context.newPage()
  await other.goto('/tools/domain-rating-checker')
  await page.getByText('With these 3').click()
  await page.getByRole('button', { name: 'Check PageRank' }).click()
  await expect(page.getByText('PageRank: all 3.')).toBeVisible()

  await other.goto(CLEANER)
  await other.getByText('Change', { exact: true }).click()
  await other
    .getByRole('button', { name: 'Use one of your lists' })
    .or(other.getByText('Use one of your lists'))
    .first()
    .click()
  await other.getByRole('button', { name: 'prospects.csv' }).first().click()
  await other.getByRole('button', { name: 'Continue the review' }).click()
  await expect(panel(other)).toBeFocused()
  await other.keyboard.press('k')
  await expect(page.getByText('1 more kept')).toBeVisible()
  await expect(counts(page)).toHaveText(['12 domains', '4 kept', '8 open'])
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByText('PageRank: all 4.')).toBeVisible()
})

test('two clients’ lists keep opposite decisions, and a contact has its own', async ({ page }) => {
  await drop(page, 'client-one.csv', sheetOf(SITES.slice(0, 12)))
  await press(page, 'k', 1)
  await drop(page, 'client-two.csv', sheetOf([...SITES.slice(0, 12)].reverse()))
  await page.getByRole('row', { name: 'site-0.com' }).waitFor()
  await expect(page.getByText('1 of these sites was decided on before: 1 kept (client-one.csv, ')).toBeVisible()
  await press(page, 's'.repeat(12), 13)
  await expect(counts(page)).toHaveText(['12 domains', '12 skipped'])
  await expect(page.getByText('decided on before')).toHaveCount(0)
  await drop(page, 'first-again.csv', sheetOf(SITES.slice(0, 12)))
  await expect(counts(page)).toHaveText(['12 domains', '1 kept', '11 open'])

  const contacts = ['ann', 'bo', 'cy'].map((name) => `https://site-0.com/,${name}@site-0.com\n`).join('')
  await drop(page, 'contacts.csv', `Site,E-mail\n${contacts}`)
  await page.getByRole('button', { name: 'Keep every contact' }).click()
  await expect(page.getByText('3 of these sites were decided on before: 3 skipped (client-two.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Use these decisions' }).click()
  await expect(counts(page)).toHaveText(['3 rows', '3 skipped'])
})
