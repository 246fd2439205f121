import { expect } from '@playwright/test'
import { click, drop, see, test } from '@/tests/support/browser/real-browsers'
import { createGate } from '@/tests/support/gate'

const corpus = (file: string) => `tests/app/tools/corpus/files/${file}`

test('the tools in Firefox: sheets, saved forms, and clicks beside lookups', async ({ openIn, site }) => {
  const page = await openIn('Firefox')
  await page.goto(`${site.url}/tools/domain-rating-checker`)
  await drop(page, corpus('cover-sheet.xlsx'))
  await see(page, 'Check the column first')
  await page.locator('button::-p-text(Look up)').click()
  await see(page, 'Done. Domain Rating looked up for 10 of 10 domains.')

  await page.goto(`${site.url}/tools/anchor-text-analyser`)
  await drop(page, corpus('german-excel.csv'))
  await see(page, 'Done: 24 links.')
  await see(page, 'This form is saved')
  await page.reload()
  await see(page, 'Done: 24 links.')

  await page.goto(`${site.url}/tools/search-operators`)
  await page.locator('textarea').fill('trail running')
  const [engine] = await page.$$('select')
  await engine?.select('bing')
  await see(page, 'queries for Bing')
  await see(page, 'This form is saved')
  await page.reload()
  await see(page, 'queries for Bing')

  await page.goto(`${site.url}/tools/outreach-email-checker`)
  await page.locator('textarea').fill('Hi Ada,')
  await see(page, 'This form is saved')
  await page.reload()
  await see(page, 'words in the body')
  expect(await page.$eval('textarea', (field) => field.value)).toBe('Hi Ada,')

  const { open, passed } = createGate()
  site.providers.fault('rating', { kind: 'hold', until: passed })
  await page.goto(`${site.url}/tools/domain-rating-checker?domains=ff-1.com`)
  await page.locator('textarea').fill(Array.from({ length: 40 }, (_, index) => `firefox-${index}.com`).join('\n'))
  await click(page, 'button', 'Check Domain Rating')
  await see(page, 'looking up…')
  await page.locator('footer a[href="/privacy"]').click()
  // The site gives the provider up after 5 seconds.
  await page.locator('h1::-p-text(Privacy)').setTimeout(4_000).wait()
  open()
})

test('a list in Firefox is equal in two tabs', async ({ openIn, fileOf, site, client }) => {
  const page = await openIn('Firefox')
  await page.goto(`${site.url}/tools/prospect-list-cleaner`)
  await drop(
    page,
    await fileOf(
      'prospects.csv',
      'Site,Other\nhttps://www.moz.com/a,w3.org\nyoutube.com,\nmoz.com,dev.to\nghost.org,w3.org\n',
    ),
  )
  await see(page, '2 domains kept from 4 rows')
  await see(page, 'This form is saved')

  const other = await page.browserContext().newPage()
  await other.setExtraHTTPHeaders({ 'X-Forwarded-For': client })
  await other.goto(`${site.url}/tools/prospect-list-cleaner`)
  await see(other, '2 domains kept from 4 rows')
  await (await other.$('select'))?.select('1')
  await page.bringToFront()
  await page.waitForFunction(() => document.querySelector('select')?.value === '1')
  await (await page.$('select'))?.select('0')
  await other.waitForFunction(() => document.querySelector('select')?.value === '0')
  await see(page, '2 domains kept from 4 rows')
})

test('Firefox brings no choice back that the tool does not have', async ({ openIn, site }) => {
  // Blocked site data: nothing is saved, so the tool has its defaults after a reload.
  const page = await openIn('Firefox', { 'network.cookie.cookieBehavior': 2 })
  await page.goto(`${site.url}/tools/search-operators`)
  await page.locator('textarea').fill('trail running')
  const [engine] = await page.$$('select')
  await engine?.select('bing')
  await page.$$eval('form details', (folds) => {
    for (const fold of folds) fold.open = true
  })
  await page.locator('input[type="checkbox"]').click()
  await see(page, 'queries for Bing')
  await page.reload()
  await page.locator('textarea').fill('trail running')
  await see(page, 'queries for Google')
  expect(await page.$$eval('select', (all) => all.map(({ value }) => value))).toEqual(['google', '', ''])
  expect(await page.$$eval('input[type="checkbox"]', (all) => all.filter(({ checked }) => checked).length)).toBe(2)
})
