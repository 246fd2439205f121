import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ElementHandle, Page } from 'puppeteer-core'
import { test } from '@/tests/support/browser/firefox'
import { createGate } from '@/tests/support/gate'

const corpus = (file: string) => `tests/app/tools/corpus/files/${file}`

test('the tools in Firefox: sheets, saved forms, and clicks beside lookups', async ({ openFirefox, site }) => {
  const page = await openFirefox()
  await page.goto(`${site.url}/tools/domain-rating-checker`)
  await drop(page, corpus('cover-sheet.xlsx'))
  await see(page, 'Check the column first')
  await page.locator('button::-p-text(Look up)').click()
  await see(page, 'Done. Domain Rating looked up for 10 of 10 domains.')

  await page.goto(`${site.url}/tools/anchor-text-analyser`)
  await drop(page, corpus('german-excel.csv'))
  await see(page, 'Done: 24 links. Format: list of links.')
  await see(page, 'This form is saved')
  await page.reload()
  await see(page, 'Done: 24 links. Format: list of links.')

  await page.goto(`${site.url}/tools/search-operators`)
  await page.locator('textarea').fill('trail running')
  const [, , engine] = await page.$$('select')
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
  await page.locator('::-p-aria(Check Domain Rating[role="button"])').click()
  await see(page, 'looking up…')
  await page.locator('footer a[href="/privacy"]').click()
  // The site gives the provider up after 5 seconds.
  await page.locator('h1::-p-text(Privacy)').setTimeout(4_000).wait()
  open()
})

test('a list in Firefox: from tool to tool, over reloads, and equal in two tabs', async ({
  openFirefox,
  site,
  client,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'list-'))
  const file = join(folder, 'prospects.csv')
  await writeFile(file, 'Site,Other\nhttps://www.moz.com/a,w3.org\nyoutube.com,\nmoz.com,dev.to\nghost.org,w3.org\n')
  const page = await openFirefox()
  await page.goto(`${site.url}/tools/prospect-list-cleaner`)
  await drop(page, file)
  await see(page, '2 domains kept from 4 rows')
  await see(page, 'This form is saved')
  await page.reload()
  await see(page, '2 domains kept from 4 rows')

  const other = await page.browser().newPage()
  await other.setExtraHTTPHeaders({ 'X-Forwarded-For': client })
  await other.goto(`${site.url}/tools/prospect-list-cleaner`)
  await see(other, '2 domains kept from 4 rows')
  await (await other.$('select'))?.select('1')
  await page.bringToFront()
  await page.waitForFunction(() => document.querySelector('select')?.value === '1')
  await (await page.$('select'))?.select('0')
  await other.waitForFunction(() => document.querySelector('select')?.value === '0')
  await see(page, '2 domains kept from 4 rows')

  await page.locator('::-p-aria(Check Domain Rating[role="button"])').click()
  await see(page, '2 rows that the list cleaner dropped are left out.')
  await see(page, 'Done. Domain Rating looked up for 2 of 2 domains.')
  await page.reload()
  await see(page, 'Done. Domain Rating looked up for 2 of 2 domains.')
  await page.locator('::-p-aria(Exclude from new searches[role="button"])').click()
  await see(page, '2 domains added from your list')
  await rm(folder, { recursive: true })
})

test('Firefox brings no choice back that the tool does not have', async ({ openFirefox, site }) => {
  // Blocked site data: nothing is saved, so the tool has its defaults after a reload.
  const page = await openFirefox({ 'network.cookie.cookieBehavior': 2 })
  await page.goto(`${site.url}/tools/search-operators`)
  await page.locator('textarea').fill('trail running')
  const engine = (await page.$$('select'))[2]
  await engine?.select('bing')
  await page.locator('input[type="checkbox"]').click()
  await see(page, 'queries for Bing')
  await page.reload()
  await page.locator('textarea').fill('trail running')
  await see(page, 'queries for Google')
  expect(await page.$$eval('select', (all) => all.map(({ value }) => value))).toEqual(['', '', 'google'])
  expect(await page.$$eval('input[type="checkbox"]', (all) => all.filter(({ checked }) => checked).length)).toBe(2)
})

/** Waits for a text, which is visible. */
async function see(page: Page, text: string): Promise<void> {
  await page.locator(`::-p-text(${text})`).wait()
}

async function drop(page: Page, path: string): Promise<void> {
  const input = (await page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement> | null
  await input?.uploadFile(path)
}
