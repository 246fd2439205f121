import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download, downloadBy } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/compare-domains'

const table = (page: Page) => page.getByRole('table', { name: 'on both scales' })
const rowOf = (page: Page, domain: string) => table(page).getByRole('row', { name: domain })

test('domains are compared from the keyboard alone, through to the export', async ({ page }) => {
  await page.goto(PATH)
  await tabTo(page.getByLabel('Domains or URLs'))
  await page.keyboard.type('moz.com, https://www.dev.to/x\nno-such-site.com')
  await tabTo(page.getByRole('button', { name: 'Compare' }))
  await page.keyboard.press('Enter')

  await expect(rowOf(page, 'moz.com')).toHaveText(/^moz\.com91 \/ 1005\.59 \/ 10[\d,]+,\d{3}$/)
  await expect(rowOf(page, 'no-such-site.com')).toHaveText(/^no-such-site\.com[\d.]+ \/ 100not in the index$/)
  await expect(page).toHaveURL(`${PATH}?domains=moz.com,dev.to,no-such-site.com`)

  await tabTo(page.getByRole('button', { name: 'Download CSV' }))
  const { bytes } = await downloadBy(page, () => page.keyboard.press('Enter'))
  expect(String(bytes)).toMatch(
    /^\ufeffDomain,Domain Rating,PageRank,Referring domains,Note,Source\r\nmoz\.com,91,5\.59,\d+,,".*"\r\ndev\.to,88,4\.99,\d+,,".*"\r\nno-such-site\.com,[\d.]+,,,PageRank: not in the index\.,"Domain Rating by Ahrefs, https:\/\/ahrefs\.com\/, 0 to 100, .*; Open PageRank, https:\/\/openpagerank\.keywordseverywhere\.com\/, 0 to 10, .*"\r\n$/,
  )

  await tabTo(table(page).getByRole('button', { name: 'PageRank, 0 to 10' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(table(page).getByRole('rowheader')).toHaveText(['dev.to', 'moz.com', 'no-such-site.com'])
})

test('the past years are drawn on one axis, from the same request, and nothing for what is not known', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/pagerank')) asked.push(request.url())
  })
  await page.goto(`${PATH}?domains=moz.com,dev.to,no-such-site.com`)
  const figure = page.getByRole('figure', { name: 'PageRank over the years, 0 to 10' })
  await expect(figure).toContainText('moz.com: from 5.56 (estimated) in June 2022 to 5.59 in October 2026')
  await expect(figure).toContainText('no-such-site.com: not in the index')
  const dashes = await figure
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((path) => getComputedStyle(path).strokeDasharray).filter((dash) => dash !== 'none'),
    )
  expect(dashes).toHaveLength(2)
  expect(asked).toEqual([expect.stringContaining('history=true')])

  await tabTo(page.getByText('Show as a table'))
  await page.keyboard.press('Enter')
  const months = page.getByRole('table', { name: 'PageRank by month, latest first' })
  await expect(months.getByRole('row').nth(1)).toHaveText(/^October 2026\s*5\.59\s*4\.99\s*$/)
  await expect(months.getByRole('row').last()).toHaveText(/^June 2022\s*5\.56 estimated\s*none$/)
})

test('people read at most two decimals, whatever the provider writes', async ({ page, site }) => {
  const by = (body: string) => body.replace(/("open_page_rank":\d\.\d\d)/g, '$10000000000001')
  site.providers.fault('pagerank', { kind: 'rewritten', by })
  await page.goto(`${PATH}?domains=vimeo.com,tiktok.com`)
  await expect(table(page).getByRole('row', { name: 'vimeo.com' })).toContainText(/96.*7\.69/)
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'PageRank by month' })).toContainText('7.69')
  // The next column's number follows without a space, with a comma after at most three digits.
  await expect(page.getByRole('main')).not.toContainText(/\d\.\d{4}/)
  expect(String((await download(page, 'Download CSV')).bytes)).toContain('vimeo.com,96,7.69,')
})

// No example and no other test asks for these domains, so that no value of theirs is stored.
test('one provider may be away while the other answers, and its values come when it is tried again', async ({
  page,
  site,
}) => {
  site.providers.fault('rating', { kind: 'status', status: 500 })
  await page.goto(`${PATH}?domains=netflix.com`)
  await expect(rowOf(page, 'netflix.com')).toHaveText(/^netflix\.comunknown6\.42/)
  await expect(page.getByText('Domain Rating could not be looked up')).toBeVisible()

  site.providers.fault('rating')
  site.providers.fault('pagerank', { kind: 'status', status: 500 })
  await page.goto(`${PATH}?domains=cloudflare.com`)
  await expect(page.getByText('PageRank could not be looked up')).toBeVisible()
  await expect(page.getByRole('figure')).toContainText('cloudflare.com: unknown')
  site.providers.fault('pagerank')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('figure')).toContainText('cloudflare.com: from 6.88 (estimated) in November 2020')
})

test('where both scales wait for a limit, one clock says when the next values come and when all are there', async ({
  page,
}) => {
  for (const [path, seconds] of [
    ['domain-rating', 300],
    ['pagerank', 900],
  ]) {
    const error = `Limit of ${path}; try again in ${seconds} seconds.`
    await page.route(`**/api/${path}?*`, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': String(seconds) }, json: { error } }),
    )
  }
  await page.goto(`${PATH}?domains=moz.com,dev.to`)
  await expect(page.getByText('Limit of domain-rating. Limit of pagerank.')).toBeVisible()
  await expect(page.getByText('The next values come in')).toContainText(
    / in (5:00|4:5\d), and you’ll have them all by about \d\d:\d\d( on \w+)?\.$/,
  )
  await expect(page.getByRole('timer')).toHaveCount(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toHaveCount(2)
})

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator) {
  for (let times = 0; times < 40; times++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error('the focus never came there')
}
