import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLANTED_SECRETS } from '@/tests/support/inputs/planted-secrets'
import { MissingNeed, provideNeeds } from './test-needs'

interface Tally {
  passed: number
  failed: number
  /** The failed tests by name, with the first line of what was wrong. */
  failures?: string[]
}

/** Runs every check and test. Ends with the failed tests and one line that sums up all runners. */
async function main(): Promise<void> {
  const { chromium } = provideNeeds()
  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
  try {
    const tallies = (await Promise.all([testsWithoutBuild(reports), buildAndTestIt(reports, chromium)])).flat()
    const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
    const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
    process.exitCode = failed === 0 ? 0 : 1
    for (const failure of tallies.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${failure}`)
    console.log(`${passed} passed, ${failed} failed`)
  } finally {
    rmSync(reports, { recursive: true })
  }
}

async function buildAndTestIt(reports: string, chromium: string): Promise<Tally[]> {
  const built = await build()
  // The browsers come last and alone: beside them, a call of the site to its store reaches its deadline of a second.
  const tested = await Promise.all([siteTests(reports), check(reports)])
  return [built, ...tested, await playwright(join(reports, 'playwright.json'), chromium)]
}

/** A test looks for these keys in the build, and one starts the platform's half with Next. */
function build(): Promise<Tally> {
  return step('npm', ['run', '--silent', 'build', '--', '--platform'], { env: PLANTED_SECRETS })
}

/** They run beside the build, which leaves half of two processors idle. */
function testsWithoutBuild(folder: string): Promise<Tally> {
  const projects = ['unit', 'process', 'services']
  return beside(folder, 'tests without a build', (output) =>
    vitest(projects, join(folder, 'without-build.json'), output),
  )
}

function siteTests(folder: string): Promise<Tally> {
  return beside(folder, 'site tests', (output) => vitest(['site'], join(folder, 'site.json'), output))
}

/** Types, lint and unused exports. It reads the types of the routes, which the build writes. */
function check(folder: string): Promise<Tally> {
  return beside(folder, 'check', (output) => step('npm', ['run', '--silent', 'check'], { output }))
}

/** Runs something beside another step, and prints its lines in one piece at its end. `output` is an open file. */
async function beside(folder: string, name: string, run: (output: number) => Promise<Tally>): Promise<Tally> {
  const lines = join(folder, `${name}.txt`)
  const tally = await run(openSync(lines, 'w'))
  console.log(`${name}:\n${readFileSync(lines, 'utf8')}`)
  return tally
}

async function vitest(projects: string[], file: string, output: number): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...projects.map((name) => `--project=${name}`), ...reporters]
  const { failed } = await step('vitest', args, { output })
  return readTally<VitestReport>(file, failed, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
    ),
  }))
}

async function playwright(file: string, chromium: string): Promise<Tally> {
  const { failed } = await step('playwright', ['test', '--reporter=dot,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return readTally<PlaywrightReport>(file, failed, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedSpecs),
  }))
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} ${title}`)
  return [...failed, ...suites.flatMap(failedSpecs)]
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}

/** A runner that fails without a failed test, such as a file that does not load, counts as one failure. */
function readTally<Report>(file: string, failed: number, read: (report: Report) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')))
    return { ...tally, failed: Math.max(failed, tally.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** `output` is an open file; without it the command prints its lines. */
async function step(
  command: string,
  args: string[],
  { env, output = 'inherit' }: { env?: Record<string, string>; output?: number | 'inherit' } = {},
): Promise<Tally> {
  const child = spawn(command, args, { stdio: ['inherit', output, output], env: { ...process.env, ...env } })
  const [status] = await once(child, 'close')
  if (status === 0) return { passed: 1, failed: 0 }
  return { passed: 0, failed: 1, failures: [[command, ...args].join(' ')] }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof MissingNeed)) throw error
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
