import { domainToASCII } from 'node:url'
import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { BROWSERS, click, drop, fill, see, test, unfold } from '@/tests/support/browser/real-browsers'
import {
  ahrefs,
  type MadeLink,
  majestic,
  moz,
  searchConsoleInFrench,
  semrush,
  semrushInGerman,
  semrushWorkbook,
  seRanking,
  ubersuggest,
} from '@/tests/support/inputs/backlink-exports'

const OWN = 'own-shop.com'
const LEAST = 4
const PLATFORM = 'github.com'

interface Rival {
  domain: string
  file: string
  write: typeof ahrefs
  /** The rows of the export, and so many first sites that may link to the rival. */
  rows: number
  span: number
  /** Whether its names are in Unicode. */
  isUnicode?: boolean
}

const RIVALS: readonly Rival[] = [
  { domain: 'rival-0.com', file: 'links.csv', write: ahrefs, rows: 5_000, span: 4_000 },
  { domain: 'rival-1.de', file: 'links (1).csv', write: ahrefs, rows: 300, span: 130, isUnicode: true },
  { domain: 'rival-2.com', file: 'backlinks.csv', write: semrush, rows: 300, span: 130 },
  { domain: 'rival-3.co.uk', file: 'backlinks.xlsx', write: semrushWorkbook, rows: 300, span: 130 },
  { domain: 'rival-4.de', file: 'Kopie.csv', write: semrushInGerman, rows: 300, span: 130, isUnicode: true },
  { domain: 'rival-5.com', file: 'inbound.csv', write: moz, rows: 20, span: 30 },
  { domain: 'rival-6.com', file: 'download.csv.gz', write: majestic, rows: 5_000, span: 4_000 },
  { domain: 'rival-7.fr', file: 'se.csv', write: seRanking, rows: 300, span: 130 },
  { domain: 'rival-8.com', file: 'uber.csv', write: ubersuggest, rows: 20, span: 30, isUnicode: true },
]

/** Each fifth site has an IDN, each seventh an ending of two labels. */
const siteOf = (site: number) =>
  site % 5 === 0 ? `räder-${site}.de` : `site-${site}.${site % 7 === 0 ? 'co.uk' : 'com'}`
const linksTo = (site: number, rival: number) => site < (RIVALS[rival]?.span ?? 0) && (site * (rival + 2)) % 11 < 6
/** Such a link is only in the rows that are lost. */
const isLost = (site: number, rival: number) => (rival === 0 || rival === 2) && site % 13 === 1
const linksToOwn = (site: number) => site % 4 === 3
const ascii = (site: number) => domainToASCII(siteOf(site))
const ALL = Array.from({ length: 4_000 }, (_, site) => site)

function exportOf({ domain, write, rows, isUnicode }: Rival, rival: number): Uint8Array {
  const sites = ALL.filter((site) => linksTo(site, rival))
  const linkOf = (host: string, row: number, lost = false): MadeLink => ({
    host,
    page: `post/${row}?a=1`,
    anchor: ['Räder', 'the shop, again', '', 'https://rival.com'][row % 4] ?? '',
    rating: row % 90,
    isFollowed: row % 3 > 0,
    isLost: lost,
  })
  const others = [PLATFORM, OWN, RIVALS[(rival + 1) % RIVALS.length]?.domain ?? ''].map((host) => linkOf(host, 0))
  const links = Array.from({ length: rows - others.length }, (_, row) => {
    const site = sites[row % sites.length] ?? 0
    const name = isUnicode ? siteOf(site) : ascii(site)
    return linkOf(`${['', 'www.', 'blog.'][row % 3]}${name}`, row, isLost(site, rival))
  })
  return write(domain, [...links, ...others])
}

/** The sites that are in the result, by what this file alone says of them. */
const rivalsOf = (site: number) => RIVALS.filter((_, rival) => linksTo(site, rival) && !isLost(site, rival)).length
const GAP = ALL.filter((site) => rivalsOf(site) >= LEAST && !linksToOwn(site))
const NEVER = GAP.filter((_, at) => at % 20 === 7)
const LEFT = GAP.filter((site) => !NEVER.includes(site))
/** A link from each sixth site came since; the last export has other sites too, and one that is never pitched. */
const LINKED = LEFT.filter((_, at) => at % 6 === 2)
const LATER = [...LINKED, ...NEVER.slice(0, 1), ...ALL.filter(linksToOwn).slice(0, 200)]
const isKept = (at: number) => at % 3 > 0

const firstCells = (csv: Buffer) =>
  String(csv)
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
const namesOf = (sites: readonly number[]) => sites.map(ascii).toSorted()
const choose = (page: Page, label: string, value: string) => fill(page, label, value)

