import { expect, type Page } from '@playwright/test'
import { endpoints } from '@/lib/endpoints/endpoints'
import { referencePath } from '@/lib/paths/api-paths'
import type { PagePath } from '@/lib/site/pages'
import { type ToolPath, tools } from '@/lib/site/tools'
import { savedRecords } from './saved-records'

type Fill = (page: Page) => Promise<void>

const RATING = '/tools/domain-rating-checker'
const DOMAINS = '?domains=moz.com,dev.to,no-such-site.com'
const INVENTED = /^An invented example/

/** For tools whose example takes more than a click, or shows something else than "An invented example". */
const EXAMPLES: Partial<Record<ToolPath, Fill>> = {
  '/tools/domain-rating-checker': (page) => tryExample(page, 'Domain Rating: all 4.'),
  '/tools/pagerank-checker': (page) => tryExample(page, 'PageRank: all 4.'),
  '/tools/compare-domains': (page) => tryExample(page, 'Domain Rating: all 4.'),
  '/tools/prospect-list-cleaner': (page) => tryExample(page, 'Done: 3 domains kept, 4 entries dropped.'),
  '/tools/outreach-email-checker': checkThread,
  '/tools/anchor-text-analyser': compareAnchors,
}

/**
 * Makes each tool show a result, with an error in it where the tool can have one; its example last. It begins with
 * `start`, or else with the tool itself.
 */
export const filledTools: readonly [name: string, path: PagePath, fill: Fill, start?: string][] = [
  ['one rating', '/tools/domain-rating-checker', (page) => see(page, '91 / 100'), `${RATING}?domains=moz.com`],
  [
    'one page rank and its past years',
    '/tools/pagerank-checker',
    showMonths,
    '/tools/pagerank-checker?domains=moz.com',
  ],
  ['an e-mail and its list', '/tools/outreach-email-checker', checkList],
  ['two scales', '/tools/compare-domains', compare, `/tools/compare-domains${DOMAINS}`],
  ...tools.map(({ path }): [string, PagePath, Fill] => ['its example', path, EXAMPLES[path] ?? tryExample]),
  ['a saved list', '/tools/your-lists', saveList, RATING],
  ['an explained Accept', '/docs/markdown', explainAccept],
  ...endpoints.map(({ path }): [string, PagePath, Fill] => [
    'a tried request',
    referencePath(path),
    (page) => tryRequest(page, path),
  ]),
  ['a search', '/docs/search', findSections, '/docs/search?q=limits'],
]

async function see(page: Page, shown: string): Promise<void> {
  await expect(page.getByText(shown)).toBeVisible()
}

async function showMonths(page: Page): Promise<void> {
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'PageRank by month' })).toContainText('estimated')
}

async function compare(page: Page): Promise<void> {
  await showMonths(page)
  await expect(page.getByRole('row', { name: 'moz.com' }).first()).toContainText(/91.*5\.59/)
}

async function checkThread(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // An example is offered to an empty form.
  const clear = page.getByRole('button', { name: 'Clear saved data' })
  if (await clear.isVisible()) await clear.click()
  await tryExample(page)
  await expect(page.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
  const finding = page.getByText(/checks passed/).first()
  await finding.click()
}

async function checkList(page: Page): Promise<void> {
  await page.getByLabel('Body, as plain text').fill('Hi {{first_name}}, I read {{site}}. {{topic}}')
  const field = page.getByLabel('The list it will be merged with')
  if (!(await field.isVisible())) await page.getByText('A list to merge it with').click()
  await page
    .getByLabel('The list it will be merged with')
    .fill('first_name,site\nAda,trail-notes.com\n,seeds.com\nTEAM,jars.com\n')
  await expect(page.getByRole('table', { name: 'Faults in the list' })).toBeVisible({ timeout: 8_000 })
}

async function compareAnchors(page: Page): Promise<void> {
  await tryExample(page)
  await page.getByText('harzpfad.example: 6 distinct anchors, 3 target pages').click()
  await expect(page.getByRole('table', { name: 'Target pages, most links first' })).toBeVisible()
}

async function saveList(page: Page): Promise<void> {
  await page
    .getByLabel('Or drop a CSV')
    .setInputFiles({ name: 'a.csv', mimeType: '', buffer: Buffer.from('moz.com\n') })
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'lists'))).toContain('"domains"')
  await page.goto(new URL('/tools/your-lists', page.url()).href)
  await page.getByText('More', { exact: true }).first().click()
  await page.getByText('All sites', { exact: true }).click()
  await expect(page.getByRole('table', { name: '1 site of your lists' })).toContainText('moz.com')
}

async function explainAccept(page: Page): Promise<void> {
  await page.getByLabel('A client’s header').selectOption('Firefox')
  await expect(page.getByRole('form').getByRole('status')).toContainText('200, as HTML')
}

async function findSections(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('link').first()).toBeVisible()
}

async function tryRequest(page: Page, path: string): Promise<void> {
  const form = page.getByRole('form', { name: `Try ${path}` })
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('200 OK')
}

async function tryExample(page: Page, shown: string | RegExp = INVENTED): Promise<void> {
  // By then the page hears clicks.
  await page.waitForLoadState('networkidle')
  const example = page.getByRole('button', { name: 'Try an example' })
  if (await example.isVisible()) await example.click()
  await expect(page.getByText(shown)).toBeVisible({ timeout: 8_000 })
  const result = page.getByRole('region', { name: /^(?:Result|Report|Queries)$/ }).first()
  await expect.poll(() => result.evaluate((region) => region.contains(document.activeElement))).toBe(true)
}
