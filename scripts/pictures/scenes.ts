import type { Locator, Page } from '@playwright/test'
import type { PictureName } from '@/lib/site/example-pictures'
import type { PagePath } from '@/lib/site/pages'

/** How a picture is made. Domains that are looked up are those set aside for examples. */
interface Scene {
  /** With the query, if the page fills itself in from it. */
  path: PagePath | `${PagePath}?${string}`
  /** Makes the page show its result. */
  make?: (page: Page) => Promise<void>
  /** The picture begins with this element. */
  from: (page: Page) => Locator
}

const LIST = 'Site,Found on\nexample.com,2 October\nexample.org,5 October\nexample.net,9 October\n'
const EMAIL = 'Hi {{first_name}},\n\nyour page on frame sizes stops at 50 cm. Ours goes on from there.'
const CONTACTS = 'Site,First name\nexample.com,Info\nexample.org,Ada\nexample.net,\n'
const OWN_EXPORT = [
  'Referring page URL\tTarget URL\tAnchor\tNofollow',
  'https://blog.example.com/frame-sizes\thttps://velo-archive.example/sizes\tframe sizes for children\tfalse',
  'https://example.org/links\thttps://velo-archive.example/\tVelo Archive\ttrue',
].join('\n')

export const scenes: Record<PictureName, Scene> = {
  'prospect-list-cleaner': {
    path: '/tools/prospect-list-cleaner',
    make: tryExample,
    from: (page) => page.getByRole('table', { name: 'Dropped entries' }),
  },
  'search-operators': {
    path: '/tools/search-operators',
    make: tryExample,
    from: (page) => page.getByRole('region', { name: 'Queries' }).getByRole('listitem').first(),
  },
  'domain-rating-checker': {
    path: '/tools/domain-rating-checker?domains=example.com,example.org,example.net,example.edu',
    from: (page) => result(page).getByRole('columnheader').first(),
  },
  'pagerank-checker': {
    path: '/tools/pagerank-checker?domains=example.com',
    from: (page) => result(page).getByRole('heading', { name: 'example.com' }),
  },
  'compare-domains': {
    path: '/tools/compare-domains?domains=example.com,example.org,example.net',
    from: (page) =>
      result(page).getByRole('figure').filter({ hasText: 'PageRank over the years' }).locator('svg').first(),
  },
  'link-gap': {
    path: '/tools/link-gap',
    make: tryExample,
    from: (page) => result(page).getByRole('columnheader').first(),
  },
  'anchor-text-analyser': {
    path: '/tools/anchor-text-analyser',
    make: tryExample,
    from: (page) => result(page).getByRole('table', { name: 'Anchor types' }),
  },
  'outreach-email-checker': {
    path: '/tools/outreach-email-checker',
    make: tryExample,
    from: (page) => page.getByRole('region', { name: 'Report' }).locator('div:has(> p > mark)').first(),
  },
  review: {
    path: '/tools/link-gap',
    async make(page) {
      await tryExample(page)
      await page.getByRole('button', { name: 'Review one by one' }).first().click()
      const panel = page.getByRole('region', { name: 'Review', exact: true })
      await panel.press('k')
      await panel.getByText('1 kept').waitFor()
      await panel.press('k')
      await panel.getByText('2 kept').waitFor()
    },
    from: (page) => page.getByRole('region', { name: 'Review', exact: true }),
  },
  'e-mail-and-list': {
    path: '/tools/outreach-email-checker',
    async make(page) {
      await page.getByLabel('Subject').fill('Frame sizes for children')
      await page.getByLabel('Body, as plain text').fill(EMAIL)
      await page.getByText('A list to merge it with').click()
      await page.getByLabel('The list it will be merged with').fill(CONTACTS)
      await page.getByRole('button', { name: 'Show report' }).click()
    },
    from: (page) => page.getByRole('heading', { name: 'As your readers get it' }),
  },
  'links-by-now': {
    path: '/tools/link-gap',
    async make(page) {
      await page.getByLabel('Compare', { exact: true }).selectOption('list')
      await page.getByLabel('Your list').fill('example.com\nexample.org\nexample.net\n')
      await page.getByLabel('The export of your own backlinks').fill(OWN_EXPORT)
      await page.getByRole('button', { name: 'See who links to me now' }).click()
    },
    from: (page) => result(page).getByRole('columnheader').first(),
  },
  'your-lists': {
    path: '/tools/prospect-list-cleaner',
    async make(page) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'prospects.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(LIST),
        })
      await result(page).waitFor()
      await page.goto('/tools/your-lists')
    },
    from: (page) => page.getByRole('heading', { name: 'prospects.csv' }),
  },
}

function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Result', exact: true })
}

async function tryExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try an example' }).filter({ visible: true }).click()
}
