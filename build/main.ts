import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { recordBuild, SERVER_FILE, SITE_FOLDER } from '@/lib/build-record'
import { config, InvalidConfiguration } from '@/lib/config'
import { loadEnvFiles } from '@/lib/env-files'
import { writeBuiltSite } from '@/server/built-site'
import { bundle } from './bundle'
import { findClientFiles } from './find-client-files'
import { findRendered } from './find-rendered'
import { findUnlisted } from './find-unlisted'
import { hintScripts, scriptsToHint } from './hint-scripts'
import { type Outputs, readOutputs } from './outputs'
import { isAsset, pack, packOwnersFiles } from './pack'
import { removePlatformFiles, writePlatformFiles } from './platform-files'

/** Digits alone: blockers of advertisements take some words for one. Both builds have the same. */
const BUILD_ID = `${Date.now()}${randomInt(1_000_000)}`

/**
 * Builds the site with Next, packs what it made, and bundles the own server for plain Node. For a platform, and for
 * `next start`, Next builds a second time: this build has what the first one packed, and no adapter of ours.
 */
async function main(): Promise<void> {
  loadEnvFiles([process.cwd()])
  const settings = config()
  // A build that fails must not leave an older one to be served.
  rmSync(SITE_FOLDER, { recursive: true, force: true })
  removePlatformFiles()
  // In the configuration, the adapter would take the place of a platform's.
  runNext({ NEXT_ADAPTER_PATH: resolve('build/adapter.mjs') })
  const outputs = readOutputs('.next')
  const faults = [...findRendered(outputs), ...findUnlisted(outputs), ...findClientFiles(outputs)]
  for (const line of faults) console.error(line)
  if (faults.length > 0) process.exit(1)
  const hinted = scriptsToHint(outputs)
  hintScripts(hinted)
  const site = await pack(outputs)
  writeBuiltSite(SITE_FOLDER, site)
  await bundle('server/main.ts', SERVER_FILE)
  recordBuild(settings, '.')
  if (!settings.vercel && !process.argv.includes('--platform')) return
  writePlatformFiles(site, await packOwnersFiles(outputs, settings))
  runNext({})
  checkAssets(outputs)
  // The same files, written anew.
  hintScripts(hinted)
}

function runNext(variables: Record<string, string>): void {
  const env = { ...process.env, BUILD_ID, ...variables }
  const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The first build's HTML names scripts and styles by their contents, and those of the second build are deployed. */
function checkAssets({ staticFiles }: Outputs): void {
  const gone = staticFiles.filter(({ pathname, filePath }) => isAsset(pathname) && !existsSync(filePath))
  if (gone.length === 0) return
  console.error(
    `The second build lacks files from the first (${gone.map(({ pathname }) => pathname).join(', ')}): build again`,
  )
  process.exit(1)
}

main().catch((error: unknown) => {
  console.error(error instanceof InvalidConfiguration ? error.message : error)
  process.exit(1)
})
