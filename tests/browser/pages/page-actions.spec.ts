import { expect } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'

const SUMMARY = 'Copy as markdown, or ask an AI'
const PATH = '/docs/limits'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('by the keyboard alone, the page is copied as its markdown, and said to be', async ({ page, site }) => {
  await page.goto(PATH)
  const actions = page.getByRole('complementary', { name: 'This page as markdown' })
  await page.getByText(SUMMARY).focus()
  await page.keyboard.press('Enter')
  const copy = actions.getByRole('button', { name: 'Copy as markdown' })
  await expect(copy).toBeVisible()
  expect(await findBarriers(page, 'aside')).toEqual([])
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(actions.getByRole('status')).toHaveText('Copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toBe((await send(site.url, `${PATH}.md`)).text)
})

test('what cannot be fetched is not copied, and the way out is named', async ({ page }) => {
  await page.goto(PATH)
  await page.getByText(SUMMARY).click()
  await page.route(`**${PATH}.md`, (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Copy as markdown' }).click()
  await expect(page.getByRole('complementary').getByRole('status')).toContainText('View the markdown')
})

test('the links lead to the markdown, and to assistants with its address alone', async ({ page }) => {
  await page.goto('/tools/search-operators')
  await page.getByText(SUMMARY).click()
  const links = page.getByRole('complementary').getByRole('link')
  const markdown = '/tools/search-operators.md'
  await expect(links.first()).toHaveAttribute('href', markdown)
  for (const link of (await links.all()).slice(1)) {
    const { protocol, search } = new URL((await link.getAttribute('href')) ?? '')
    expect([protocol, decodeURIComponent(search)]).toEqual(['https:', `?q=${PUBLIC_URL}${markdown}`])
    await expect(link).toHaveAttribute('rel', /\bnoreferrer\b/)
  }
})

test('it opens without JavaScript', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await page.goto(PATH)
  await page.getByText(SUMMARY).click()
  await expect(page.getByRole('link', { name: 'View as markdown' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy as markdown' })).toBeHidden()
})