for (const browser of BROWSERS) {
  test(`in ${browser}, ten exports become a list that is cleaned, rated, reviewed, and looked for among the own links`, async ({
    openIn,
    fileOf,
    downloadBy,
    site,
  }) => {
    test.setTimeout(400_000)
    const page = await openIn(browser)
    const open = (path: string) => page.goto(site.url + path)
    const download = (label: string, name: RegExp) => downloadBy(() => click(page, 'button', label), name)

    await open('/tools/your-lists')
    await fill(page, 'Domains or URLs to add', NEVER.map((one) => `https://www.${siteOf(one)}/contact`).join('\n'))
    await click(page, 'button', 'Add to never pitch')
    await see(page, `${NEVER.length} sites added as “refused”.`)

    await open('/tools/link-gap')
    await fill(page, 'Your domain (optional)', OWN)
    await page.locator('::-p-xpath(//summary[.="Which sites and links count"])').click()
    await choose(page, 'Show sites that link to at least', String(LEAST))
    const own = searchConsoleInFrench(ALL.filter(linksToOwn).slice(0, 300).map(siteOf))
    const paths = [await fileOf(`https___${OWN}_-Top linking sites.csv`, own)]
    for (const [at, rival] of RIVALS.entries()) paths.push(await fileOf(rival.file, exportOf(rival, at)))
    await drop(page, paths)
    await see(page, `Done: 10 exports read, ${GAP.length} sites found.`)
    await see(page, `${NEVER.length} never pitch`)
    await see(page, `${GAP.length} sites link to your rivals and not to you`)
    await see(page, '1 platform set apart')
    await see(page, `${RIVALS.length} rivals that link to another, your own domain.`)
    await see(
      page,
      `How 10 exports with ${(RIVALS.reduce((sum, { rows }) => sum + rows, 300)).toLocaleString('en')} rows`,
    )
    const csv = await download('Download CSV', /^link-gap-gap\.csv$/)
    expect(firstCells(csv).toSorted()).toEqual(namesOf(LEFT))
    const counts = String(csv).trim().split('\r\n').slice(1)
    expect(counts.map((line) => line.split(',').slice(0, 2).join()).toSorted()).toEqual(
      LEFT.map((one) => `${ascii(one)},${rivalsOf(one)}`).toSorted(),
    )

    await unfold(page, 'With these')
    await click(page, 'button', 'Clean the list')
    await see(page, `Done: ${GAP.length} domains kept, 0 entries dropped.`)
    await see(page, `${LEFT.length} domains kept`)

    await unfold(page, 'With these')
    await click(page, 'button', 'Check Domain Rating')
    await see(page, `Domain Rating: all ${LEFT.length}.`)
    await click(page, 'button', 'Review one by one')
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Review')
    for (const at of LEFT.keys()) await page.keyboard.press(isKept(at) ? 'k' : 's')
    const kept = [...LEFT.keys()].filter(isKept).length
    await see(page, `${kept} kept, ${LEFT.length - kept} skipped, 0 open`)
    await click(page, 'button', `${kept} kept`)
    await see(page, `${kept} of ${GAP.length} domains shown: kept.`)
    // The review went through the list in its order, which is that of the gap.
    const order = firstCells(csv).filter((name) => namesOf(LEFT).includes(name))
    const exported = await download('Download CSV', /^domain-rating\.csv$/)
    expect(firstCells(exported)).toEqual(order.filter((_, at) => isKept(at)))
    expect(String(exported).match(/,kept,/g)).toHaveLength(kept)

    // Next week's file has what was decided in this one.
    await open('/tools/prospect-list-cleaner')
    const nextWeek = [...namesOf(LEFT), 'one-more.com'].map((site) => `https://${site}/blog,new\n`).join('')
    await drop(page, await fileOf('next-week.csv', Buffer.from(`Site,Note\n${nextWeek}`)))
    await see(page, `${LEFT.length} of these sites were decided on before`)
    await see(page, '1 new')
    await click(page, 'button', 'Use these decisions')
    await click(page, 'button', `${kept} kept`)
    await see(page, `${kept} of ${LEFT.length + 1} domains shown: kept.`)

    await open('/tools/your-lists')
    await see(page, `${kept} kept, ${LEFT.length - kept} skipped`)
    await page.locator('::-p-xpath(//li[.//h3="link-gap-gap.txt"]//summary)').click()
    await page.locator('::-p-xpath(//li[.//h3="link-gap-gap.txt"]//a[.="See who links to me now"])').click()
    await see(page, 'Add both: your list, and the export of your own backlinks.')
    const later = searchConsoleInFrench(LATER.map(siteOf))
    await drop(page, await fileOf('later.csv', later), 1)
    await see(page, `${LINKED.length + 1} sites on your list link to you`)
    await see(page, `${GAP.length - LINKED.length - 1} sites on your list don’t link to you`)
    const linking = await download('Download CSV', /^link-gap-linking\.csv$/)
    expect(firstCells(linking).toSorted()).toEqual(namesOf(LINKED))
  })
}
