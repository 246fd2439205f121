import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Builds and starts a Next application whose one route handler does nothing, as the reference. */
export async function startNoop(): Promise<{ url: string; stop(): void }> {
  // Turbopack would find the site's own middleware in the folder above, and the reference would no longer do nothing.
  const build = spawnSync('next', ['build', '--webpack', 'bench/noop'], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(build.stdout + build.stderr)
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', 'bench/noop', '-p', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  while (!output.includes('Ready')) output += (await once(child.stdout, 'data')).join('')
  const [, port] = /localhost:(\d+)/.exec(output) ?? []
  return { url: `http://127.0.0.1:${port}/api`, stop: () => child.kill() }
}
