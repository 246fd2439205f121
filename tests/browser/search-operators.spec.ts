import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

test('a topic becomes queries for each engine, to copy or to open', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/search-operators')
  await page.getByLabel('Topic').fill('trail running')
  await page.getByLabel('Your domain').fill('https://www.own.com/')

  const query = '"trail running" intitle:"write for us" -site:own.com'
  const link = page.getByRole('link', { name: query })
  await expect(link).toHaveAttribute('href', `https://www.google.com/search?q=${encodeURIComponent(query)}`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.getByRole('listitem').filter({ has: link }).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(query)

  await page.getByLabel('Unlinked brand mentions').check()
  await expect(page.getByText('Enter your brand to get these queries.')).toBeVisible()
  await page.getByLabel('Your brand').fill('Own Shoes')
  await expect(page.getByRole('link', { name: '"Own Shoes" -site:own.com', exact: true })).toBeVisible()

  await page.getByLabel('Search engine').selectOption('Bing')
  await expect(page.getByRole('heading', { name: /queries for Bing/ })).toBeVisible()
  await expect(page.getByText('Bing has no operator for words in the address').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy all queries' }).click()
  await expect(page.getByText('Copied.').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim().split('\n').length).toBeGreaterThan(8)
  expect(copied).not.toContain('inurl:')
})

test('Enter leads from the fields to the queries, which say what is missing', async ({ page }) => {
  await page.goto('/tools/search-operators')
  const queries = page.getByRole('region', { name: 'Queries' })
  await expect(queries).toHaveCount(0)
  await expect(async () => {
    await page.getByLabel('Topic').press('Enter')
    await expect(queries).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(queries.getByText('Enter a topic to get these queries.').first()).toBeVisible()
})
