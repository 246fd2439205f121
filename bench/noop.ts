import { spawnSync } from 'node:child_process'
import { startByNext } from '@/tests/support/next-start'

/** Builds and starts a Next application whose one route handler does nothing, as the reference. */
export function startNoop(): ReturnType<typeof startByNext> {
  // Turbopack would find the site's own middleware in the folder above.
  const build = spawnSync('next', ['build', '--webpack', 'bench/noop'], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(build.stdout + build.stderr)
  return startByNext({}, 'bench/noop')
}
