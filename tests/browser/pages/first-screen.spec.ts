import { expect } from '@playwright/test'
import { HINT } from '@/build/hint-scripts'
import { tools } from '@/lib/site/tools'
import { test } from '@/tests/support/browser/browser-test'

/** A phone. */
const SIZE = { width: 390, height: 844 }
test.use({ viewport: SIZE })

test('the HTML of a tool names no script that runs before the first paint', async ({ request }) => {
  for (const { path } of tools) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html.match(/<script[^>]*\/_next\/[^>]*\.js"/g), path).toBeNull()
    expect(html, path).toContain('id="framework">["/_next/')
  }
})

test('the framework’s scripts are compiled while they load, and no other script before use is', async ({ request }) => {
  const hinted = await Promise.all(
    tools.map(async ({ path }) => {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
      const scripts = JSON.parse(/id="framework">(\[.*?\])/.exec(html)?.[1] ?? '[]')
      const texts = await Promise.all(scripts.map(async (script: string) => (await request.get(script)).text()))
      return scripts.filter((_: string, at: number) => texts[at].startsWith(HINT))
    }),
  )
  const [first] = hinted
  expect(first.length).toBeGreaterThan(2)
  for (const scripts of hinted) expect(scripts).toEqual(first)
})

test('what a tool loads once it is used is compiled while it loads', async ({ page, request }) => {
  await page.goto('/tools/domain-rating-checker')
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('.js')) scripts.push(asked.url())
  })
  await page.getByLabel('Domains or URLs').fill('moz.com')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByRole('heading', { name: 'moz.com' })).toBeVisible()
  const texts = await Promise.all(scripts.map(async (script) => (await request.get(script)).text()))
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter((text) => !text.startsWith(HINT))).toEqual([])
})

test('on a phone, an endpoint’s request is near the top of its page', async ({ page }) => {
  await page.goto('/docs/api/domain-rating')
  const request = await page.getByRole('tabpanel').first().boundingBox()
  expect(request?.y).toBeLessThan(900)
})

test('the documentation has its search and its first way in on the first screen', async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Three JSON endpoints')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('curl').first()).toBeInViewport({ ratio: 1 })
})

test('fields are folded until one of them is filled in', async ({ page }) => {
  await page.goto('/tools/search-operators')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Your brand')).toBeHidden()
  await page.getByText('Your brand and a competitor').click()
  await page.getByLabel('Your brand').fill('Acme')
  await expect(page.getByText('This form is saved in your browser')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your brand')).toHaveValue('Acme')
  await expect(page.getByLabel('Your brand')).toBeVisible()
  await expect(page.getByLabel('Domains to leave out')).toBeHidden()
})
