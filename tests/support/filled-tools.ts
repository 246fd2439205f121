import { expect, type Page } from '@playwright/test'
import type { PagePath } from '@/lib/site/pages'

const DOMAINS = 'moz.com,dev.to,no-such-site.com'

/** Opens a page and has it show a result, as a visitor would: each tool once, with something amiss where it has that. */
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
    'two scales',
    '/tools/compare-domains',
    async (page) => {
      await open(page, `?domains=${DOMAINS}`)
      await expect(page.getByRole('table', { name: 'PageRank, 0 to 10' })).toContainText('5.59')
      await expect(page.getByRole('table', { name: 'Domain Rating, 0 to 100' })).toContainText('91')
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
      await page.getByLabel('Topic').fill('trail running')
      await expect(page.getByRole('link', { name: '"trail running" intitle:"write for us"' })).toBeVisible()
    },
  ],
  [
    'a checked letter',
    '/tools/outreach-email-checker',
    async (page) => {
      await page.getByLabel('Subject').fill('A map for your list of trails')
      await page.getByLabel('Body').fill('Hi {{first_name}},\n\nI came across your blog. See http://bit.ly/x\n\nGrace')
      await expect(page.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
    },
  ],
  [
    'analysed anchors',
    '/tools/anchor-text-analyser',
    async (page) => {
      await page.getByLabel('Brand names').fill('Own Shoes')
      await page
        .getByLabel('Backlink export')
        .fill(
          'Source url,Target url,Anchor\nhttps://a.com/1,https://own.com/,Own Shoes\nhttps://b.com/1,https://own.com/,shoes',
        )
      await page.getByRole('button', { name: 'Analyse the anchors' }).click()
      await expect(page.getByText('Done: 2 links.')).toBeVisible()
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
