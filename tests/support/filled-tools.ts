import { expect, type Page } from '@playwright/test'
import type { PagePath } from '@/lib/site/pages'

const DOMAINS = 'moz.com,dev.to,no-such-site.com'

/** Opens each tool and makes it show a result, with an error in it where the tool can have one. */
export const filledTools: readonly [name: string, path: PagePath, fill: (page: Page) => Promise<void>][] = [
  [
    'one rating',
    '/tools/domain-rating-checker',
    async (page) => {
      await open(page, '?domains=moz.com')
      await expect(page.getByText('91 / 100')).toBeVisible()
    },
  ],
  [
    'a list of ratings',
    '/tools/domain-rating-checker',
    async (page) => {
      await open(page, `?domains=${DOMAINS}`)
      await expect(page.getByText('Done. Domain Rating: 3 of 3 domains answered.')).toBeVisible()
    },
  ],
  [
    'a sheet with ratings',
    '/tools/domain-rating-checker',
    async (page) => {
      await page.getByLabel('Domains or web addresses').fill('Site,Note\nmoz.com,a\ndev.to,b\nmoz.com,c\n,d')
      await page.getByRole('button', { name: 'Check Domain Rating' }).click()
      await expect(page.getByText('Done. Domain Rating: 2 of 2 domains answered.')).toBeVisible()
    },
  ],
  [
    'page ranks',
    '/tools/pagerank-checker',
    async (page) => {
      await open(page, `?domains=${DOMAINS}`)
      await expect(page.getByText('Done. PageRank: 3 of 3 domains answered.')).toBeVisible()
    },
  ],
  [
    'one page rank and its past years',
    '/tools/pagerank-checker',
    async (page) => {
      await open(page, '?domains=moz.com')
      await page.getByText('The months as a table').click()
      await expect(page.getByRole('table', { name: 'PageRank by month' })).toContainText('estimated')
    },
  ],
  [
    'two scales',
    '/tools/compare-domains',
    async (page) => {
      await open(page, `?domains=${DOMAINS}`)
      await expect(page.getByRole('table', { name: 'PageRank, 0 to 10' })).toContainText('5.59')
      await expect(page.getByRole('table', { name: 'Domain Rating, 0 to 100' })).toContainText('91')
      await page.getByText('The months as a table').click()
      await expect(page.getByRole('table', { name: 'PageRank by month' })).toContainText('estimated')
    },
  ],
  [
    'a cleaned list',
    '/tools/prospect-list-cleaner',
    async (page) => {
      await page
        .getByLabel('Your list')
        .fill('https://www.moz.com/blog\nann@dev.to\nMOZ.com\n192.0.2.1\nfriend@gmail.com')
      await page.getByRole('button', { name: 'Clean the list' }).click()
      await expect(page.getByText('Done: 2 domains kept, 3 entries dropped.')).toBeVisible()
    },
  ],
  [
    'queries',
    '/tools/search-operators',
    async (page) => {
      await page.getByLabel('Topics').fill('trail running')
      await expect(page.getByRole('link', { name: '"trail running" intitle:"write for us"' })).toBeVisible()
    },
  ],
  [
    'a checked thread',
    '/tools/outreach-email-checker',
    async (page) => {
      await tryExample(page)
      await expect(page.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
      await page
        .getByText(/things are fine/)
        .first()
        .click()
    },
  ],
  [
    'compared anchors',
    '/tools/anchor-text-analyser',
    async (page) => {
      await tryExample(page)
      await page.getByText('harzpfad.example: 6 texts, 3 target pages').click()
      await expect(page.getByRole('table', { name: 'Linked pages, the most linked first' })).toBeVisible()
    },
  ],
  [
    'an explained Accept',
    '/docs/markdown',
    async (page) => {
      await page.getByLabel('What a client sends').selectOption('Firefox')
      await expect(page.getByRole('form').getByRole('status')).toContainText('200, as HTML')
    },
  ],
  [
    'a tried request',
    '/docs/api',
    async (page) => {
      const form = page.getByRole('form', { name: 'Try /api/domain-rating' })
      await form.getByRole('button').click()
      await expect(form.getByRole('status')).toContainText('200 OK')
    },
  ],
]

function open(page: Page, query: string) {
  return page.goto(new URL(query, page.url()).href)
}

async function tryExample(page: Page) {
  const example = page.getByRole('button', { name: 'Try an example' })
  if (await example.isVisible()) await example.click()
}
