import { readFileSync } from 'node:fs'
import { type Page as BrowserPage, expect } from '@playwright/test'
import { endpoints } from '@/lib/endpoints/endpoints'
import { memoize } from '@/lib/memoize'
import { referencePath } from '@/lib/paths/api-paths'
import { type Page, pages } from '@/lib/site/pages'
import { tools } from '@/lib/site/tools'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { filledTools } from '@/tests/support/browser/filled-tools'
import { listenForFaults } from '@/tests/support/browser/page-faults'
import { createHtmlValidator } from '@/tests/support/responses/html-validator'
import { send } from '@/tests/support/send'

const faultsOf = createHtmlValidator('browser')

/** All scripts of a page of text; a few pages have an interactive part. */
const TEXT_LIMIT_BYTES = 3_000
const TRIED_LIMIT_BYTES = 6_000
const TOOL_LIMIT_BYTES = 23_600
/** More than half of it is the public suffix list, where a worker loads it. */
const RESULT_LIMIT_BYTES = 95_800
/** The filter, the counts and the columns of a list's table, what other lists say of it, and the never-pitch list. */
const LIST_TABLE_BYTES = 12_500
/** The rows of a list that a lookup follows. */
const CHOSEN_ROWS_BYTES = 10_800
/** Parts that load when an input asks for them. */
const ON_DEMAND_BYTES = new Map([
  ['/tools/prospect-list-cleaner', 72_000 + LIST_TABLE_BYTES],
  ['/tools/domain-rating-checker', LIST_TABLE_BYTES + CHOSEN_ROWS_BYTES],
  // The names of columns, reports and types of links that exports use.
  ['/tools/link-gap', 6_600 + LIST_TABLE_BYTES],
  // The table of a list's sites.
  ['/tools/your-lists', 1_000 + LIST_TABLE_BYTES],
  // The reader of lists with the public suffix list, the phrases of five languages, and the conditions of templates.
  ['/tools/outreach-email-checker', 70_500],
  // The chart of past years, which only one domain has.
  ['/tools/pagerank-checker', 6_100 + LIST_TABLE_BYTES + CHOSEN_ROWS_BYTES],
  // The reader of workbooks, and the names of columns and reports that exports use.
  ['/tools/anchor-text-analyser', 5_800],
])
/** A public suffix that appears in no page. */
const IN_THE_SUFFIX_LIST = 'xn--mgbai9azgqp6j'
const NEED_THE_SUFFIX_LIST = new Set(
  [
    'domain-rating-checker',
    'pagerank-checker',
    'compare-domains',
    'prospect-list-cleaner',
    'anchor-text-analyser',
    'link-gap',
    'outreach-email-checker',
  ].map((tool) => `/tools/${tool}`),
)
const TRIED = new Set<string>([...endpoints.map(({ path }) => referencePath(path)), '/docs/markdown', '/docs/search'])
const NEED_SCRIPTS = new Set<string>([
  ...pages.flatMap(({ path, isHydrated }: Page) => (isHydrated ? path : [])),
  ...TRIED,
])

const isTool = (path: string) => tools.some((tool) => tool.path === path)

/** They are the same on every page, so that axe looks at them on the first one. */
const FRAME = ['body > header', 'body > footer']
const SCREEN = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
/** Where the header and the breadcrumbs end at most, so that they leave the screen to the page. */
const MAX_FRAME = 120

let origin: string
/** A page in a browser without JavaScript. */
let plain: BrowserPage
/** The same with it. One for all pages: its process has compiled axe by the second one. */
let scripted: BrowserPage
let faults: string[]
let loaded: Set<string>
/** Next's scripts, read from a page whose tool has no script. */
const framework = frameworkScripts()
const withNewParts = pagesWithNewParts()
/** The other pages show nothing that these do not show. */
const looked = (pages as readonly Page[]).filter(({ path }) => NEED_SCRIPTS.has(path) || withNewParts.has(path))
test.beforeAll(async ({ browser, site }) => {
  origin = site.url
  plain = await browser.newPage({ javaScriptEnabled: false, baseURL: origin })
  scripted = await browser.newPage({ baseURL: origin })
  faults = listenForFaults(scripted, origin)
  loaded = listenForScripts(scripted)
})

for (const { path, section, isHydrated } of looked) {
  test(`${path} says the same without JavaScript, and loads few scripts`, async () => {
    await plain.goto(path)
    await expect(plain.locator('summary').filter({ hasText: 'Copy as markdown, or ask an AI' })).toHaveCount(
      section === 'site' ? 0 : 1,
    )
    if (NEED_SCRIPTS.has(path))
      await expect(plain.getByRole('paragraph').filter({ hasText: 'needs JavaScript' }).first()).toBeVisible()
    const seen = await readPage(plain)
    expect(seen.headings).toHaveLength(1)
    expect(seen.words.length).toBeGreaterThan(20)
    expect(seen.links.length).toBeGreaterThan(pages.length)

    faults.length = 0
    loaded.clear()
    await readToTheEnd(scripted, path)
    expect(await readPage(scripted)).toEqual(seen)
    await scripted.setViewportSize(PHONE)
    if (path !== '/') expect(await endOfFrame(scripted)).toBeLessThanOrEqual(MAX_FRAME)
    if (isTool(path)) await seeFirstField(scripted)
    // The line of a folded form is for a result.
    await expect(scripted.getByText('Close', { exact: true })).toBeHidden()
    expect(await findSuffixList(loaded)).toEqual([])
    if (isHydrated) {
      expect([...framework].filter((script) => !loaded.has(script))).toEqual([])
      expect(await ownBytes(loaded)).toBeLessThan(TOOL_LIMIT_BYTES)
    } else {
      expect(loaded.size).toBe(TRIED.has(path) ? 2 : 1)
      expect(await bytesOf(loaded)).toBeLessThan(TRIED.has(path) ? TRIED_LIMIT_BYTES : TEXT_LIMIT_BYTES)
    }
    // The others show a result below, and are looked at with it.
    if (!NEED_SCRIPTS.has(path)) expect(await findBarriers(scripted, 'html', path === '/' ? [] : FRAME)).toEqual([])
    expect(faults).toEqual([])
  })
}

