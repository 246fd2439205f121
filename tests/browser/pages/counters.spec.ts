import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

const FAILED = 'These figures could not be loaded.'

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

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'answers with an error': (page) =>
    page.route('/api/stats', (route) => route.fulfill({ status: 503, json: { error: 'Try again in a minute.' } })),
  'answers with something else': (page) => page.route('/api/stats', (route) => route.fulfill({ json: {} })),
  'cannot be reached': (page) => page.route('/api/stats', (route) => route.abort()),
  'does not answer': async (page) => {
    await page.addInitScript(hurry)
    await page.route('/api/stats', () => {})
  },
}

for (const [name, fail] of Object.entries(failures)) {
  test(`where the endpoint ${name}, a sentence says so, and no figure is shown`, async ({ page }) => {
    await fail(page)
    await page.goto('/')
    await expect(status(page)).toContainText(FAILED)
    expect(await section(page).textContent()).not.toMatch(/\d/)
  })
}

/** Makes deadlines fifty times as short. */
function hurry(): void {
  const after = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => after(ms / 50)
}

test('without JavaScript, the page leads to the figures', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await page.goto('/')
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
  expect(await section(page).textContent()).not.toMatch(/\d/)
  await section(page).getByRole('link', { name: '/api/stats' }).click()
  await expect(page.getByText('{"editorsPitched":0,"blogsResearched":0}')).toBeVisible()
  await page.close()
})
