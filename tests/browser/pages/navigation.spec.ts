import { expect, type Response } from '@playwright/test'
import { pages } from '@/lib/site/pages'
import { test } from '@/tests/support/browser/browser-test'
import { listenForFaults } from '@/tests/support/browser/page-faults'
import { createGate } from '@/tests/support/gate'

test('links are prefetched when hovered, and followed without a reload, back and forward too', async ({
  page,
  site,
}) => {
  const faults = listenForFaults(page, site.url)
  const prefetched: Response[] = []
  const documents: string[] = []
  page.on('response', (response) => {
    if (response.request().headers().rsc === '1') prefetched.push(response)
  })
  await page.goto('/')
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })
  await about.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(prefetched).toEqual([])
  await about.hover()
  await expect.poll(() => prefetched.length).toBeGreaterThan(0)
  for (const response of prefetched) {
    expect([new URL(response.url()).pathname, response.status()]).toEqual(['/about', 200])
    expect(response.headers()['content-type']).toMatch(/^text\/x-component/)
    expect(response.headers()['cache-status']).toBe('site; hit')
  }

  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await about.click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site')
  await expect(page).toHaveTitle(/^About this site/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About this site')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site')

  // From the footer, which has every page.
  for (const { path } of pages) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(documents).toEqual([])
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

test('a domain typed on the home page is rated on the next one', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Domain Rating').fill('https://www.github.com/about')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/domain-rating-checker\?domains=github\.com$/)
  await expect(page.getByRole('heading', { name: 'github.com' })).toBeVisible()
})

test('a link that was clicked wins over a lookup that begins after it; back leads to the lookup', async ({ page }) => {
  const gate = createGate()
  await page.route(/\/about\?_rsc/, async (route) => {
    await gate.passed
    await route.continue()
  })
  await page.goto('/tools/domain-rating-checker')
  await page.getByRole('textbox').first().fill('github.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('button', { name: 'Check' }).first().click()
  await expect(page).toHaveURL(/\?domains=github\.com$/)
  gate.open()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL(/\?domains=github\.com$/)
  await expect(page.getByRole('heading', { name: 'github.com' })).toBeVisible()
})
