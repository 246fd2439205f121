import { spawnSync } from 'node:child_process'
import nextEnv from '@next/env'
import { build } from 'esbuild'
import { recordBuild } from '@/lib/build-record'
import { config, InvalidConfiguration } from '@/lib/config'

/** Builds the site with Next, and `server.ts` into one file that plain Node runs. */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const settings = config()
  const next = spawnSync('next', ['build'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (next.status !== 0) process.exit(next.status ?? 1)
  await build({
    entryPoints: ['server.ts'],
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    logLevel: 'warning',
  })
  recordBuild(settings)
}

main().catch((error: unknown) => {
  console.error(error instanceof InvalidConfiguration ? error.message : error)
  process.exit(1)
})
