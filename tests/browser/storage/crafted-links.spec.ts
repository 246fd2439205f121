import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'

test.beforeEach(({ context }) => openFolds(context))

const SEPARATORS = [';', '|', '"', "'", '<', '>', '(', ')', '[', ']', '{', '}', ',', ' ', '\n', '\t']
/** Links with sixty names: by semicolons alone, and with every separator among them. */
const SIXTY = [';', undefined].map((only) => {
  const text = names(60, 's').map((name, at) => name + (only ?? SEPARATORS[at % SEPARATORS.length]))
  return `?domains=${encodeURIComponent(text.join(''))}`
})

const RATING = '/tools/domain-rating-checker'

function names(count: number, prefix: string): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}.com`)
}

/** The addresses of the endpoints that the page asks. */
function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) addresses.push(request.url())
  })
  return addresses
}

test('no link asks for sixty domains, or takes the place of the list that is saved', async ({ page }) => {
  const own = names(3, 'own')
  await page.goto(RATING)
  await page.getByLabel('Domains or URLs').fill(own.join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Domain Rating: all 3.')).toBeVisible()
  await expect(page.getByText('This form is saved in your browser')).toBeVisible()

  const addresses = asked(page)
  for (const link of SIXTY) {
    await page.goto(RATING + link)
    await expect(page.getByRole('button', { name: 'Look up 60 sites' })).toBeVisible()
  }
  // As a table, whose sheet would be saved however short it is.
  await page.goto(`${RATING}?domains=${encodeURIComponent(`Site;Name\n${own[0]};a\n${own[1]};b`)}`)
  await expect(page.getByText('Domain Rating: all 2.')).toBeVisible()
  await expect(page.getByText('These entries came with the link.')).toBeVisible()
  expect(addresses.filter((address) => /\bs-\d/.test(address))).toEqual([])

  await page.goto(RATING)
  await expect(page.getByText('Domain Rating: all 3.')).toBeVisible()
  await expect(page.getByLabel('Domains or URLs')).toHaveValue(own.join('\n'))
})

test('a list that came by a link is the visitor’s after a click', async ({ page, site }) => {
  await page.goto(`${RATING}?domains=${names(11, 'clicked').join(';')}`)
  await expect(page.getByText('11 sites: up to 11 at once')).toBeVisible()
  expect(site.providers.calls).toEqual([])
  await page.getByRole('button', { name: 'Look up 11 sites' }).click()
  await expect(page.getByText('Domain Rating: all 11.')).toBeVisible()
  await page.goto(RATING)
  await expect(page.getByText('Domain Rating: all 11.')).toBeVisible()
})

test('the comparison takes the first five of a link', async ({ page }) => {
  const addresses = asked(page)
  await page.goto(`/tools/compare-domains${SIXTY[0]}`)
  await expect(page.getByText('55 domains were left out')).toBeVisible()
  await expect(page.getByRole('table', { name: 'on both scales' }).getByRole('rowheader')).toHaveCount(5)
  expect(addresses.filter((address) => address.includes('s-5.com'))).toEqual([])
})

// With its 1.5 MB in the fields, the page would answer nothing for seconds.
test('the search operators read no endless link, and say so', async ({ page }) => {
  const linkOf = (lines: number) =>
    `/tools/search-operators#engine=bing&for=guest-posts&topics=${'trail%20running%0A'.repeat(lines)}&exclude=${'a.co%0A'.repeat(lines)}`
  await page.goto(linkOf(60_000))
  await expect(page.getByText('This link is too long')).toBeVisible()
  await expect(page.getByLabel('Search engine')).toHaveValue('google')
  await expect(page.getByRole('region', { name: 'Queries' })).toHaveCount(0)
  // The fragment alone changes, as in the address bar.
  await page.goto(linkOf(1_000))
  await expect(page.getByText('This link is too long')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /queries for Bing/ })).toBeVisible()
})
