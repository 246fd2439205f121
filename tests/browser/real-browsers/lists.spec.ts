import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { BROWSERS, click, drop, fill, see, test, unfold, waitForTexts } from '@/tests/support/browser/real-browsers'
import { savedRecords } from '@/tests/support/browser/saved-records'

const LISTS = '/tools/your-lists'
const CLEANER = '/tools/prospect-list-cleaner'
const RATING = '/tools/domain-rating-checker'
const PAGE_RANK = '/tools/pagerank-checker'
const COMPARE = '/tools/compare-domains'
const OPERATORS = '/tools/search-operators'

const SHEET = 'Site,Name\nhttps://www.moz.com/a,Ann\nyoutube.com,Bo\nmoz.com,Cy\nghost.org,Di\n'
const TITLED_SHEET =
  'Site,Other,Name\nhttps://www.moz.com/a,w3.org,Ann\nyoutube.com,,Bo\nmoz.com,dev.to,Cy\nghost.org,w3.org,Di\n'
const ONLY = 'Only these endings (optional)'
const WITHOUT = 'Drop these endings (optional)'
const STRONGEST = 'For each site, keep the row with the highest'
const KEPT = '2 domains kept from 4 rows'
const RATED = 'Domain Rating: all 2.'
const COMPARED = ['moz.com', 'ghost.org']

/** The number of records of a kind. */
const expectRecords = (page: Page, kind: string) =>
  expect.poll(async () => Object.keys(await savedRecords(page, kind)).length)
const expectSaved = (page: Page, kind: string) =>
  expect.poll(async () => JSON.stringify(await savedRecords(page, kind)))
/** The rest of what one does with a list. */
const openMenu = (page: Page) => page.locator('::-p-xpath(//summary[.="More"])').click()
const isCompared = (page: Page) => waitForTexts(page, '[aria-label="Result"] table th[scope="row"]', COMPARED)
const openFolds = (page: Page) =>
  page.$$eval('details:has(> form), form details', (folds) => {
    for (const fold of folds) fold.open = true
  })
/**
 * Chooses in a tab that may be in the background, once the choice is there. Found and changed in one step: a result that
 * comes meanwhile has another field.
 */
const select = (page: Page, label: string, value: string) => {
  const choose = (label: string, value: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    if (!(found?.control instanceof HTMLSelectElement)) return false
    found.control.value = value
    found.control.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  return expect.poll(() => page.evaluate(choose, label, value), label).toBe(true)
}
const hasValue = (page: Page, label: string, value: string) =>
  page.waitForFunction(
    (label, value) => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
      return found?.control instanceof HTMLElement && 'value' in found.control && found.control.value === value
    },
    {},
    label,
    value,
  )
/** By then, the page has taken the list out of its address. */
const isAt = (page: Page, path: string) =>
  page.waitForFunction((path) => location.pathname + location.hash === path, {}, path)

