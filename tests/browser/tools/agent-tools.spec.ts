import { expect, type Page } from '@playwright/test'
import { callTool, giveAgent, registered } from '@/tests/support/browser/agent-tools'
import { test } from '@/tests/support/browser/browser-test'
import { savedRecords } from '@/tests/support/browser/saved-records'

test.beforeEach(({ page }) => giveAgent(page))

test('an agent is told that a part of its tool is gone, and gets a cleaned list once it is there', async ({ page }) => {
  await page.goto('/tools/prospect-list-cleaner')
  await expect.poll(async () => (await registered(page)).length).toBe(1)
  await page.route('/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }))
  expect(await callTool(page, { list: 'https://www.moz.com/blog\nann@dev.to' })).toEqual({
    error: expect.stringMatching(/^Part of this tool .* reload the page/),
  })
  await page.unroute('/_next/static/chunks/**')

  // As many rows as the page shows, and the strongest row of a site.
  const list = Array.from({ length: 5_001 }, (_, at) => `site-${at}.com`)
  const cleaned = await callTool(page, { list: list.join('\n') })
  expect([cleaned.kept, cleaned.truncated]).toEqual([5_001, true])
  expect(cleaned.prospects.map(({ domain }: { domain: string }) => domain)).toEqual(list.slice(0, 5_000))

  const sheet = 'Website,Score\nhttps://a.com/1,12\nhttps://a.com/2,54\nhttps://b.com/,3'
  const { prospects } = await callTool(page, { list: sheet, keepStrongestBy: 'score' })
  expect(prospects).toMatchObject([{ domain: 'a.com', line: 3 }, { domain: 'b.com' }])
  expect(await callTool(page, { list: sheet, keepStrongestBy: 'DR' })).toEqual({
    error: expect.stringContaining('Website, Score'),
  })
})

test('an agent’s list is not saved, and leaves the visitor’s where it is', async ({ page }) => {
  const names = (whose: string) => Array.from({ length: 3 }, (_, index) => `${whose}-${index}.com`)
  const done = page.getByText('Done. Domain Rating looked up for 3 of 3 domains.')
  await page.goto('/tools/domain-rating-checker')
  await callTool(page, { domains: names('first') })
  await expect(done).toBeVisible()
  await page.goto('/tools/domain-rating-checker')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible()

  await page.getByLabel('Domains or URLs').fill(names('own').join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(done).toBeVisible()
  await expect(page.getByText('This form is saved in your browser')).toBeVisible()
  await callTool(page, { domains: names('agent') })
  await expect(page.getByRole('rowheader', { name: 'agent-0.com' })).toBeVisible()
  await expect.poll(async () => Object.keys(await savedRecords(page, 'sites'))).toEqual(names('own').toSorted())
  await page.goto('/tools/domain-rating-checker')
  await expect(page.getByRole('rowheader', { name: 'own-0.com' })).toBeVisible()
})

test('the limit of the page is the agent’s, who is told when the page goes on', async ({ page, site, client }) => {
  for (let sent = 0; sent < 10; sent++) await site.as(client, '/api/pagerank?domains[]=example.com')
  await page.goto('/tools/pagerank-checker')
  const result = await callTool(page, { domains: ['moz.com'] })
  expect(result.stopped).toEqual([{ reason: expect.stringMatching(/limit/), goesOnInSeconds: expect.any(Number) }])
  expect(result.stopped[0].goesOnInSeconds).toBeGreaterThan(3_000)
  expect(result.rows).toEqual([{ Domain: 'moz.com', Note: 'Not looked up yet.' }])
  expect(await callTool(page, { domains: ['dev.to'] })).toEqual({
    error: expect.stringContaining('still working on a list'),
  })
  expect(await callTool(page, { domains: ['?'] })).toEqual({ error: expect.stringContaining('example.com') })
})

test('an agent compares up to four exports, and is told which could not be read', async ({ page }) => {
  await page.goto('/tools/anchor-text-analyser')
  const rows = (anchor: string) => `Source url,Target url,Anchor\nhttps://a.com/1,https://own.com/,${anchor}`
  const exports = [{ rows: rows('Own'), domain: 'own.com' }, { rows: rows('here'), name: 'Rival' }, { rows: '' }]
  const { profiles, refused } = await callTool(page, { exports })
  expect(profiles.map(({ name, links, truncated }: Record<string, unknown>) => [name, links, truncated])).toEqual([
    ['own.com', 1, false],
    ['Rival', 1, false],
  ])
  expect(refused).toEqual([{ name: 'Export 3', reason: expect.stringContaining('empty') }])
  const five = Array.from({ length: 5 }, () => ({ rows: rows('here') }))
  expect(await callTool(page, { exports: five })).toEqual({ error: expect.stringContaining('up to 4') })
})

test('a browser without an agent loads nothing for one', async ({ page, browser, site }) => {
  const path = '/tools/search-operators'
  const scriptsOf = async (one: Page, loaded: () => Promise<void>) => {
    const scripts = new Set<string>()
    one.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
    await one.goto(path)
    await loaded()
    return scripts
  }
  const without = await browser.newPage({ baseURL: site.url })
  const plain = await scriptsOf(without, () => without.waitForLoadState('networkidle'))
  await without.close()
  const all = await scriptsOf(page, () => expect.poll(async () => (await registered(page)).length).toBe(1))
  const more = [...all].filter((script) => !plain.has(script))
  expect(more.length).toBeGreaterThan(0)
})

test('of two measures, the one that is sample data is marked', async ({ page }) => {
  await giveAgent(page)
  await page.goto('/tools/compare-domains')
  // As the header of a site whose ratings are samples lists it.
  await page.evaluate(() => document.body.setAttribute('data-sample-data', 'rating stats'))
  const { measures } = await callTool(page, { domains: ['moz.com'] })
  expect(measures.map((measure: object) => ('sampleData' in measure ? measure.sampleData : false))).toEqual([
    true,
    false,
  ])
})
