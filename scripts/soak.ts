import { spawnSync } from 'node:child_process'
import { MissingNeed, provideServices } from './test-needs'

const DEFAULT_MINUTES = 10

/** Loads the built site with mixed traffic, for as many minutes as the first argument says. */
function main(minutes = Number(process.argv[2] ?? DEFAULT_MINUTES)): void {
  if (!(minutes > 0)) throw new MissingNeed('Say for how many minutes: npm run soak -- 10')
  provideServices()
  const env = { ...process.env, SOAK_SECONDS: String(minutes * 60) }
  run('npm', ['run', '--silent', 'build'], env)
  run('vitest', ['run', '--project', 'site', '--disableConsoleIntercept=true', 'tests/site/soak.test.ts'], env)
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  main()
} catch (error) {
  if (!(error instanceof MissingNeed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
