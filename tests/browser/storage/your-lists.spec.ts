import { expect, type Page } from '@playwright/test'
import { englishDay } from '@/components/elements/english'
import { makeCopy } from '@/components/saved-lists/copy'
import { createMemoryStore } from '@/components/store/memory'
import { test } from '@/tests/support/browser/browser-test'
import { holdRecords } from '@/tests/support/browser/hold-records'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'
import { downloadBy } from '@/tests/support/browser/taken-along'

const LISTS = '/tools/your-lists'
const CLEANER = '/tools/prospect-list-cleaner'
const SHEET = 'Site,Name\nhttps://www.moz.com/a,Ann\nyoutube.com,Bo\nmoz.com,Cy\nghost.org,Di\n'

const TEN_SITES = ['Site', 'www.moz.com', ...Array.from({ length: 9 }, (_, index) => `shown-${index}.com`)].join('\n')

const drop = (page: Page, name: string, text: string) =>
  page.getByLabel('Or drop a CSV').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const names = (page: Page) => page.locator('[data-saved] li h3')
/** Opens the menu of a list, in which the button or the link is. */
const inMenu = async (page: Page, name: string, role: 'button' | 'link', label: string) => {
  const menu = item(page, name).getByRole('group')
  if (!(await menu.getByRole('button', { name: 'Rename' }).isVisible())) await menu.getByText('More').click()
  return menu.getByRole(role, { name: label })
}

/** Two decisions. */
async function skipFirstKeepNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review one by one' }).click()
  const panel = page.getByRole('region', { name: 'Review', exact: true })
  await expect(panel).toBeFocused()
  await page.keyboard.press('s')
  await page.keyboard.press('k')
  await expect(panel).toContainText('1 kept, 1 skipped')
  // The panel shows them before they are saved, and the page is left next.
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'lists'))).toMatch(/"skipped".*"kept"/)
}

test.beforeEach(({ context }) => openFolds(context))

test('the browser’s answer to a request to keep the lists is shown, and a deleted list comes back by Undo, in the other tab too', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const answers = [false, true]
    const storage = { persisted: async () => false, persist: async () => answers.shift() }
    Object.defineProperty(navigator, 'storage', { value: storage })
  })
  await page.goto(CLEANER)
  for (const name of ['one.csv', 'two.csv']) {
    // The same bytes would be the same list.
    await drop(page, name, name === 'one.csv' ? SHEET : SHEET.replace('Ann', 'Al'))
    await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
    await expect
      .poll(async () => Object.keys(await savedRecords(page, 'files')))
      .toHaveLength(name === 'one.csv' ? 1 : 2)
  }
  await page.goto(LISTS)
  const other = await context.newPage()
  await other.goto(LISTS)
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['two.csv', 'one.csv'])

  const keep = page.getByRole('button', { name: 'Ask the browser not to delete these lists' })
  await keep.click()
  await expect(page.getByText('Your browser doesn’t promise to keep them')).toBeVisible()
  await keep.click()
  await expect(page.getByText('Your browser keeps these lists until you delete them.')).toBeVisible()
  await expect(keep).toHaveCount(0)

  await (await inMenu(page, 'one.csv', 'button', 'Delete')).click()
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['two.csv'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['two.csv', 'one.csv'])
  const download = await inMenu(page, 'one.csv', 'button', 'Download')
  const { bytes } = await downloadBy(page, () => download.click())
  expect(String(bytes)).toBe(SHEET)

  const deleteAll = page.getByRole('button', { name: 'Delete all lists', exact: true })
  await deleteAll.click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveCount(2)
  await deleteAll.click()
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

