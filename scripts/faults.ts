import { spawnSync } from 'node:child_process'
import { MissingNeed, provideServices } from './test-needs'

const REPORT = 'docs/faults.md'

/** Makes every dependency of the built site fail in every way, and writes down what became of it. */
function main(): void {
  provideServices()
  run('npm', ['run', '--silent', 'build'])
  run('vitest', ['run', '--project', 'site', 'tests/site/faults.test.ts'])
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, FAULTS_REPORT: REPORT } })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  main()
} catch (error) {
  if (!(error instanceof MissingNeed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
