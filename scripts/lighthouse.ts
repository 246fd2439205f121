import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pages } from '@/lib/site/pages'
import { startSampleDatabase } from '@/scripts/sample-database/start'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { inImageNode } from './image-node'
import { MissingNeed, provideChromium } from './test-needs'

/** It wants a newer Node than the oldest one that the site runs on. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** The goal of each page on a phone, out of 100 points. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 } as const
type Category = keyof typeof GOALS

const categories = Object.keys(GOALS) as Category[]
/** With `document.modelContext`, so that the tools of the pages are judged. */
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --enable-features=WebMCP,WebMCPTesting'

type Points = Record<Category, number>

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string }>
  runtimeError?: { code: string; message: string }
}

/** The result of one visit to a page. */
interface Visit {
  points: Points
  /** The checks that it did not pass. */
  remarks: string[]
}

/** Visits of a page that misses a goal. The median of five counts, as Lighthouse advises. */
const VISITS = 5
const MAX_ATTEMPTS = 5

/**
 * Runs Lighthouse on every page of the built site, or on those given as arguments. It simulates performance from what a
 * page costs this machine, so nothing else may run.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const paths = given.length > 0 ? given : pages.map(({ path }) => path)
  const chromium = provideChromium()
  // The home page asks for its figures.
  const database = await startSampleDatabase()
  const site = await startSiteWithProviders({ DATABASE_URL: database.url })
  const missed: string[] = []
  console.log([...categories, 'visits', 'page'].join('  '))
  try {
    for (const path of paths) {
      const visits = [await visit(site.url + path, chromium)]
      const isMissed = misses(medianOf(visits)).length > 0
      while (isMissed && visits.length < VISITS) visits.push(await visit(site.url + path, chromium))
      const points = medianOf(visits)
      const cells = categories.map((category) => String(points[category]).padStart(category.length))
      console.log([...cells, String(visits.length).padStart('visits'.length), path].join('  '))
      for (const remark of new Set(visits.flatMap(({ remarks }) => remarks))) console.log(`  ${remark}`)
      if (misses(points).length > 0) missed.push(path)
    }
  } finally {
    await site.stop()
    await database.stop()
  }
  console.log(missed.length === 0 ? 'All goals are met.' : `Goals missed on: ${missed.join(', ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
}

async function visit(url: string, chromium: string): Promise<Visit> {
  const { categories: judged, audits } = await trace(url, chromium)
  const score = (category: Category) => Math.round(100 * (judged[category]?.score ?? 0))
  const remarks = Object.values(audits).flatMap(({ id, title, score, scoreDisplayMode }) =>
    scoreDisplayMode === 'binary' && score === 0 ? `${id}: ${title}` : [],
  )
  return { points: Object.fromEntries(categories.map((category) => [category, score(category)])) as Points, remarks }
}

/** Sometimes Chromium's trace lacks its beginning. The page is not to blame. */
async function trace(url: string, chromium: string): Promise<Report> {
  const only = `--only-categories=${categories.join()}`
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  // Through a pipe, the end of a report can be lost.
  const written = ['--output=json', `--output-path=${file}`]
  const command = ['lighthouse', url, only, '--quiet', ...written, `--chrome-flags=${CHROMIUM_FLAGS}`]
  const env = { ...process.env, CHROME_PATH: chromium }
  try {
    for (let attempt = 1; ; attempt += 1) {
      // It fails where the trace does, and has the reason in its report.
      await promisify(execFile)('npm', inImageNode(command, [LIGHTHOUSE]), { env }).catch(() => {})
      const report: Report = JSON.parse(await readFile(file, 'utf8'))
      if (!report.runtimeError) return report
      console.log(`  not traced: ${report.runtimeError.code}`)
      if (attempt === MAX_ATTEMPTS) throw new Error(report.runtimeError.message)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The median of each category in an odd number of visits. */
function medianOf(visits: Visit[]): Points {
  const median = (category: Category) =>
    visits.map(({ points }) => points[category]).toSorted((a, b) => a - b)[(visits.length - 1) / 2] ?? 0
  return Object.fromEntries(categories.map((category) => [category, median(category)])) as Points
}

function misses(points: Points): Category[] {
  return categories.filter((category) => points[category] < GOALS[category])
}

main().catch((error: unknown) => {
  console.error(error instanceof MissingNeed ? error.message : error)
  process.exitCode = 1
})
