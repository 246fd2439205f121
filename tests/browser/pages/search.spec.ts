import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation, guides and tools' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('the documentation’s form leads to results, and Enter opens the first at its heading', async ({ page }) => {
  await page.goto('/docs')
  await field(page).fill('sliding window')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/search?q=sliding+window')
  await expect(results(page).getByRole('link').first()).toBeVisible()
  await expect(status(page)).toHaveText(/^(?:\d+ results|The best 20 of \d+ results)$/)
  await expect(field(page)).toBeFocused()

  await field(page).fill('slidng windows')
  const first = results(page).getByRole('link').first()
  await expect(first).toHaveText('A sliding window')
  await expect(page).toHaveURL('/docs/search?q=slidng+windows')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/limits#a-sliding-window')
  await page.goBack()
  await expect(first).toHaveText('A sliding window')
})

test('the search loads at the first key, and arrow keys go through its results', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const ofSearch = () => loaded.filter((path) => /search-(?:engine|index)/.test(path))
  await page.goto('/docs/search')
  await page.waitForLoadState('networkidle')
  expect(ofSearch()).toEqual([])
  await expect(page.getByRole('link', { name: 'Limits and caching' }).first()).toBeVisible()

  await field(page).pressSequentially('markdown')
  const links = results(page).getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  expect(ofSearch()).toHaveLength(2)
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()

  await field(page).fill('zebra crossing')
  await expect(status(page)).toContainText('No results for “zebra crossing”')
  await expect(page.getByRole('main').getByRole('link', { name: 'Limits and caching' })).toBeVisible()
})

for (const part of ['search-index.json', 'search-engine-*.js']) {
  test(`without ${part} a sentence says so, and the pages stay listed`, async ({ page }) => {
    await page.route(`**/${part}`, (route) => route.fulfill({ status: 503 }))
    await page.goto('/docs/search?q=limits')
    await expect(status(page)).toContainText('The search could not be loaded')
    await expect(page.getByRole('main').getByRole('link', { name: 'Limits and caching' })).toBeVisible()
  })
}

test('the header has the search in its line at each width, and the form needs no script', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  const search = page.getByRole('search')
  for (const [width, query] of [
    [390, ''],
    [820, 'sliding window'],
    [1440, 'sliding window'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about')
    const parts = [
      page.getByRole('banner').getByRole('link', { name: 'Pitchlark' }),
      page.getByRole('navigation', { name: 'Main' }),
      search,
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2))
    expect(new Set(middles).size, `${width}: ${middles}`).toBe(1)
    if (query) await search.getByRole('searchbox').fill(query)
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`/docs/search?${new URLSearchParams({ q: query })}`)
  }
  await page.close()
})
