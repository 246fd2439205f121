import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Page, pages } from '@/lib/site/pages'
import { startSampleDatabase } from '@/scripts/sample-database/start'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { inImageNode } from './image-node'
import { MissingNeed, provideChromium } from './test-needs'

/** It wants a newer Node than the oldest one that the site runs on. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const
type Category = (typeof categories)[number]

/** The goal of a page on a phone, out of 100 points. A tool's page loads React. */
function goalOf(path: string, category: Category): number {
  if (category !== 'performance') return 100
  const { isHydrated }: Partial<Page> = pages.find((page) => page.path === path) ?? {}
  return isHydrated ? 97 : 99
}

type Points = Record<Category, number>

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>
  runtimeError?: { code: string; message: string }
}

/** A page that search engines are asked to leave out can't have all points. */
const judged = pages.filter(({ isNoindex }: Page) => !isNoindex).map(({ path }) => path)

/** A page is visited until the median of its visits meets the goals. Lighthouse advises the median of five. */
const MAX_VISITS = 5
const MAX_ATTEMPTS = 5

/**
 * Runs Lighthouse on every page of the built site, or on those given as arguments. It simulates performance from what a
 * page costs this machine, so nothing else may run.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const chromium = provideChromium()
  // The home page asks for its figures.
  const database = await startSampleDatabase()
  const site = await startSiteWithProviders({ DATABASE_URL: database.url })
  console.log([...categories, 'visits', 'page'].join('  '))
  try {
    for (const path of given.length > 0 ? given : judged) {
      const visits: Points[] = []
      do visits.push(await visit(site.url + path, chromium))
      while (!isMet(path, medianOf(visits)) && visits.length < MAX_VISITS)
      const points = medianOf(visits)
      if (!isMet(path, points)) process.exitCode = 1
      const cells = categories.map((category) => String(points[category]).padStart(category.length))
      console.log([...cells, String(visits.length).padStart('visits'.length), path].join('  '))
    }
  } finally {
    await site.stop()
    await database.stop()
  }
}

/** Sometimes Chromium's trace lacks its beginning. The page is not to blame. */
async function visit(url: string, chromium: string): Promise<Points> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const command = [
    'lighthouse',
    url,
    `--only-categories=${categories.join()}`,
    '--quiet',
    // Through a pipe, the end of a report can be lost.
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const env = { ...process.env, CHROME_PATH: chromium }
  try {
    for (let attempt = 1; ; attempt += 1) {
      // It fails where the trace does, and has the reason in its report.
      await promisify(execFile)('npm', inImageNode(command, [LIGHTHOUSE]), { env }).catch(() => {})
      const report: Report = JSON.parse(await readFile(file, 'utf8'))
      if (!report.runtimeError) return pointsOf((category) => 100 * (report.categories[category]?.score ?? 0))
      if (attempt === MAX_ATTEMPTS) throw new Error(report.runtimeError.message)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function medianOf(visits: Points[]): Points {
  const middle = Math.floor(visits.length / 2)
  return pointsOf((category) => visits.map((points) => points[category]).toSorted((a, b) => a - b)[middle] ?? 0)
}

function pointsOf(score: (category: Category) => number): Points {
  return Object.fromEntries(categories.map((category) => [category, Math.round(score(category))])) as Points
}

function isMet(path: string, points: Points): boolean {
  return categories.every((category) => points[category] >= goalOf(path, category))
}

main().catch((error: unknown) => {
  console.error(error instanceof MissingNeed ? error.message : error)
  process.exitCode = 1
})
