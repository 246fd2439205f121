import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'
import { copyBy, download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

test('a topic becomes queries for each engine, to copy or to open', async ({ page }) => {
  await page.goto('/tools/search-operators')
  await page.getByLabel('Topics').fill('trail running')
  await page.getByLabel('Your domain').fill('https://www.own.com/')

  const query = '"trail running" intitle:"write for us" -site:own.com'
  // The domains to leave out are named once, not in each query.
  await expect(page.getByText('Every query leaves out 1 domain.')).toBeVisible()
  const link = page.getByRole('link', { name: '"trail running" intitle:"write for us"', exact: true })
  await expect(link).toHaveAttribute('href', `https://www.google.com/search?q=${encodeURIComponent(query)}`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const item = page.getByRole('listitem').filter({ has: link })
  expect(await copyBy(item.getByRole('button', { name: 'Copy' }))).toBe(query)

  await page.getByLabel('Unlinked brand mentions').check()
  await expect(page.getByText('Enter your brand to get these queries.')).toBeVisible()
  await page.getByLabel('Your brand').fill('Own Shoes')
  await expect(page.getByRole('link', { name: '"Own Shoes"', exact: true })).toBeVisible()

  await page.getByLabel('Search engine').selectOption('Bing')
  await expect(page.getByRole('heading', { name: /queries for Bing/ })).toBeVisible()
  await expect(page.getByText('Bing can’t search for words in the URL').first()).toBeVisible()
  const copied = await copyBy(page.getByRole('button', { name: 'Copy all queries' }))
  expect(copied.trim().split('\n').length).toBeGreaterThan(8)
  expect(copied).not.toContain('inurl:')

  await page.getByLabel('Language of the pages').selectOption('German')
  await page.getByLabel('Broken link candidates').check()
  await expect(page.getByText('This engine cannot run any of these queries.')).toBeVisible()
})

test('Enter leads from the fields to the queries, which say what is missing', async ({ page }) => {
  await page.goto('/tools/search-operators')
  const queries = page.getByRole('region', { name: 'Queries' })
  await expect(queries).toHaveCount(0)
  await expect(async () => {
    await page.getByLabel('Your brand').press('Enter')
    await expect(queries.locator(':scope:focus, h2:focus')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(queries.getByText('Enter a topic to get these queries.').first()).toBeVisible()
})

test('several topics, a place and a list to leave out become one set, to save, to share and to open one by one', async ({
  page,
  context,
}) => {
  // No test leaves the machine: what a tab asks for is enough.
  await context.route(/www\.bing\.com/, (route) => route.fulfill({ body: 'found', contentType: 'text/plain' }))
  await page.goto('/tools/search-operators')
  await page.getByLabel('Topics').fill('trail running\nultramarathon\nTrail running')
  await page.getByLabel('Search engine').selectOption('Bing')
  await page.getByLabel('Domain endings').fill('.de .at')
  await page.getByLabel('Region').selectOption('Austria')
  await page.getByLabel('Domains to leave out').fill('https://www.known.com/blog\nnot a domain')
  await page.getByLabel('Language of the pages').selectOption('English')
  const queries = page.getByRole('region', { name: 'Queries' })
  const wanted = '"trail running" intitle:"write for us" (site:.de OR site:.at) loc:AT'
  const first = `${wanted} -site:known.com`
  await expect(queries.getByRole('link', { name: wanted, exact: true })).toBeVisible()
  await queries.getByText('4 entries were left out').click()
  await expect(queries.getByText('Trail running: It is listed twice.')).toBeVisible()

  const lines = String((await download(page, 'Download CSV')).bytes)
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Purpose,About,Engine,Query,URL')
  expect(lines[1]).toContain(
    `Guest posts,trail running,Bing,"${first.replaceAll('"', '""')}",https://www.bing.com/search?q=`,
  )
  expect(lines.some((line) => line.includes(',ultramarathon,'))).toBe(true)

  const tabs: Page[] = []
  context.on('page', (tab) => tabs.push(tab))
  const referrers: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().includes('bing.com')) referrers.push(request.headers().referer)
  })
  await page.getByRole('button', { name: 'Open the next five' }).click()
  await expect(queries.getByText(`5 of ${lines.length - 1} opened.`)).toBeVisible()
  await expect(queries.getByText('opened', { exact: true })).toHaveCount(5)
  await expect.poll(() => tabs.map((tab) => tab.url()).filter((url) => url.includes('bing.com')).length).toBe(5)
  expect(new URL(tabs[0]?.url() ?? '').searchParams.get('q')).toBe(first)
  expect(referrers).toEqual(Array(5).fill(undefined))
  for (const tab of tabs) await tab.close()

  const link = await copyBy(page.getByRole('button', { name: 'Copy link to these queries' }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByLabel('Topics')).toHaveValue('trail running\nultramarathon\nTrail running')
  await expect(queries.getByRole('link', { name: wanted, exact: true })).toBeVisible()
  expect(asked.filter((url) => /ultramarathon/.test(url.split('#')[0] ?? ''))).toEqual([])
})

test('the region proposes a language, and own footprints come back on the next visit', async ({ page }) => {
  await page.goto('/tools/search-operators')
  await page.getByLabel('Your own footprints').fill('Hüttenrezept einsenden')
  await page.getByLabel('Topics').fill('Wandern')
  await page.getByLabel('Region').selectOption('Germany')
  await expect(page.getByLabel('Language of the pages')).toHaveText(/^Default for the region: German/)
  const queries = page.getByRole('region', { name: 'Queries' })
  await expect(queries.getByRole('link', { name: 'Wandern intitle:Gastartikel', exact: true })).toBeVisible()
  const own = queries.getByRole('link', { name: 'Wandern "Hüttenrezept einsenden"', exact: true })
  await expect(own).toBeVisible()

  // A page that is left in the moment of a key may lose it.
  await expect.poll(async () => Object.keys(await savedRecords(page, 'forms'))).toContain('search lasting')
  await page.reload()
  await expect(page.getByLabel('Your own footprints')).toHaveValue('Hüttenrezept einsenden')
  await page.getByLabel('Topics').fill('Wandern')
  await expect(own).toBeVisible()
  await queries.getByRole('group').filter({ hasText: 'Your own footprints' }).locator('summary').click()
  await expect(own).toBeHidden()
})

test('a brand or a competitor that is filled in chooses what needs it, until that is unticked', async ({ page }) => {
  await page.goto('/tools/search-operators')
  const mentions = page.getByLabel('Unlinked brand mentions')
  await expect(mentions).not.toBeChecked()
  const queries = page.getByRole('region', { name: 'Queries' })
  await page.getByLabel('Your brand').pressSequentially('Ac')
  await expect(mentions).toBeChecked()
  await expect(queries.getByRole('link', { name: '"Ac"', exact: true })).toBeVisible()
  await mentions.uncheck()
  await page.getByLabel('Your brand').pressSequentially('me')
  await expect(mentions).not.toBeChecked()

  await expect(page.getByLabel('Competitor mentions')).not.toBeChecked()
  await page.getByLabel('A competitor').fill('Rival rival.com')
  await expect(page.getByLabel('Competitor mentions')).toBeChecked()
  await expect(queries.getByRole('link', { name: '"Rival" -site:rival.com', exact: true })).toBeVisible()
  await expect(page.getByLabel('Guest posts')).toBeChecked()
})

test('many domains to leave out make no copies of a query, and a note says how many fit', async ({ page }) => {
  await page.goto('/tools/search-operators')
  const queries = page.getByRole('region', { name: 'Queries' })
  await page.getByLabel('Topics').fill('trail running\nultramarathon')
  await expect(queries.getByRole('heading', { name: '20 queries for Google' })).toBeVisible()
  await page
    .getByLabel('Domains to leave out')
    .fill(Array.from({ length: 175 }, (_, at) => `known-${at}.com`).join('\n'))
  await expect(queries.getByText('leaves out 28 of your 175 domains').first()).toBeVisible()
  await expect(queries.getByRole('heading', { name: '20 queries for Google' })).toBeVisible()
  await expect(queries.getByText('as many of your 175 domains as it has room for')).toBeVisible()
  await page.getByLabel('Search engine').selectOption('DuckDuckGo')
  await expect(queries.getByText('Every query leaves out 175 domains.')).toBeVisible()
})
