import { expect } from '@playwright/test'
import { click, drop, see, test, unfold } from '@/tests/support/browser/real-browsers'
import { createGate } from '@/tests/support/gate'

const LONG = Array.from({ length: 11 }, (_, index) => `long-${index}.com`).join('\n')
const NOT_SAVED = 'Your browser does not let this page save the form'

test('the tools in Firefox that read exports and e-mails, and a click beside lookups', async ({ openIn, site }) => {
  const page = await openIn('Firefox')
  await page.goto(`${site.url}/tools/anchor-text-analyser`)
  await drop(page, 'tests/app/tools/corpus/files/german-excel.csv')
  await see(page, 'Done: 24 links.')

  await page.goto(`${site.url}/tools/outreach-email-checker`)
  await page.locator('textarea').fill('Hi Ada,')
  await see(page, 'words in the body')

  const { open, passed } = createGate()
  site.providers.fault('rating', { kind: 'hold', until: passed })
  const began = performance.now()
  await page.goto(`${site.url}/tools/domain-rating-checker`)
  // The site gives the provider up after 5 seconds. A busy machine needs more for any page.
  const timeout = 4_000 + 5 * (performance.now() - began)
  await page.locator('textarea').fill(LONG)
  await click(page, 'button', 'Check Domain Rating')
  await see(page, 'looking up…')
  await page.locator('footer a[href="/privacy"]').click()
  await page.locator('h1::-p-text(Privacy)').setTimeout(timeout).wait()
  open()
})

test('in Firefox with site data blocked, lookups and the search builder work, and a reload brings no choice back', async ({
  openIn,
  site,
}) => {
  // Blocks all cookies and site data, as its settings do it.
  const page = await openIn('Firefox', { 'network.cookie.cookieBehavior': 2 })
  await page.goto(`${site.url}/tools/domain-rating-checker?domains=moz.com`)
  await see(page, '91 / 100')
  await unfold(page, 'Change')
  await page.locator('textarea').fill(LONG)
  await click(page, 'button', 'Check Domain Rating')
  await see(page, 'Domain Rating: all 11.')
  await unfold(page, 'Change')
  await see(page, NOT_SAVED)

  await page.goto(`${site.url}/tools/compare-domains`)
  await page.locator('textarea').fill('moz.com')
  await click(page, 'button', 'Compare')
  await see(page, '5.59')

  await page.goto(site.url)
  await page.locator('main form input').fill('moz.com')
  await page.locator('main form button').click()
  await see(page, '91 / 100')

  await page.goto(`${site.url}/tools/search-operators`)
  await page.locator('textarea').fill('trail running')
  const [engine] = await page.$$('select')
  await engine?.select('bing')
  await page.$$eval('form details', (folds) => {
    for (const fold of folds) fold.open = true
  })
  await page.locator('input[type="checkbox"]').click()
  await see(page, 'queries for Bing')
  await see(page, NOT_SAVED)
  // Firefox fills a form in after a reload, with choices that the tool, which has its defaults, does not have.
  await page.reload()
  await page.locator('textarea').fill('trail running')
  await see(page, 'queries for Google')
  expect(await page.$$eval('select', (all) => all.map(({ value }) => value))).toEqual(['google', '', ''])
  expect(await page.$$eval('input[type="checkbox"]', (all) => all.filter(({ checked }) => checked).length)).toBe(2)
})