test('prospects and exports are apart, each with one action, and the rest is in a menu', async ({ page }) => {
  await page.goto('/tools/anchor-text-analyser')
  const rows = ['moz.com/a', 'ghost.org/b'].map((source) => `https://${source},https://own.example/,Shoes\n`)
  const text = `Source url,Target url,Anchor\n${rows.join('')}`
  await page
    .getByLabel('Or drop')
    .first()
    .setInputFiles({ name: 'links.csv', mimeType: '', buffer: Buffer.from(text) })
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'lists'))).toContain('"isExport":true')
  await page.goto(CLEANER)
  await drop(page, 'prospects.csv', SHEET)
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'lists'))).toContain('moz.com","ghost.org')

  await page.goto(LISTS)
  const group = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(group('Prospects').getByRole('heading', { level: 3 })).toHaveText(['prospects.csv'])
  await expect(group('Exports').getByRole('heading', { level: 3 })).toHaveText(['links.csv'])
  await expect(page.locator('[data-saved] li').getByRole('link')).toHaveText(['Open', 'Analyse anchors'])
  await (await inMenu(page, 'prospects.csv', 'link', 'Compare')).click()
  await expect(page.getByRole('table', { name: 'on both scales' })).toContainText('ghost.org')
  await page.goto(LISTS)
  await group('Exports').getByRole('link', { name: 'Analyse anchors' }).click()
  await expect(page.getByRole('heading', { name: 'By type' })).toBeVisible()
  await page.goto(LISTS)
  await group('Prospects').getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
})

test('all sites are a table with the newest decision, its list and what is known of each, a filter and a download', async ({
  page,
  context,
}) => {
  await page.goto('/tools/domain-rating-checker')
  await drop(page, 'prospects.csv', TEN_SITES)
  await expect(page.getByText('Domain Rating: all 10.')).toBeVisible()
  await skipFirstKeepNext(page)
  await page.goto('/tools/pagerank-checker')
  await drop(page, 'later.csv', 'moz.com\nno-such-site.com\n')
  await expect(page.getByText('PageRank: all 2.')).toBeVisible()
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'sites'))).toContain('"PageRank"')
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'lists'))).toContain('no-such-site.com')

  await page.goto(LISTS)
  await page.getByText('All sites', { exact: true }).click()
  const table = page.getByRole('table', { name: '11 sites of your lists' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Site',
    'Domain Rating, 0 to 100',
    'PageRank, 0 to 10',
    'List',
    'Decision',
  ])
  const today = englishDay(new Date())
  const moz = `moz.com91 ${today}5.59 1 October 2026prospects.csvskipped not a fit`
  await expect(table.getByRole('row', { name: 'moz.com' })).toHaveText(moz)
  await expect(table.getByRole('row', { name: 'no-such-site.com' })).toContainText('later.csvopen')
  await expect(page.getByText('Domain Rating by Ahrefs, 0 to 100, as published by the provider.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review one by one' })).toHaveCount(0)

  const other = await context.newPage()
  await other.goto(LISTS)
  await other.getByLabel('Domains or URLs to add').fill('shown-0.com')
  await other.getByRole('button', { name: 'Add to never pitch' }).click()
  await expect(table.getByRole('row', { name: 'shown-0.com' })).toContainText('prospects.csvnever pitch')
  const counts = page.getByRole('group', { name: 'by decision' }).getByRole('button')
  await expect(counts).toHaveText(['11 sites', '1 skipped', '1 never pitch', '9 open'])
  await page.getByLabel('Contains').fill('later')
  await expect(table.getByRole('rowheader')).toHaveText(['no-such-site.com'])
  await page.getByLabel('Contains').fill('')
  await counts.filter({ hasText: 'skipped' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['moz.com'])
  const { name, bytes } = await downloadBy(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(name).toBe('sites.csv')
  const day = new Date().toISOString().slice(0, 10)
  const [head, row, end] = String(bytes).replace('\ufeff', '').split('\r\n')
  expect(head).toBe(
    'Domain,Domain Rating,Domain Rating day,PageRank,PageRank day,List,Decision,Skip reason,Review note,Source',
  )
  expect(row).toMatch(
    new RegExp(
      `^moz\\.com,91,${day},5\\.59,2026-10-01,prospects\\.csv,skipped,not a fit,,"Domain Rating by Ahrefs, [^"]*; Open PageRank, [^"]*"$`,
    ),
  )
  expect(end).toBe('')
  await table.getByRole('link', { name: 'prospects.csv' }).click()
  await expect(page).toHaveURL(/\/tools\/prospect-list-cleaner/)
  await expect(page.getByRole('table', { name: 'Domains kept' }).getByRole('row', { name: 'moz.com' })).toContainText(
    'skipped',
  )
})