for (const browser of BROWSERS) {
  test(`in ${browser}, what was typed just before a reload is there after it`, async ({ openIn, site }) => {
    const page = await openIn(browser)
    await page.goto(site.url + OPERATORS)
    await page.locator('textarea').fill('typed')
    await expectSaved(page, 'forms').toContain('"topics":"typed"')
    const typed = await page.$eval('textarea', async (area) => {
      for (let key = 0; key < 30; key += 1) {
        area.value += 'x'
        area.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise(requestAnimationFrame)
      }
      area.value += 'y'
      area.dispatchEvent(new Event('input', { bubbles: true }))
      return area.value
    })
    await page.reload()
    await page.waitForFunction((typed) => document.querySelector('textarea')?.value === typed, {}, typed)
  })

  test(`in ${browser}, a list goes from tool to tool without a file or a copy, and each goes on after a reload`, async ({
    openIn,
    fileOf,
    site,
  }) => {
    const page = await openIn(browser)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/domain-rating') asked.push(...searchParams.values())
    })
    const open = (path: string) => page.goto(site.url + path)
    await open(CLEANER)
    await drop(page, await fileOf('prospects.csv', SHEET))
    await see(page, KEPT)
    await expectRecords(page, 'forms').toBe(1)
    await page.reload()
    await see(page, KEPT)

    await unfold(page, 'With these')
    await click(page, 'button', 'Check Domain Rating')
    await see(page, '2 rows that the list cleaner dropped are left out.')
    await see(page, RATED)
    await isAt(page, RATING)
    await expectRecords(page, 'sites').toBe(2)
    await page.reload()
    await see(page, RATED)
    expect(asked.toSorted()).toEqual(['ghost.org', 'moz.com'])

    await unfold(page, 'With these')
    await click(page, 'link', 'Compare on both scales')
    await isCompared(page)
    await isAt(page, COMPARE)
    await page.reload()
    await isCompared(page)

    await open(LISTS)
    await openMenu(page)
    await click(page, 'link', 'Exclude from searches')
    await see(page, '2 domains added from your list')
    await isAt(page, OPERATORS)
    await expectSaved(page, 'forms').toContain('"exclude":"moz.com')
    await page.reload()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value === 'moz.com\nghost.org'),
    )

    await open(CLEANER)
    await see(page, KEPT)
    await unfold(page, 'With these')
    await click(page, 'button', 'Check PageRank')
    await see(page, 'PageRank: all 2.')
    await isAt(page, PAGE_RANK)

    await open(LISTS)
    await openMenu(page)
    await click(page, 'link', 'Compare')
    await isCompared(page)
    await isAt(page, COMPARE)
    await expectRecords(page, 'lists').toBe(1)
  })

  test(`in ${browser}, a list is renamed, opened in a checker, copied, cleared, and brought back`, async ({
    openIn,
    fileOf,
    downloadBy,
    site,
  }) => {
    const page = await openIn(browser)
    const open = (path: string) => page.goto(site.url + path)
    const hasNames = (...names: string[]) => waitForTexts(page, '[data-saved] li h3', names)
    const everything = () => Promise.all(['lists', 'sites', 'forms'].map((kind) => savedRecords(page, kind)))
    await open(LISTS)
    await see(page, 'No lists yet')
    await open(CLEANER)
    await drop(page, await fileOf('prospects.csv', SHEET))
    await see(page, KEPT)
    await expectSaved(page, 'lists').toContain('"domains"')
    await open(LISTS)
    await see(page, '1 kB · 2 sites')

    await openMenu(page)
    await page.focus('[aria-label="New name"]')
    await page.keyboard.type('Spring')
    await page.keyboard.press('Enter')
    await hasNames('Spring.csv')
    await page.waitForFunction(() => Object(document.activeElement).value === 'Spring.csv')
    const file = () => downloadBy(() => click(page, 'button', 'Download'), /^Spring\.csv$/)
    expect(String(await file())).toBe(SHEET)

    await click(page, 'link', 'Check Domain Rating')
    await see(page, RATED)
    await expectRecords(page, 'sites').toBe(2)
    await open(LISTS)
    await see(page, '2 sites; Domain Rating known for 2')

    const before = await everything()
    const copy = await downloadBy(() => click(page, 'button', 'Save a copy'), /^your-lists-\d{4}-\d\d-\d\d\.copy$/)
    await open('/robots.txt')
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('tools')
          deleting.onsuccess = () => resolve()
          deleting.onerror = reject
        }),
    )
    await open(LISTS)
    await see(page, 'No lists yet')
    await drop(page, await fileOf('cut.copy', copy.subarray(1)))
    await see(page, 'This is not a copy saved on this page, or it is damaged.')
    await see(page, 'No lists yet')
    await drop(page, await fileOf('whole.copy', copy))
    await see(page, 'Loaded: 1 list, what is known about 2 sites')
    await see(page, '2 sites; Domain Rating known for 2')
    await hasNames('Spring.csv')
    expect(await everything()).toEqual(before)
    await openMenu(page)
    expect(String(await file())).toBe(SHEET)
    await click(page, 'link', 'Open')
    await see(page, KEPT)
  })

  test(`in ${browser}, two tabs on one list end equal, each keeps its own form, and a clearing in one empties the other, with an undo`, async ({
    openIn,
    fileOf,
    site,
    client,
  }) => {
    const page = await openIn(browser)
    await page.goto(site.url + CLEANER)
    await drop(page, await fileOf('prospects.csv', TITLED_SHEET))
    await see(page, KEPT)
    await expectSaved(page, 'forms').toContain('"list":"')
    const other = await page.browserContext().newPage()
    await other.setExtraHTTPHeaders({ 'X-Forwarded-For': client })
    await other.goto(site.url + CLEANER)
    await see(other, KEPT)
    await openFolds(other)
    await fill(other, ONLY, '.to')
    await page.bringToFront()
    await openFolds(page)
    await fill(page, WITHOUT, '.edu')

    await Promise.all([select(page, 'URL column', '1'), select(other, STRONGEST, '2')])
    const tabs = [
      [page, KEPT, '', '.edu'],
      [other, '1 domain kept from 4 rows', '.to', ''],
    ] as const
    for (const [tab, kept] of tabs) {
      await tab.bringToFront()
      await hasValue(tab, 'URL column', '1')
      await hasValue(tab, STRONGEST, '2')
      await see(tab, kept)
    }
    for (const [tab, , only, without] of tabs) {
      await tab.bringToFront()
      await tab.reload()
      await hasValue(tab, 'URL column', '1')
      await hasValue(tab, ONLY, only)
      await hasValue(tab, WITHOUT, without)
    }

    await page.bringToFront()
    await openFolds(page)
    await click(page, 'button', 'Clear saved data')
    await other.bringToFront()
    await see(other, 'You cleared this form in another tab.')
    expect(await other.$('[aria-label="Result"]')).toBeNull()
    await click(other, 'button', 'Undo')
    await see(other, '1 domain kept from 4 rows')
    await hasValue(other, ONLY, '.to')
    await openFolds(other)
    await click(other, 'button', 'Clear saved data')
    await expect.poll(() => savedRecords(other, 'files')).toEqual({})
  })
}
