import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { PAGE_VARY } from '@/lib/site/notices'

/** These make markdown from the built pages. */
const READERS = ['md/[[...path]]/route.js', 'llms-full.txt/route.js']
/** The home page, which is rendered per request. */
const RENDERED = 'page.js'

/** Changes the build where Next has no setting. Hosts without the own server need it. */
export async function finishBuild(folder: string): Promise<void> {
  const app = join(folder, 'server/app')
  varyByAccept(join(folder, 'routes-manifest.json'))
  for (const reader of READERS) deployPagesWith(join(app, reader), app)
  await answerWhole(join(app, RENDERED))
}

/** Next takes the `Vary` of built pages from this file, not from the middleware. */
function varyByAccept(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.rsc.varyHeader += `, ${PAGE_VARY}`
  writeFileSync(file, JSON.stringify(manifest))
}

/** Deploys the pages' HTML with the route. Next traces files before the HTML exists. */
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
