import { expect, type Page } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'
import { downloadBy } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const LISTS = '/tools/your-lists'
const CLEANER = '/tools/prospect-list-cleaner'

const section = (page: Page) => page.getByRole('region', { name: 'Never pitch' })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const excluded = async (page: Page) => Object.keys(await savedRecords(page, 'excluded'))

async function addByHand(page: Page, text: string, why: string): Promise<void> {
  await section(page).getByLabel('Domains or URLs to add').fill(text)
  await section(page).getByLabel('Reason').selectOption(why)
  await section(page).getByRole('button', { name: 'Add to never pitch' }).click()
  await expect(section(page).getByText(`added as “${why}”.`)).toBeVisible()
}

const counts = (page: Page) => page.getByRole('group', { name: 'by decision' }).getByRole('button')

test('a site that is added in one tab is never pitch in the other tab’s table, and in no download', async ({
  page,
  context,
}) => {
  await page.goto(CLEANER)
  await page.getByLabel('Your list').fill('https://moz.com/a\nghost.org\ndev.to\nmoz.com/b')
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByText('Done: 3 domains kept, 1 entry dropped.')).toBeVisible()

  const other = await context.newPage()
  await other.goto(LISTS)
  await expect(section(other)).toContainText('No sites yet')
  await addByHand(other, 'https://www.moz.com/blog, not-a-site.nowhere\nghost.org', 'refused')
  await expect(section(other)).toContainText('2 sites: 2 refused.')
  await expect(section(other).getByText('1 entry was not read')).toBeVisible()
  expect(await findBarriers(other, 'main')).toEqual([])

  await expect(counts(page)).toHaveText(['3 domains', '2 never pitch', '1 open'])
  await expect(page.getByRole('heading', { name: '1 domain kept' })).toBeVisible()
  const csv = await downloadBy(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(String(csv.bytes)).toContain('dev.to,')
  expect(String(csv.bytes)).not.toContain('moz.com')
  await counts(page).filter({ hasText: 'never pitch' }).click()
  await expect(page.getByRole('table', { name: 'Kept' }).getByRole('rowheader')).toHaveText(['moz.com', 'ghost.org'])
  expect(await excluded(page)).toEqual(['ghost.org', 'moz.com'])

  await counts(page).filter({ hasText: 'domains' }).click()
  await result(page).getByLabel('Reason', { exact: true }).selectOption('already links')
  await result(page).getByRole('button', { name: 'Add to never pitch' }).click()
  await expect(section(other)).toContainText('3 sites: 2 refused, 1 already links.')
  await expect(counts(page)).toHaveText(['3 domains', '3 never pitch'])
  await result(page).getByRole('button', { name: 'Undo' }).click()
  await expect(section(other)).toContainText('2 sites: 2 refused.')
  await expect(counts(page)).toHaveText(['3 domains', '2 never pitch', '1 open'])
})

test('the checkers do not look them up, the link gap does not hand them on, and a single domain is always looked up', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(LISTS)
  await addByHand(page, 'moz.com', 'own site')
  await page.goto('/tools/domain-rating-checker')
  await page.getByLabel('Domains or URLs').fill('moz.com\ndev.to')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await expect(result(page).getByRole('row', { name: 'moz.com' })).toContainText('not looked up')
  await expect(counts(page)).toHaveText(['2 domains', '1 never pitch', '1 open'])
  const asked = requests.filter((url) => url.includes('/api/domain-rating'))
  expect(asked.filter((url) => url.includes('dev.to'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('moz.com'))).toEqual([])
  await page.getByLabel('Domains or URLs').fill('moz.com')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByRole('heading', { name: 'moz.com' })).toBeVisible()
  await expect(result(page)).toContainText('91 / 100')

  await page.goto('/tools/pagerank-checker')
  const sheet = { name: 'own.csv', mimeType: '', buffer: Buffer.from('Site,Name\nmoz.com,Ann\nwww.moz.com,Bo\n') }
  await page.getByLabel('Or drop a CSV').setInputFiles(sheet)
  await expect(result(page).getByRole('row', { name: 'moz.com' })).toContainText('not looked up')

  await page.goto('/tools/link-gap')
  const buffer = Buffer.from('Domain\nmoz.com\nghost.org\n')
  const files = ['one.com.csv', 'two.com.csv'].map((name) => ({ name, mimeType: 'text/csv', buffer }))
  await page.getByLabel('Drop them all here').setInputFiles(files)
  await expect(counts(page)).toHaveText(['2 sites', '1 never pitch', '1 open', '1 new'])
  const csv = await downloadBy(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(String(csv.bytes)).toContain('ghost.org')
  expect(String(csv.bytes)).not.toContain('moz.com')
})