for (const path of NEED_SCRIPTS) {
  const fills = filledTools.filter(([, toolPath]) => toolPath === path)
  test(`the results of ${path} are valid HTML, load few scripts, and axe finds nothing`, async ({ page, site }) => {
    expect(fills, 'filled-tools.ts').not.toEqual([])
    const faults = listenForFaults(page, site.url)
    const loaded = listenForScripts(page, path)
    for (const [name, , fill, start = path] of fills) {
      await page.goto(start)
      // A click before hydration submits the form, so it is tried again.
      await expect(() => fill(page)).toPass({ timeout: 100_000 })
      const html = await page.getByRole('main').evaluate((main) => main.outerHTML)
      expect(await faultsOf(html), name).toEqual([])
      // The rest of the page is the same each time.
      const within = name === fills.at(-1)?.[0] ? 'html' : 'main > :has(form)'
      expect(await findBarriers(page, within, within === 'html' ? FRAME : []), name).toEqual([])
    }
    await page.waitForLoadState('networkidle')
    expect(await ownBytes(loaded)).toBeGreaterThan(0)
    expect(await ownBytes(loaded)).toBeLessThan(RESULT_LIMIT_BYTES + (ON_DEMAND_BYTES.get(path) ?? 0))
    expect(await findSuffixList(loaded)).toHaveLength(NEED_THE_SUFFIX_LIST.has(path) ? 1 : 0)
    expect(faults).toEqual([])
  })
}

/** The pages that show a part, by its tag and classes, that no page with more parts shows. */
function pagesWithNewParts(): Set<string> {
  const partsOf = pages.map(({ path }) => {
    const html = readFileSync(`.next/server/app/${path === '/' ? 'index' : path}.html`, 'utf8')
    const tags = html.matchAll(/<([a-z][\w-]*)(?:[^>]*? class="([^"]*)")?/g)
    return [path, new Set(Array.from(tags, ([, tag, classes]) => `${tag} ${classes}`))] as const
  })
  const seen = new Set<string>()
  const found = new Set<string>()
  for (const [path, parts] of partsOf.toSorted(([, one], [, other]) => other.size - one.size)) {
    if (![...parts].every((part) => seen.has(part))) found.add(path)
    for (const part of parts) seen.add(part)
  }
  return found
}

async function endOfFrame(page: BrowserPage): Promise<number> {
  const box = await page.locator('nav[aria-label=Breadcrumb]').boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
}

/** The first screen has a tool's first field and its buttons. Its scripts move nothing: layout-shift.spec.ts. */
async function seeFirstField(page: BrowserPage): Promise<void> {
  const form = page.getByRole('main').locator('form').first()
  await expect(form.locator('textarea, input, select').first()).toBeInViewport({ ratio: 1 })
  await expect(form.locator('button[type=submit]')).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('button', { name: 'Try an example' })).toBeInViewport()
}

/** The scripts of the page at `path`, or of every page: another one, where a list begins, may still load its own. */
function listenForScripts(page: BrowserPage, path?: string): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOfPage = path === undefined || new URL(page.url()).pathname === path
    if (isOfPage && pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** Shows the whole page at once, because parts that become visible may load scripts. */
async function readToTheEnd(page: BrowserPage, path: string): Promise<void> {
  await page.setViewportSize(SCREEN)
  await page.goto(path)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...SCREEN, height })
  await page.waitForLoadState('networkidle')
}

function frameworkScripts(): Set<string> {
  const html = readFileSync('.next/server/app/tools.html', 'utf8')
  const tags = [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)]
  return new Set(tags.filter(([tag]) => !/ nomodule/i.test(tag)).map(([, path = '']) => path))
}

/** The scripts of a tool itself. */
function ownBytes(loaded: Set<string>): Promise<number> {
  return bytesOf([...loaded].filter((script) => !framework.has(script)))
}

async function bytesOf(scripts: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const script of scripts) bytes += (await fetchScript(script)).body.length
  return bytes
}

async function findSuffixList(scripts: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const script of scripts) if ((await fetchScript(script)).text.includes(IN_THE_SUFFIX_LIST)) found.push(script)
  return found
}

/** Compressed, as browsers get it. */
const fetchScript = memoize((path: string) => send(origin, path, { headers: { 'accept-encoding': 'gzip, br' } }))

/** The text of a page and of all its tabs, without controls, `<noscript>` and what the browser asks for or has saved. */
async function readPage(page: BrowserPage) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`main :is(form, button), noscript, [data-counters], [data-saved] { display: none !important }
      main [role=tabpanel], main [role=tabpanel] figcaption { display: block !important }`)
    document.adoptedStyleSheets = [sheet]
  })
  const seen = {
    headings: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
    words: (await page.getByRole('main').allInnerTexts()).join(' ').split(/\s+/),
    links: await page
      .locator('a[href]:not([data-saved] *)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return seen
}
