import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLANTED_SECRETS } from '@/tests/support/planted-secrets'
import { MissingNeed, provideNeeds } from './test-needs'

interface Tally {
  passed: number
  failed: number
}

/** Every check and test there is, with what they need; ends with one line that adds up all runners. */
function main(): void {
  const { chromium } = provideNeeds()
  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
  try {
    const tallies = [
      // The build first: it writes the types of the routes that the check reads.
      // With keys, as it is on the platform, which tests then look for in all that it wrote.
      step('npm', ['run', '--silent', 'build'], PLANTED_SECRETS),
      step('npm', ['run', '--silent', 'check']),
      vitest(join(reports, 'vitest.json')),
      playwright(join(reports, 'playwright.json'), chromium),
    ]
    const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
    const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
    process.exitCode = failed === 0 ? 0 : 1
    console.log(`${passed} passed, ${failed} failed`)
  } finally {
    rmSync(reports, { recursive: true })
  }
}

function vitest(report: string): Tally {
  const { failed } = step('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  return readTally(report, failed, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
}

function playwright(report: string, chromium: string): Tally {
  const { failed } = step('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return readTally(report, failed, ({ stats }) => [stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)])
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** A runner that failed without a failed test (a file that does not load, no report) still counts as one failure. */
function readTally(file: string, failed: number, counts: (report: Report) => (number | undefined)[]): Tally {
  try {
    const [passed = 0, failedTests = 0] = counts(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed: Math.max(failed, failedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function step(command: string, args: string[], env: Record<string, string> = {}): Tally {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

try {
  main()
} catch (error) {
  if (!(error instanceof MissingNeed)) throw error
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
