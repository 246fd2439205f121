import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

const PATH = '/tools/compare-domains'

const chart = (page: Page, title: string) => page.getByRole('table', { name: title })

test('domains are compared from the keyboard alone, through to the export', async ({ page }) => {
  await page.goto(PATH)
  await press(page, 'Tab', () => page.getByLabel('Domains or web addresses'))
  await page.keyboard.type('moz.com, https://www.dev.to/x\nno-such-site.com')
  await press(page, 'Tab', () => page.getByRole('button', { name: 'Compare' }))
  await page.keyboard.press('Enter')

  await expect(chart(page, 'Domain Rating, 0 to 100').getByRole('row', { name: 'moz.com' })).toContainText('91')
  await expect(chart(page, 'PageRank, 0 to 10').getByRole('row', { name: 'moz.com' })).toContainText('5.59')
  await expect(chart(page, 'PageRank, 0 to 10').getByRole('row', { name: 'no-such-site.com' })).toContainText(
    'not in the index',
  )
  await expect(page).toHaveURL(`${PATH}?domains=moz.com,dev.to,no-such-site.com`)

  await press(page, 'Tab', () => page.getByRole('button', { name: 'Download CSV' }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(
    /^\ufeffDomain,Domain Rating,PageRank,Note,Source\r\nmoz\.com,91,5\.59,,".*"\r\ndev\.to,88,4\.99,,".*"\r\nno-such-site\.com,[\d.]+,,PageRank: not in the index\.,"Domain Rating by Ahrefs, https:\/\/ahrefs\.com\/, 0 to 100, .*; Open PageRank, https:\/\/openpagerank\.keywordseverywhere\.com\/, 0 to 10, .*"\r\n$/,
  )
})

test('a link carries the comparison', async ({ page }) => {
  await page.goto(`${PATH}?domains=moz.com,dev.to`)
  await expect(chart(page, 'Domain Rating, 0 to 100').getByRole('rowheader')).toHaveText(['moz.com', 'dev.to'])
})

test('one provider may be away while the other answers', async ({ page, site }) => {
  site.providers.fault('rating', { kind: 'status', status: 500 })
  await page.goto(`${PATH}?domains=mozilla.org`)
  await expect(chart(page, 'PageRank, 0 to 10')).toContainText('7.49')
  await expect(chart(page, 'Domain Rating, 0 to 100')).toContainText('unknown')
  await expect(page.getByText('Domain Rating could not be looked up')).toBeVisible()
})

/** Presses a key until the target has the focus. */
async function press(page: Page, key: string, target: () => ReturnType<Page['getByRole']>) {
  for (let times = 0; times < 40; times++) {
    if (await target().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('the focus never came there')
}