test('new searches exclude as many as fit, and say how many do not', async ({ page }) => {
  await page.goto(LISTS)
  const domains = Array.from({ length: 60 }, (_, index) => `site-${index}.com`)
  const file = { name: 'sent.csv', mimeType: '', buffer: Buffer.from(`Site,Sent\n${domains.join(',x\n')},x\n`) }
  await section(page).getByLabel('Or drop a list').setInputFiles(file)
  await expect(section(page)).toContainText('60 sites: 60 refused.')
  await expect(section(page).getByRole('listitem')).toHaveCount(25)
  await section(page).getByLabel('Search this list').fill('site-59')
  await expect(section(page).getByRole('listitem')).toHaveCount(1)

  await page.goto('/tools/search-operators')
  await page.getByLabel('Topics').fill('shoes')
  await page.getByRole('button', { name: 'Show queries' }).click()
  await expect(page.getByText('60 sites on your never-pitch list were left out')).toBeVisible()
  await expect(page.getByText(/as many of your \d+ domains as it has room for/)).toBeVisible()
  const query = page.getByRole('link', { name: 'shoes intitle:"write for us"' })
  expect(decodeURIComponent(String(await query.getAttribute('href')))).toContain('-site:site-0.com')
  await page.getByRole('button', { name: 'Keep them this time' }).click()
  await expect(page.getByText('60 sites on your never-pitch list were kept this time')).toBeVisible()
  expect(await query.getAttribute('href')).not.toContain('site-0')
})

test('entries are removed, cleared with the lists or alone, copied, and brought back', async ({ page }) => {
  await page.goto(LISTS)
  await addByHand(page, 'own.com\nclient.com\nlinks.com', 'own site')
  await section(page).getByRole('button', { name: 'Remove client.com' }).click()
  await expect(section(page)).toContainText('2 sites: 2 own sites.')
  await page.keyboard.press('Enter')
  await expect(section(page)).toContainText('3 sites: 3 own sites.')
  const copy = await downloadBy(page, () => page.getByRole('button', { name: 'Save a copy' }).click())
  await section(page).getByRole('button', { name: 'Clear this list' }).click()
  await expect(section(page)).toContainText('No sites yet')
  await expect(section(page).getByText('3 sites removed.')).toBeVisible()
  await page.getByLabel('Load a copy').setInputFiles({ name: 'a.copy', mimeType: '', buffer: copy.bytes })
  await expect(page.getByText('and 3 sites never to pitch')).toBeVisible()
  await expect(section(page)).toContainText('3 sites: 3 own sites.')

  await page.goto(CLEANER)
  const file = { name: 'one.csv', mimeType: '', buffer: Buffer.from('moz.com\ndev.to\n') }
  await page.getByLabel('Or drop a CSV').setInputFiles(file)
  await expect.poll(async () => Object.keys(await savedRecords(page, 'files'))).toHaveLength(1)
  await page.goto(LISTS)
  await page.getByRole('button', { name: 'Delete all lists and the never-pitch list' }).click()
  await expect(page.getByText('“one.csv” was deleted')).toBeVisible()
  await expect(page.getByText('Your never-pitch list was cleared too.')).toBeVisible()
  await expect(section(page)).toContainText('No sites yet')
  expect(await excluded(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page)).toContainText('3 sites: 3 own sites.')
})
