import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'
import { createGate } from '@/tests/support/gate'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/domain-rating-checker'

async function check(page: Page, text: string) {
  await page.getByLabel('Domains or URLs').fill(text)
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
}

const row = (page: Page, domain: string) => page.getByRole('row', { name: domain })
const rated = (page: Page) => page.getByRole('table', { name: 'Domain Rating of' }).getByRole('rowheader')

test('a pasted list becomes a sorted table, a CSV and a link', async ({ page }) => {
  await page.goto(PATH)
  await check(page, 'https://www.moz.com/blog, ann@dev.to\nwikipedia.org\nMOZ.com; user.github.io\nco.uk')

  await expect(page.getByText('Domain Rating: all 4.')).toBeVisible()
  await expect(page.getByText('1 entry was not read')).toBeVisible()
  await expect(page).toHaveURL(`${PATH}?domains=moz.com,dev.to,wikipedia.org,user.github.io`)
  await expect(page.locator('section').getByRole('link', { name: 'Domain Rating by Ahrefs' })).toHaveAttribute(
    'href',
    'https://ahrefs.com/',
  )

  await page.getByRole('button', { name: 'Domain Rating, 0 to 100' }).click()
  await expect(page.getByRole('columnheader', { name: 'Domain Rating, 0' })).toHaveAttribute('aria-sort', 'descending')
  await expect(rated(page)).toHaveText(['wikipedia.org', 'moz.com', 'dev.to', 'user.github.io'])

  const { name, bytes } = await download(page, 'Download CSV')
  expect(name).toBe('domain-rating.csv')
  const credit = `"Domain Rating by Ahrefs, https://ahrefs.com/, 0 to 100, ${new Date().toISOString().slice(0, 10)}"`
  expect(String(bytes)).toBe(
    `\ufeffDomain,Domain Rating,Note,Source\r\n${['wikipedia.org,97', 'moz.com,91', 'dev.to,88', 'user.github.io,0.4']
      .map((cells) => `${cells},,${credit}\r\n`)
      .join('')}`,
  )
})

test('a name with accents is shown as people write it, and exported in ASCII', async ({ page }) => {
  await page.goto(PATH)
  await check(page, 'Bücher.de\nmoz.com')
  await expect(rated(page)).toHaveText(['bücher.de', 'moz.com'])
  const { bytes } = await download(page, 'Download CSV')
  expect(String(bytes)).toContain('\r\nxn--bcher-kva.de,')
})

test('each site of a list is asked for once, four at a time, and a pause asks for none', async ({ page, site }) => {
  const { open, passed } = createGate()
  site.providers.fault('rating', { kind: 'hold', until: passed })
  await page.goto(PATH)
  const names = Array.from({ length: 12 }, (_, index) => `once-${index}.com`)
  await check(page, [...names, ...names.map((name) => `www.${name}/page`)].join('\n'))
  await expect(page.getByText('looking up…')).toHaveCount(4)
  await expect(page.getByText('waiting').first()).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  open()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '4')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Domain Rating: all 12.')).toBeVisible()
  const asked = site.providers.calls.flatMap(({ body, query }) =>
    body ? JSON.parse(body).targets : query.get('target'),
  )
  expect(asked.toSorted()).toEqual(names.toSorted())
  expect(site.providers.calls.length).toBeLessThan(names.length)
})

test('neither a click nor a key waits behind forty lookups of a slow provider', async ({ page, site }) => {
  const { open, passed } = createGate()
  site.providers.fault('rating', { kind: 'hold', until: passed })
  const began = performance.now()
  await page.goto(PATH)
  // The site gives the provider up after 5 seconds. A busy machine needs more for any page.
  const timeout = 4_000 + 5 * (performance.now() - began)
  await check(page, Array.from({ length: 40 }, (_, index) => `slow-${index}.com`).join('\n'))
  await expect(page.getByText('looking up…')).toHaveCount(4)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Privacy', { timeout })
  await page.goBack()
  // The list goes on, and a full load gets through as well.
  await expect(page.getByText('looking up…')).toHaveCount(4)
  await page.goto('/about', { timeout })
  open()
})

