import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import nextEnv from '@next/env'
import { recordBuild } from '@/lib/build-record'
import { buildFolder, config, InvalidConfiguration, siteFolder } from '@/lib/config'
import { writeBuiltSite } from '@/server/built-site'
import { bundle } from './bundle'
import { findRendered } from './find-rendered'
import { readOutputs } from './outputs'
import { pack } from './pack'

/** Builds the site with Next, packs what it made, and bundles the own server for plain Node. */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const settings = config()
  const folder = siteFolder(settings)
  // A build that fails must not leave an older one to be served.
  rmSync(folder, { recursive: true, force: true })
  // In the configuration, the adapter would take the place of a platform's.
  runNext({ NEXT_ADAPTER_PATH: resolve('build/adapter.mjs') })
  const outputs = readOutputs(buildFolder(settings))
  const rendered = findRendered(outputs)
  for (const line of rendered) console.error(line)
  if (rendered.length > 0) process.exit(1)
  writeBuiltSite(folder, await pack(outputs, 'public'))
  await bundle('server/main.ts', 'dist/server.js')
  recordBuild(settings)
}

function runNext(variables: Record<string, string>): void {
  const env = { ...process.env, ...variables }
  const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

main().catch((error: unknown) => {
  console.error(error instanceof InvalidConfiguration ? error.message : error)
  process.exit(1)
})
