import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { provideChromium } from '@/scripts/test-needs'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { verdict } from './goals'

/** Three quarters of what is called good (https://web.dev/articles/inp). */
const GOOD_INTERACTION_MS = 150
/** Interaction to next paint leaves out the slowest of every 50 (same page). */
const INTERACTIONS_PER_OUTLIER = 50
/** The browser lists no faster interaction. */
const FASTEST_MS = 16
const SLOWER = 4
const VISITS = 5
const SHEET_ROWS = 1_000
const EXPORTS = 4
const ROWS = 100_000
const LINES = 50_000
const BETWEEN_MS = 100
/** A visitor's way from the file dialogue to the first key. */
const BEFORE_FIRST_MS = 500

interface Interacting {
  /** 0 where the event is a part of none. */
  interactionId: number
}

interface Observed {
  /** How long each took, by its id. */
  interactions: Map<number, number>
  keys: number
}

interface Work {
  name: string
  path: string
  begin: (page: Page) => Promise<void>
  /** The key that the visitor presses in it, again and again until the page says `done`. */
  control: (page: Page) => Locator
  key: 'a' | 'Enter'
  done: string
}

/**
 * Interaction to next paint, by the browser's own event timing, while a tool works on a processor four times slower. The
 * verdict is on the visit at the 75th percentile, as for real visits (https://web.dev/articles/inp).
 */
export async function measureInteraction(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'interaction-'))
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const works = [
      longSheet(join(folder, 'sheet.csv')),
      manyAnchors(join(folder, 'export.csv')),
      manyLines(join(folder, 'list.csv')),
    ]
    for (const work of works) {
      const visits: number[] = []
      for (let visit = 0; visit < VISITS; visit++) visits.push(await visitTool(browser, work))
      const inp = visits.toSorted((a, b) => a - b)[Math.ceil(0.75 * VISITS) - 1] ?? Number.NaN
      const goal = verdict(inp < GOOD_INTERACTION_MS, `under ${GOOD_INTERACTION_MS} ms`)
      console.log(`${work.name}: ${inp} ms of ${visits.join(', ')} ms: ${goal}`)
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

/** The visit's interaction to next paint in milliseconds. */
async function visitTool(browser: Browser, work: Work): Promise<number> {
  // A new site has no answers of an earlier visit.
  const site = await startSiteWithProviders()
  site.providers.fault('rating', { kind: 'delay', milliseconds: 300 })
  const page = await browser.newPage()
  try {
    const durations = (await interactionsDuring(page, site.url, work)).sort((a, b) => b - a)
    const inp = durations[Math.floor(durations.length / INTERACTIONS_PER_OUTLIER)]
    if (inp === undefined) throw new Error(`nothing was timed during ${work.name}`)
    return inp
  } finally {
    await page.close()
    await site.stop()
  }
}

function longSheet(file: string): Work {
  const line = (_: unknown, row: number) =>
    `https://www.site-${row}.com/post/${row},"A title, ${row}",${'a cell,'.repeat(11)}54`
  writeFileSync(file, ['Site,Title', ...Array.from({ length: SHEET_ROWS }, line)].join('\n'))
  return {
    name: `a sheet of ${SHEET_ROWS} sites`,
    path: '/tools/domain-rating-checker',
    async begin(page) {
      await page.getByLabel('Or drop a CSV, TSV, .xlsx or .ods file here:').setInputFiles(file)
      await page.getByRole('button', { name: /^Look up 1,000 sites/ }).click()
    },
    control: (page) => page.getByRole('button', { name: 'Domain Rating, 0 to 100' }),
    key: 'Enter',
    // All of it would take four minutes, because the site paces its calls.
    done: '25% done.',
  }
}

function manyAnchors(file: string): Work {
  const line = (_: unknown, row: number) =>
    `A title,https://site-${row % 5_000}.com/${row},https://own.com/,anchor ${row % 40_000}`
  writeFileSync(file, ['Source title,Source url,Target url,Anchor', ...Array.from({ length: ROWS }, line)].join('\n'))
  return {
    name: `${EXPORTS} exports of ${ROWS} anchors`,
    path: '/tools/anchor-text-analyser',
    async begin(page) {
      for (let at = 1; at < EXPORTS; at++) await page.getByRole('button', { name: 'Add export to compare' }).click()
      for (const input of await page.getByLabel('Or drop a CSV, TSV, .xlsx or .ods file here:').all())
        await input.setInputFiles(file)
    },
    control: (page) => page.getByLabel('Target keywords'),
    key: 'a',
    done: `Done: ${(EXPORTS * ROWS).toLocaleString('en')} links in ${EXPORTS} exports.`,
  }
}

function manyLines(file: string): Work {
  const line = (_: unknown, line: number) => `https://site-${line % 20_000}.com/${line},A title ${line},54`
  writeFileSync(file, Array.from({ length: LINES }, line).join('\n'))
  return {
    name: `${LINES} lines of prospects`,
    path: '/tools/prospect-list-cleaner',
    begin: (page) => page.getByLabel('Or drop a CSV, TSV, .xlsx or .ods file here:').setInputFiles(file),
    control: (page) => page.getByLabel('Domains to leave out'),
    key: 'a',
    done: 'Done: 20,000 domains kept, 30,000 entries dropped.',
  }
}

/** How long each key waited for its paint, in milliseconds; the browser tells it in steps of 8. */
async function interactionsDuring(page: Page, siteUrl: string, work: Work): Promise<number[]> {
  await page.goto(siteUrl + work.path)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await work.begin(page)
  const control = work.control(page)
  // A key that changes nothing in sight would be timed until some later paint.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await control.focus()
  await page.waitForTimeout(BEFORE_FIRST_MS)
  await page.evaluate(observeInteractions, FASTEST_MS)
  // Looking for an element would keep the page busy at each key.
  const isDone = () => page.evaluate((said) => document.body.textContent.includes(said), work.done)
  do {
    await page.keyboard.press(work.key)
    await page.waitForTimeout(BETWEEN_MS)
  } while (!(await isDone()))
  await page.keyboard.press(work.key)
  await page.waitForTimeout(1_000)
  const { timed, keys } = await page.evaluate(() => {
    const { interactions, keys } = window as unknown as Observed
    return { timed: [...interactions.values()], keys }
  })
  return Array.from({ length: keys }, (_, index) => timed[index] ?? FASTEST_MS)
}

/** Runs in the page. A key's events are one interaction, which takes as long as the longest of them. */
function observeInteractions(durationThreshold: number): void {
  const interactions: Observed['interactions'] = new Map()
  const observed = Object.assign(window, { interactions, keys: 0 })
  addEventListener('keydown', () => {
    observed.keys += 1
  })
  // Each event has a paint of its own. Painting all the time would take half of the slowed processor.
  for (const type of ['keydown', 'keyup']) addEventListener(type, () => requestAnimationFrame(() => {}))
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as (PerformanceEventTiming & Interacting)[]) {
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}
