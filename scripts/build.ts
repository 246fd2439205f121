import { spawnSync } from 'node:child_process'
import nextEnv from '@next/env'
import { recordBuild } from '@/lib/build-record'
import { buildFolder, config, InvalidConfiguration } from '@/lib/config'
import { bundle } from './bundle'
import { finishBuild } from './finish-build'

/** Builds the site with Next, and bundles the own server and its thread for plain Node. */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const settings = config()
  const next = spawnSync('next', ['build'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (next.status !== 0) process.exit(next.status ?? 1)
  await finishBuild(buildFolder(settings))
  await bundle('server/main.ts', 'dist/server.js')
  await bundle('server/next-thread.ts', 'dist/next-thread.js')
  recordBuild(settings)
}

main().catch((error: unknown) => {
  console.error(error instanceof InvalidConfiguration ? error.message : error)
  process.exit(1)
})
