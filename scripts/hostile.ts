import { spawnSync } from 'node:child_process'
import { MissingNeed, provideServices } from './test-needs'

const COUNT = '50000'

/** Sends hostile requests to the built site: `npm run hostile -- [how many] [seed]`. */
function main([count = COUNT, seed = String(Date.now() % 2 ** 31)]: string[]): void {
  provideServices()
  run('npm', ['run', '--silent', 'build'])
  run('vitest', ['run', '--project', 'site', 'tests/site/hostile.test.ts'], {
    HOSTILE_COUNT: count,
    HOSTILE_SEED: seed,
  })
}

function run(command: string, args: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof MissingNeed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
