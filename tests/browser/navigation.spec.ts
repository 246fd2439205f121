import { expect, type Page } from '@playwright/test'
import { pages } from '@/lib/site/pages'
import { test } from '@/tests/support/browser-test'
import { listenForFaults } from '@/tests/support/page-faults'

const MARK = 'kept since the first page'
const WALK_MS = 120_000

async function mark(page: Page): Promise<void> {
  await page.evaluate((value) => Object.assign(window, { mark: value }), MARK)
}

function marked(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as { mark?: unknown }).mark)
}

test('links are prefetched and followed without a reload, back and forward too', async ({ page, site }) => {
  const faults = listenForFaults(page, site.url)
  const prefetched = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    return pathname === '/about' && response.request().headers().rsc === '1'
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).hover()
  const prefetch = await prefetched
  expect(prefetch.status()).toBe(200)
  expect(prefetch.headers()['content-type']).toMatch(/^text\/x-component/)
  expect(prefetch.headers()['cache-status']).toBe('site; fwd=bypass')

  await mark(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site')
  await expect(page).toHaveTitle(/^About this site/)

  await page.getByRole('link', { name: 'Sitemap', exact: true }).first().click()
  await expect(page).toHaveURL('/sitemap')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About this site')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site')

  expect(await marked(page)).toBe(MARK)
  expect(documents).toEqual([])
  expect(faults).toEqual([])
})

test('a link is prefetched when it is hovered, not when it is visible', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc === '1') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Search operator builder' })
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await link.hover()
  await expect.poll(() => fetched).toContain('/tools/search-operators')
})

test('every page is reached from the sitemap without a reload', async ({ page, site }) => {
  test.setTimeout(WALK_MS)
  const faults = listenForFaults(page, site.url)
  await page.goto('/sitemap')
  await mark(page)
  for (const { path, title } of pages) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(site.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if ((path as string) !== '/sitemap') await page.goBack()
    await expect(page).toHaveURL('/sitemap')
  }
  expect(await marked(page)).toBe(MARK)
  expect(faults).toEqual([])
})

test('a client-side link to a dead path ends on the 404, and back works', async ({ page }) => {
  await page.goto('/about')
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
  // As `Link` does. The site has no dead link to click.
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(path: string): void } } }
    next.router.push('/abuot')
  })
  const response = await answered
  expect([response.status(), response.headers()['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
  await expect(page).toHaveURL('/abuot')
  await expect(page.getByText('# Page not found')).toBeVisible()
  await expect(page.getByText('/about)')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site')
})
