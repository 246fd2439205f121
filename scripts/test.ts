import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLANTED_SECRETS } from '@/tests/support/inputs/planted-secrets'
import { IMAGE_NODE_MAJOR, inImageNode } from './image-node'
import { MissingNeed, provideNeeds } from './test-needs'

interface Tally {
  passed: number
  failed: number
  /** The failed tests by name, with the first line of what was wrong. */
  failures?: string[]
}

/** The tests of what the image runs, by parts of their paths. Vitest does not exclude files of a named project. */
const IN_IMAGE_NODE = ['tests/lib/', 'tests/server/', '.process.test.']

/** Runs every check and test. Ends with the failed tests and one line that sums up all runners. */
async function main(): Promise<void> {
  const { chromium } = provideNeeds()
  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
  try {
    // Next leaves half of two processors idle while it builds.
    const inImageNode = unitTestsInImageNode(reports)
    const tallies = [
      // The check reads the types of the routes, which the build writes. A test looks for these keys in the build, and
      // one starts the platform's half with Next. The own server's half is the first of its two builds.
      await step('npm', ['run', '--silent', 'build', '--', '--platform'], { env: PLANTED_SECRETS }),
      await inImageNode,
      // The tests of the site wait for a sixth of their time.
      ...(await Promise.all([check(reports), vitest('vitest', [], join(reports, 'vitest.json'))])),
      await playwright(join(reports, 'playwright.json'), chromium),
    ]
    const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
    const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
    process.exitCode = failed === 0 ? 0 : 1
    for (const failure of tallies.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${failure}`)
    console.log(`${passed} passed, ${failed} failed`)
  } finally {
    rmSync(reports, { recursive: true })
  }
}

/** Types, lint and unused exports. */
function check(folder: string): Promise<Tally> {
  return beside(folder, 'check', (output) => step('npm', ['run', '--silent', 'check'], { output }))
}

/** The server's unit tests in the Node of the image, where that is another version. */
async function unitTestsInImageNode(folder: string): Promise<Tally> {
  if (process.versions.node.startsWith(`${IMAGE_NODE_MAJOR}.`)) return { passed: 0, failed: 0 }
  const args = inImageNode([
    'node',
    'node_modules/vitest/vitest.mjs',
    '--project=unit',
    '--project=process',
    ...IN_IMAGE_NODE,
  ])
  const name = `in Node ${IMAGE_NODE_MAJOR}`
  const tally = await beside(folder, name, (output) => vitest('npm', args, join(folder, 'image-node.json'), output))
  return { ...tally, failures: tally.failures?.map((failure) => `${name}: ${failure}`) }
}

/** Runs something beside another step, and prints its lines in one piece at its end. `output` is an open file. */
async function beside(folder: string, name: string, run: (output: number) => Promise<Tally>): Promise<Tally> {
  const lines = join(folder, `${name}.txt`)
  const tally = await run(openSync(lines, 'w'))
  console.log(`${name}:\n${readFileSync(lines, 'utf8')}`)
  return tally
}

async function vitest(command: string, args: string[], file: string, output?: number): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { failed } = await step(command, [...args, 'run', ...reporters], { output })
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
