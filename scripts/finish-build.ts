import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { PAGE_VARY } from '@/lib/site/notices'

/** Those that make markdown of the built pages. */
const READERS = ['md/[[...path]]/route.js', 'llms-full.txt/route.js']
/** The only page that is rendered for each request. */
const RENDERED = 'page.js'

/** Adds to what Next built what its own settings cannot say; the hosts without the own server need it. */
export async function finishBuild(folder: string): Promise<void> {
  const app = join(folder, 'server/app')
  varyByAccept(join(folder, 'routes-manifest.json'))
  for (const reader of READERS) deployPagesWith(join(app, reader), app)
  await answerWhole(join(app, RENDERED))
}

/** Built pages get their `Vary` from here, whatever the middleware sets. */
function varyByAccept(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.rsc.varyHeader += `, ${PAGE_VARY}`
  writeFileSync(file, JSON.stringify(manifest))
}

/** The pages' HTML goes with the route; Next looks for such files before it has made them. */
function deployPagesWith(route: string, app: string): void {
  const file = `${route}.nft.json`
  const trace = JSON.parse(readFileSync(file, 'utf8'))
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  trace.files.push(...pages.map((page) => relative(dirname(route), join(app, page))))
  writeFileSync(file, JSON.stringify(trace))
}

async function answerWhole(page: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['lib/vercel/whole-page.ts'],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'iife',
    globalName: 'wholePage',
    target: 'node20.9',
    footer: { js: `module.exports = wholePage.answerWhole(module.exports, ${JSON.stringify(PAGE_VARY)})` },
  })
  for (const { text } of outputFiles) appendFileSync(page, `\n${text}`)
}
