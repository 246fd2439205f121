import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pages } from '@/lib/site/pages'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { MissingNeed, provideChromium } from './test-needs'

/** The least of 100 points that each page is to get on a phone. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof GOALS

const categories = Object.keys(GOALS) as Category[]
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']

/**
 * Has Lighthouse judge the built site: every page, or those given as arguments. Its performance is simulated from what a
 * page costs this machine, so it only says something where nothing else runs.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const paths = given.length > 0 ? given : pages.map(({ path }) => path)
  const chromium = await launch({ chromePath: provideChromium(), chromeFlags: FLAGS })
  const site = await startSiteWithProviders()
  const missed: string[] = []
  console.log([...categories, 'page'].join('  '))
  try {
    for (const path of paths) {
      const result = await lighthouse(site.url + path, {
        port: chromium.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
      })
      const points = categories.map((category) =>
        Math.round(100 * (result?.lhr.categories[category]?.score ?? Number.NaN)),
      )
      console.log([...points.map((value, at) => String(value).padStart(categories[at]?.length ?? 0)), path].join('  '))
      if (categories.some((category, at) => !((points[at] ?? 0) >= GOALS[category]))) missed.push(path)
      for (const { id, title, score, scoreDisplayMode } of Object.values(result?.lhr.audits ?? {})) {
        if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ${id}: ${title}`)
      }
    }
  } finally {
    chromium.kill()
    await site.stop()
  }
  console.log(missed.length === 0 ? 'All goals are met.' : `Missed on: ${missed.join(', ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error instanceof MissingNeed ? error.message : error)
  process.exitCode = 1
})
