import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { savedRecords } from '@/tests/support/browser/saved-records'

const CLEANER = '/tools/prospect-list-cleaner'
const RATING = '/tools/domain-rating-checker'
const PAGE_RANK = '/tools/pagerank-checker'
const COMPARE = '/tools/compare-domains'
const OPERATORS = '/tools/search-operators'

const SHEET =
  'Site,Other,Name\nhttps://www.moz.com/a,w3.org,Ann\nyoutube.com,,Bo\nmoz.com,dev.to,Cy\nghost.org,w3.org,Di\n'

const drop = (page: Page, name: string, text: string) =>
  page.getByLabel('Or drop a CSV').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })

async function askedDomains(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(...searchParams.values())
  })
  return () => asked.toSorted()
}

test('a list goes from tool to tool without a file or a copy, and each goes on after a reload', async ({ page }) => {
  const asked = await askedDomains(page)
  await page.goto(CLEANER)
  await drop(page, 'prospects.csv', SHEET)
  const kept = page.getByRole('heading', { name: '2 domains kept from 4 rows' })
  await expect(kept).toBeVisible()
  await expect.poll(async () => Object.keys(await savedRecords(page, 'forms'))).toHaveLength(1)
  await page.reload()
  await expect(kept).toBeVisible()

  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page).toHaveURL(RATING)
  await expect(page.getByText('2 rows that the list cleaner dropped are left out.')).toBeVisible()
  const rated = page.getByText('Done. Domain Rating looked up for 2 of 2 domains.')
  await expect(rated).toBeVisible()
  await page.reload()
  await expect(rated).toBeVisible()
  expect(asked()).toEqual(['ghost.org', 'moz.com'])

  await page.getByRole('button', { name: 'Compare on both scales' }).click()
  await expect(page).toHaveURL(new RegExp(COMPARE))
  const compared = page.getByRole('table', { name: 'PageRank, 0 to 10' }).getByRole('rowheader')
  await expect(compared).toHaveText(['moz.com', 'ghost.org'])
  await page.reload()
  await expect(compared).toHaveText(['moz.com', 'ghost.org'])

  await page.goto(RATING)
  await expect(rated).toBeVisible()
  await page.getByRole('button', { name: 'Exclude from new searches' }).click()
  await expect(page).toHaveURL(OPERATORS)
  const exclude = page.getByLabel('Domains to leave out')
  await expect(exclude).toHaveValue('moz.com\nghost.org')
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain('"exclude":"moz.com')
  await page.reload()
  await expect(exclude).toHaveValue('moz.com\nghost.org')

  await page.goto(CLEANER)
  await expect(kept).toBeVisible()
  await page.getByRole('button', { name: 'Check PageRank' }).click()
  await expect(page).toHaveURL(PAGE_RANK)
  await expect(page.getByText('Done. PageRank looked up for 2 of 2 domains.')).toBeVisible()
  expect(Object.keys(await savedRecords(page, 'lists'))).toHaveLength(1)
})

test('two tabs on one list, each changing it, end equal, and each keeps its own form', async ({ page, context }) => {
  await page.goto(CLEANER)
  await drop(page, 'prospects.csv', SHEET)
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain('"list":"')
  const other = await context.newPage()
  await other.goto(CLEANER)
  await expect(other.getByText('prospects.csv, 1 kB')).toBeVisible()
  await other.getByLabel('Only these endings').fill('.to')
  await page.getByLabel('Drop these endings').fill('.edu')

  await Promise.all([
    page.getByLabel('URL column').selectOption('Other'),
    other.getByLabel('keep the row with the highest').selectOption('Name'),
  ])
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('URL column')).toHaveValue('1')
    await expect(tab.getByLabel('keep the row with the highest')).toHaveValue('2')
  }
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
  await expect(other.getByRole('heading', { name: '1 domain kept from 4 rows' })).toBeVisible()
  for (const [tab, only, without] of [
    [page, '', '.edu'],
    [other, '.to', ''],
  ] as const) {
    await tab.reload()
    await expect(tab.getByLabel('Only these endings')).toHaveValue(only)
    await expect(tab.getByLabel('Drop these endings')).toHaveValue(without)
    await expect(tab.getByLabel('URL column')).toHaveValue('1')
  }
})

test('one tab asks at a time: the other shows its values, and goes on when that one is closed', async ({
  page,
  context,
}) => {
  const names = Array.from({ length: 12 }, (_, index) => `turn-${index}.com`)
  const asked = await askedDomains(page)
  await page.goto(RATING)
  // Six are answered, and the others wait in this tab.
  await page.route('**/api/domain-rating**', (route) => (asked().length > 6 ? undefined : route.fallback()))
  await page.getByLabel('Domains or URLs').fill(names.join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect.poll(async () => Object.keys(await savedRecords(page, 'sites'))).toHaveLength(6)

  const other = await context.newPage()
  const askedByOther = await askedDomains(other)
  await other.goto(RATING)
  await expect(other.getByText('Another tab is looking up a list')).toBeVisible()
  await expect(other.getByRole('cell', { name: '/ 100' })).toHaveCount(6)
  expect(askedByOther()).toEqual([])
  await page.close()
  await expect(other.getByText('Done. Domain Rating looked up for 12 of 12 domains.')).toBeVisible()
  expect(askedByOther()).toHaveLength(6)
})

test('a list that is cleared in one tab is gone in the other, which says so', async ({ page, context }) => {
  await page.goto(CLEANER)
  await drop(page, 'prospects.csv', SHEET)
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain('"list":"')
  const other = await context.newPage()
  await other.goto(CLEANER)
  await expect(other.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(other.getByText('This list is no longer saved in this browser')).toBeVisible()
  await expect(other.getByRole('region', { name: 'Result' })).toHaveCount(0)
  expect(await savedRecords(other, 'files')).toEqual({})
})
