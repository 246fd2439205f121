import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

const section = (page: Page) => page.getByRole('region', { name: 'Counted, not estimated' })
const status = (page: Page) => section(page).getByRole('status')

test('the home page asks once for the figures, and announces none of them', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stats') asked.push(request.url())
  })
  await page.goto('/')
  await expect(section(page).getByText('0 blogs researched')).toBeVisible()
  await expect(section(page).getByText('0 editors pitched')).toBeVisible()
  await expect(status(page)).toHaveText('', { useInnerText: true })
  expect(asked).toEqual([`${site.url}/api/stats`])
})

test('figures have commas, and sample figures say so', async ({ page }) => {
  const json = { editorsPitched: 1_234_567, blogsResearched: 18_427 }
  await page.route('/api/stats', (route) => route.fulfill({ json, headers: { 'X-Sample-Data': 'true' } }))
  await page.goto('/')
  await expect(section(page).getByText('18,427 blogs researched')).toBeVisible()
  await expect(section(page).getByText('1,234,567 editors pitched')).toBeVisible()
  await expect(status(page)).toContainText('come from sample data')
})

test('where the endpoint fails, a sentence says so, and no figure is shown', async ({ page }) => {
  await page.route('/api/stats', (route) => route.fulfill({ status: 503, json: { error: 'Try again in a minute.' } }))
  await page.goto('/')
  await expect(status(page)).toContainText('These figures could not be loaded.')
  expect(await section(page).textContent()).not.toMatch(/\d/)
})

test('without JavaScript, the page leads to the figures', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await page.goto('/')
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
  expect(await section(page).textContent()).not.toMatch(/\d/)
  await section(page).getByRole('link', { name: '/api/stats' }).click()
  await expect(page.getByText('{"editorsPitched":0,"blogsResearched":0}')).toBeVisible()
  await page.close()
})
