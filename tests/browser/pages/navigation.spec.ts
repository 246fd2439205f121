import { expect, type Page } from '@playwright/test'
import { pages, type Section } from '@/lib/site/pages'
import { test } from '@/tests/support/browser/browser-test'
import { listenForFaults } from '@/tests/support/browser/page-faults'

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** How the browser came by the page. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceEntry & { deliveryType: string }).deliveryType
  })

test('a link leads to its page, back and forward too', async ({ page, site }) => {
  const faults = listenForFaults(page, site.url)
  const firstOf = (section: Section) => pages.find((page) => page.section === section)?.path ?? ''
  const paths = [...new Set(pages.map(({ section }) => firstOf(section)))]
  await page.goto('/')
  for (const path of paths) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(title(page)).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(paths.at(-2) ?? '')
  await page.goForward()
  await expect(page).toHaveURL(paths.at(-1) ?? '')
  expect(faults).toEqual([])
})

test('a page is fetched when the pointer rests on its link, and an endpoint is not', async ({ page }) => {
  const prefetched: string[] = []
  const browser = await page.context().newCDPSession(page)
  const isFetched = new Promise<void>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      prefetched.push(new URL(prefetchUrl).pathname)
      if (status === 'Ready') resolve()
    })
  })
  await browser.send('Preload.enable')
  await page.goto('/')
  await page.locator('#counters').getByRole('link', { name: '/api/stats' }).hover()
  const about = footerLink(page, 'About')
  await about.hover()
  await isFetched
  await about.click()
  await expect(title(page)).toHaveText('About this site')
  expect(await deliveryOf(page)).toBe('navigational-prefetch')
  expect(new Set(prefetched)).toEqual(new Set(['/about']))
})

test('a link to a part of a page scrolls to it, and back returns to where the reader was', async ({ page }) => {
  await page.goto('/docs/limits')
  const part = page.getByRole('navigation', { name: 'On this page' }).locator('a[href^="#"]').last()
  await part.click()
  const hash = (await part.getAttribute('href')) ?? ''
  await expect(page.locator(hash)).toBeInViewport()
  await expect(part).toHaveAttribute('aria-current', 'location')
  const scrolled = await page.evaluate(() => scrollY)
  await footerLink(page, 'About').click()
  await expect(title(page)).toHaveText('About this site')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`/docs/limits${hash}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled / 2)
})

test('a domain typed on the home page is rated on the next one', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Domain Rating').fill('https://www.github.com/about')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/domain-rating-checker\?domains=github\.com$/)
  await expect(page.getByRole('heading', { name: 'github.com' })).toBeVisible()
})

test('back leads to a lookup that was left', async ({ page }) => {
  await page.goto('/tools/domain-rating-checker')
  await page.getByRole('textbox').first().fill('github.com')
  await page.getByRole('button', { name: 'Check' }).first().click()
  await expect(page).toHaveURL(/\?domains=github\.com$/)
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL(/\?domains=github\.com$/)
  await expect(page.getByRole('heading', { name: 'github.com' })).toBeVisible()
})
