import { spawnSync } from 'node:child_process'
import nextEnv from '@next/env'
import { recordBuild } from '@/lib/build-record'
import { buildFolder, config, InvalidConfiguration } from '@/lib/config'
import { bundle } from './bundle'
import { finishBuild } from './finish-build'

/** Builds the site with Next, and `server.ts` and its thread into files that plain Node runs. */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const settings = config()
  const next = spawnSync('next', ['build'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (next.status !== 0) process.exit(next.status ?? 1)
  await finishBuild(buildFolder(settings))
  for (const entry of ['server', 'next-thread']) await bundle(`${entry}.ts`, `dist/${entry}.js`)
  recordBuild(settings)
}

main().catch((error: unknown) => {
  console.error(error instanceof InvalidConfiguration ? error.message : error)
  process.exit(1)
})
