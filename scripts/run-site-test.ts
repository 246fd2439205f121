import { spawnSync } from 'node:child_process'
import { MissingNeed, provideServices } from './test-needs'

/** Builds the site and runs one of its test files. The variables ask it for more than its sample. */
export function runSiteTest(tests: string[], variables: Record<string, string>): void {
  const env = { ...process.env, ...variables }
  try {
    provideServices()
    run('npm', ['run', '--silent', 'build'], env)
    run('vitest', ['run', '--project', 'site*', '--disableConsoleIntercept=true', ...tests], env)
  } catch (error) {
    if (!(error instanceof MissingNeed)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