test('a deleted list says that its decisions go, keeps them as a list on a click, and Undo brings all back', async ({
  page,
}) => {
  await page.goto(CLEANER)
  await drop(page, 'prospects.csv', TEN_SITES)
  await skipFirstKeepNext(page)
  await page.goto(LISTS)
  await expect(item(page, 'prospects.csv')).toContainText('1 kept, 1 skipped')
  await (await inMenu(page, 'prospects.csv', 'button', 'Delete')).click()
  await expect(page.getByText('“prospects.csv” and its 2 decisions were deleted')).toBeVisible()
  const keep = page.getByRole('button', { name: 'Keep the decisions as a list' })
  await keep.click()
  await expect(names(page)).toHaveText(['prospects decisions.csv'])
  await expect(item(page, 'prospects decisions.csv')).toContainText('2 sites · 1 kept, 1 skipped')
  await expect(keep).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['prospects.csv'])
  await expect(item(page, 'prospects.csv')).toContainText('1 kept, 1 skipped')

  await (await inMenu(page, 'prospects.csv', 'button', 'Delete')).click()
  await keep.click()
  await item(page, 'prospects decisions.csv').getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('table', { name: 'Domains kept' }).getByRole('row', { name: 'moz.com' })).toContainText(
    'skipped not a fit',
  )
})

test('a browser that saves nothing has no lists to show, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await page.goto(LISTS)
  await expect(page.getByText('Your lists are not available')).toBeVisible()
  await expect(page.getByText('No lists yet')).toHaveCount(0)
})

/** A copy of what a browser knows of so many sites, and of as many that are never pitched. */
async function copyOf(sites: number): Promise<Buffer> {
  const store = createMemoryStore()
  const values = {
    PageRank: { value: 4, day: '2026-11-01', answer: { rank: 1, history: [1, 2, 3] }, atMs: 1_793_000_000_000 },
  }
  const domains = Array.from({ length: sites }, (_, at) => `site-${at}.com`)
  await store.update(domains.map((domain) => ({ kind: 'sites', key: domain, record: { domain, values } })))
  await store.update(
    domains.map((domain) => ({ kind: 'excluded', key: domain, record: { domain, why: 'refused', savedMs: 1 } })),
  )
  return Buffer.from(await (await makeCopy(store)).arrayBuffer())
}

const loadCopy = (page: Page, buffer: Buffer) =>
  page.getByLabel('Load a copy').setInputFiles({ name: 'a.copy', mimeType: '', buffer })

test('a copy of 40,000 sites says how far it is, is stopped and goes on, and the tab saves all the while', async ({
  page,
}) => {
  const copy = await copyOf(20_000)
  await page.goto(LISTS)
  await loadCopy(page, copy)
  await expect(page.getByText(/^[1-9][\d,]+ of 40,000 sites$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(
    page.getByText(/^Stopped\. Loaded so far: 0 lists, .*To go on, load the same copy again\.$/),
  ).toBeVisible()
  const before = Object.keys(await savedRecords(page, 'excluded')).length
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(20_000)

  await loadCopy(page, copy)
  await expect(
    page.getByText('Loaded: 0 lists, what is known about 20,000 sites, 0 forms, and 20,000 sites never to pitch.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Never pitch' })).toContainText('20,000 sites: 20,000 refused.')
  expect(Object.keys(await savedRecords(page, 'sites'))).toHaveLength(20_000)

  await loadCopy(page, await copyOf(20_001))
  await expect(page.getByText('has room for 20,000 sites. Remove some, then load the copy again.')).toBeVisible()
  await expect(page.getByText('Your lists are not available')).toHaveCount(0)
})

test('lists are shown once a store that hung answers', async ({ page, context }) => {
  await page.goto(CLEANER)
  await drop(page, 'one.csv', SHEET)
  await expect.poll(async () => Object.keys(await savedRecords(page, 'files'))).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const release = await holdRecords(other)
  await page.goto(LISTS)
  await expect(page.getByText('Your lists are not available')).toBeVisible()
  await release()
  await expect(names(page)).toHaveText(['one.csv'])
  await expect(page.getByText('Your lists are not available')).toHaveCount(0)
})
