import { spawnSync } from 'node:child_process'
import { MissingNeed, provideServices } from './test-needs'

const TEST = 'tests/site/behind-nginx.test.ts'

/** Runs three processes of the built site behind nginx, and prints what came of the requests. */
function main(): void {
  provideServices()
  run('npm', ['run', '--silent', 'build'])
  run('vitest', ['run', '--project', 'site', '--disableConsoleIntercept=true', TEST])
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, TELL_FIGURES: 'yes' } })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  main()
} catch (error) {
  if (!(error instanceof MissingNeed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