test('a list of 600 says before it starts how long it takes and why', async ({ page, site }) => {
  const underWay = new Set<unknown>()
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  await page.goto(PATH)
  await check(page, Array.from({ length: 600 }, (_, index) => `planned-${index}.com`).join('\n'))
  await expect(page.getByText('600 sites: up to 600 in about 3 minutes')).toBeVisible()
  await expect(page.getByText('The limit is 720 lookups an hour per IP address.')).toContainText(
    'This site calls its provider every 1.2 seconds.',
  )
  await expect(page.getByRole('button', { name: /^Look up/ })).toHaveText(['Look up 600 sites'])
  expect(site.providers.calls).toEqual([])
  await page.getByRole('button', { name: 'Look up 600 sites' }).click()
  await expect(page.getByText(/^You’ll have all values by about \d\d:\d\d/)).toBeVisible()
  // The rest, and the calls that are under way, would be among those of the next test.
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => underWay.size).toBe(0)
})

test('more than 5,000 domains are not dropped without a word', async ({ page }) => {
  await page.goto(PATH)
  await check(page, Array.from({ length: 5_003 }, (_, index) => `left-out-${index}.com`).join(' '))
  await expect(page.getByText('3 domains were left out')).toBeVisible()
})

test('what is no domain is explained, and stays in the field', async ({ page, site }) => {
  await page.goto(PATH)
  await check(page, '192.0.2.1')
  await expect(page.getByRole('alert').filter({ hasText: 'An IP address is not a domain' })).toBeVisible()
  const field = page.getByLabel('Domains or URLs')
  await expect(field).toHaveValue('192.0.2.1')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(site.providers.calls).toEqual([])
})

test('502 for one domain shows no gauge but a reason, and can be tried again', async ({ page, site }) => {
  site.providers.fault('rating', { kind: 'out-of-range' })
  await page.goto(PATH)
  await check(page, 'linkedin.com')
  await expect(page.getByText('Domain Rating could not be looked up')).toBeVisible()
  await expect(page.getByText('/ 100')).toHaveCount(0)
  site.providers.fault('rating')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('98 / 100')).toBeVisible()
})

test('offline: the list waits and goes on when the connection is back', async ({ page, context }) => {
  await page.goto(`${PATH}?domains=moz.com`)
  await expect(page.getByText('91 / 100')).toBeVisible()
  await context.setOffline(true)
  await check(page, 'dev.to ghost.org')
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByLabel('Domains or URLs')).toHaveValue('dev.to ghost.org')
  await context.setOffline(false)
  await expect(row(page, 'dev.to')).toContainText('88')
  await expect(row(page, 'ghost.org')).toContainText('86')
})

test('a site on a platform is counted apart, and the first five of the table are compared', async ({ page }) => {
  await page.goto(PATH)
  const platforms = ['github.com', 'youtube.com', 'en.wikipedia.org', 'linkedin.com', 'npmjs.com', 'lenny.substack.com']
  const others = Array.from({ length: 11 }, (_, index) => `site-${index}.com`)
  await check(page, [...platforms, 'moz.com', 'dev.to', 'wired.com', ...others].join('\n'))
  await expect(page.getByText('Domain Rating: all 20.')).toBeVisible()
  const chart = page.getByRole('figure')
  await expect(row(page, 'lenny.substack.com')).toContainText('for the hosting platform')
  await expect(chart.getByRole('row', { name: 'hosting platform' })).toHaveText('hosting platform1')
  await expect(chart.getByRole('row', { name: 'unknown' })).toHaveText('unknown0')

  await page.getByRole('button', { name: 'Domain', exact: true }).click()
  await page.getByRole('link', { name: 'Compare the first five' }).click()
  await expect(page).toHaveURL(/\/tools\/compare-domains/)
  const compared = page.getByRole('table', { name: 'on both scales' }).getByRole('rowheader')
  await expect(compared).toHaveText(['dev.to', 'github.com', 'lenny.substack.com', 'linkedin.com', 'moz.com'])
})
