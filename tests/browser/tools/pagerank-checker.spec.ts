import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { toEndOf } from '@/tests/support/browser/list-table'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/pagerank-checker'

async function check(page: Page, text: string) {
  await page.getByLabel('Domains or URLs').fill(text)
  await page.getByRole('button', { name: 'Check PageRank' }).click()
}

const row = (page: Page, domain: string) => page.getByRole('row', { name: domain })

test('a list is asked for ten at a time, and what is not in the index is not 0', async ({ page, site }) => {
  await page.goto(PATH)
  const unknown = Array.from({ length: 18 }, (_, index) => `no-such-site-${index}.com`)
  await check(page, ['wikipedia.org', 'user.github.io', ...unknown].join('\n'))
  await expect(page.getByText('PageRank: all 20.')).toBeVisible()
  await expect(page.getByText('8 requests left')).toBeVisible()
  await expect(row(page, 'wikipedia.org')).toContainText(/9\.\d+ \/ 10/)
  await expect(row(page, 'no-such-site-0.com')).toContainText('not in the index')
  await expect(row(page, 'no-such-site-0.com')).not.toContainText('0 / 10')
  expect(site.providers.calls).toHaveLength(2)
  await expect(page.getByText('as of 1 October 2026')).toBeVisible()

  await expect(row(page, 'wikipedia.org')).toContainText('6,864,362')
  await expect(row(page, 'no-such-site-0.com')).not.toContainText('unknown')
  await expect(page.getByRole('figure')).toContainText(
    'Median 5.54: at least half of the known values are at or above it.',
  )
  await expect(page.getByRole('figure').getByRole('row', { name: 'not in the index' })).toHaveText('not in the index18')
  await page.getByRole('button', { name: 'Referring domains' }).click()
  await expect(page.getByRole('columnheader', { name: 'Referring domains' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('rowheader').first()).toHaveText('wikipedia.org')
  await page.getByRole('button', { name: 'PageRank, 0 to 10' }).click()
  await expect(page.getByRole('rowheader').nth(1)).toHaveText('user.github.io')

  const csv = String((await download(page, 'Download CSV')).bytes)
  expect(csv).toMatch(
    /^\ufeffDomain,PageRank,Rank,Referring domains,Note,Source\r\nwikipedia\.org,9\.\d+,\d+,6864362,,"Open PageRank, .*, 2026-10-01"\r\nuser\.github\.io,2\.07,3283388,7,,".*"\r\n/,
  )
  expect(csv).toContain('no-such-site-0.com,,,,Not in the index.,')
})

test('one domain shows its past years with the same request; one of a list has them in the comparison', async ({
  page,
}) => {
  await page.goto(`${PATH}?domains=mozilla.org`)
  await expect(page.getByRole('figure', { name: 'PageRank over the years' })).toContainText(
    /mozilla\.org: from 5\.99 in April 2022 to 7\.49 in October 2026/,
  )
  await expect(page.getByText(/^Rank [\d,]+ among all domains/)).toBeVisible()
  await expect(page.getByText('9 requests left')).toBeVisible()

  await check(page, 'reddit.com dev.to')
  await expect(row(page, 'dev.to')).toContainText('4.99')
  await expect(page.getByRole('figure')).toHaveCount(0)
  await check(page, 'dev.to')
  await page.locator('a[href="/tools/compare-domains?domains=dev.to"]').click()
  await expect(page).toHaveURL('/tools/compare-domains?domains=dev.to')
  await expect(page.getByRole('figure')).toContainText('to 4.99 in October 2026')
})

test('without the part that draws the past years, the value is there all the same', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('The axis shows part of that scale')) await route.abort()
    else await route.fulfill({ response })
  })
  await page.goto(`${PATH}?domains=moz.com`)
  await expect(page.getByText('5.59 / 10')).toBeVisible()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
})

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}.com`)

/** All running clocks on the page. */
const clocks = (page: Page) => page.getByRole('timer')

test('the requests of the hour are counted down, and the rest of the list waits for the next one by one clock', async ({
  page,
  site,
  client,
}) => {
  await site.as(client, '/api/pagerank?domains%5B%5D=hour.com')
  await page.clock.install()
  await page.goto(PATH)
  await check(page, names(110, 'hour').join('\n'))
  await page.getByRole('button', { name: 'Look up 110 sites' }).click()
  await expect(page.getByText('Limit reached')).toBeVisible()
  await expect(page.getByText('0 requests left')).toBeVisible()
  await expect(page.getByText('The next values come in')).toContainText(/ (60:00|59:\d\d), and/)
  await expect(clocks(page)).toHaveCount(1)
  await toEndOf(page, 'PageRank of 110 domains', 'hour-109.com')
  await expect(page.getByText('waiting', { exact: true })).toHaveCount(20)
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '90')
  expect(site.providers.calls).toHaveLength(10)

  // Only the page's clock has moved on: the site refuses, and the list waits again.
  const refused = page.waitForResponse((response) => response.status() === 429)
  await page.clock.fastForward('01:00:00')
  expect((await refused).headers()['retry-after']).toMatch(/^35\d\d$/)
  await expect(page.getByText('Your IP address has reached the limit of 10 requests an hour.')).toBeVisible()
  await expect(page.getByText('try again in')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByLabel('Contains').fill('hour-0')
  await expect(row(page, 'hour-0.com')).toContainText('not in the index')
})

test('a list of 300 says before it starts how long it takes and why, and its first part comes at once', async ({
  page,
  site,
}) => {
  await page.goto(PATH)
  await check(page, names(10, 'planned').join('\n'))
  await expect(page.getByText('PageRank: all 10.')).toBeVisible()
  await check(page, names(300, 'planned').join('\n'))
  // Ten of them are known, and one request is used.
  await expect(page.getByText('300 sites: 100 at once, the rest in about 2 hours')).toBeVisible()
  await expect(
    page.getByText('The limit is 10 requests an hour per IP address, each for up to 10 sites.'),
  ).toContainText('This browser knows 10 of the sites already.')
  expect(site.providers.calls).toHaveLength(1)

  await page.getByRole('button', { name: 'Look up 300 sites' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '100')
  await expect(page.getByText('The next values come in')).toContainText(
    /^The next values come in (60:00|59:\d\d), and you’ll have them all by about \d\d:\d\d( on \w+)?\.$/,
  )
  await expect(clocks(page)).toHaveCount(1)
  expect(site.providers.calls).toHaveLength(10)
})

test('without the part that has the estimate, a long list can be started all the same', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('of the sites already')) await route.abort()
    else await route.fulfill({ response })
  })
  await page.goto(PATH)
  await check(page, names(101, 'unplanned').join('\n'))
  await page.getByRole('button', { name: 'Look up all sites' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '100')
})

test('502: the reason stands in each row, and the failed ones can be tried again', async ({ page, site }) => {
  site.providers.fault('pagerank', { kind: 'html' })
  await page.goto(PATH)
  await check(page, 'paypal.com yahoo.com')
  await expect(page.getByText('2 of 2 could not be looked up')).toBeVisible()
  await expect(row(page, 'paypal.com')).toContainText('unknown')
  site.providers.fault('pagerank')
  await page.getByRole('button', { name: 'Retry 2 failed lookups' }).click()
  await expect(row(page, 'paypal.com')).toContainText('6.57')
})
