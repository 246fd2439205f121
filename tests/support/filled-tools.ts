import { expect, type Page } from '@playwright/test'
import type { PagePath } from '@/lib/site/pages'

type Fill = (page: Page) => Promise<void>

const DOMAINS = '?domains=moz.com,dev.to,no-such-site.com'

/** Opens each tool and makes it show a result, with an error in it where the tool can have one. */
export const filledTools: readonly [name: string, path: PagePath, fill: Fill][] = [
  ['one rating', '/tools/domain-rating-checker', (page) => open(page, '?domains=moz.com', '91 / 100')],
  [
    'a list of ratings',
    '/tools/domain-rating-checker',
    (page) => open(page, DOMAINS, 'Done. Domain Rating: 3 of 3 domains answered.'),
  ],
  ['a sheet with ratings', '/tools/domain-rating-checker', rateSheet],
  ['page ranks', '/tools/pagerank-checker', (page) => open(page, DOMAINS, 'Done. PageRank: 3 of 3 domains answered.')],
  ['one page rank and its past years', '/tools/pagerank-checker', (page) => openMonths(page, '?domains=moz.com')],
  ['two scales', '/tools/compare-domains', compare],
  ['a cleaned list', '/tools/prospect-list-cleaner', cleanList],
  ['queries', '/tools/search-operators', makeQueries],
  ['a checked thread', '/tools/outreach-email-checker', checkThread],
  ['compared anchors', '/tools/anchor-text-analyser', compareAnchors],
  ['an explained Accept', '/docs/markdown', explainAccept],
  ['a tried request', '/docs/api', tryRequest],
]

async function open(page: Page, query: string, shown: string): Promise<void> {
  await page.goto(new URL(query, page.url()).href)
  await expect(page.getByText(shown)).toBeVisible()
}

async function openMonths(page: Page, query: string): Promise<void> {
  await open(page, query, 'The months as a table')
  await page.getByText('The months as a table').click()
  await expect(page.getByRole('table', { name: 'PageRank by month' })).toContainText('estimated')
}

async function rateSheet(page: Page): Promise<void> {
  await page.getByLabel('Domains or web addresses').fill('Site,Note\nmoz.com,a\ndev.to,b\nmoz.com,c\n,d')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Done. Domain Rating: 2 of 2 domains answered.')).toBeVisible()
}

async function compare(page: Page): Promise<void> {
  await openMonths(page, DOMAINS)
  await expect(page.getByRole('table', { name: 'PageRank, 0 to 10' })).toContainText('5.59')
  await expect(page.getByRole('table', { name: 'Domain Rating, 0 to 100' })).toContainText('91')
}

async function cleanList(page: Page): Promise<void> {
  const list = 'https://www.moz.com/blog\nann@dev.to\nMOZ.com\n192.0.2.1\nfriend@gmail.com'
  await page.getByLabel('Your list').fill(list)
  await page.getByRole('button', { name: 'Clean the list' }).click()
  await expect(page.getByText('Done: 2 domains kept, 3 entries dropped.')).toBeVisible()
}

async function makeQueries(page: Page): Promise<void> {
  await page.getByLabel('Topics').fill('trail running')
  await expect(page.getByRole('link', { name: '"trail running" intitle:"write for us"' })).toBeVisible()
}

async function checkThread(page: Page): Promise<void> {
  await tryExample(page)
  await expect(page.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
  const finding = page.getByText(/things are fine/).first()
  await finding.click()
}

async function compareAnchors(page: Page): Promise<void> {
  await tryExample(page)
  await page.getByText('harzpfad.example: 6 texts, 3 target pages').click()
  await expect(page.getByRole('table', { name: 'Linked pages, the most linked first' })).toBeVisible()
}

async function explainAccept(page: Page): Promise<void> {
  await page.getByLabel('What a client sends').selectOption('Firefox')
  await expect(page.getByRole('form').getByRole('status')).toContainText('200, as HTML')
}

async function tryRequest(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Try /api/domain-rating' })
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('200 OK')
}

async function tryExample(page: Page): Promise<void> {
  const example = page.getByRole('button', { name: 'Try an example' })
  if (await example.isVisible()) await example.click()
}
