import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '@/tests/support/faults/fault'
import { type Dependency, LANES, type Lane, startLane } from '@/tests/support/faults/lane'
import { type Row, runFault, warmUp } from '@/tests/support/faults/run-fault'

const RUN_DEADLINE_MS = 300_000
const { FAULTS_REPORT } = process.env
/** A sample; `npm run faults` runs every fault. */
const EVERY = FAULTS_REPORT ? 1 : 4

const DEPENDENCIES: Dependency[] = Object.values(LANES).flat()

let lanes: Lane[] = []
const rows = new Map<Dependency, Row[]>()

/** Each dependency's sample begins elsewhere, so that every kind of fault is in one. */
async function runLane(lane: Lane): Promise<void> {
  for (const [dependency, faults] of lane.faults) {
    const done: Row[] = []
    rows.set(dependency, done)
    const place = DEPENDENCIES.indexOf(dependency)
    const sample = faults.filter((_, index) => (index + place) % EVERY === 0)
    for (const fault of sample) done.push(await runFault(lane, fault))
  }
}

beforeAll(async () => {
  const started = performance.now()
  lanes = await Promise.all([startLane('Redis'), startLane('Vercel KV')])
  // All sites first: a starting site would slow down one whose deadlines are measured.
  await Promise.all(lanes.map(warmUp))
  await Promise.all(lanes.map(runLane))
  if (!FAULTS_REPORT) return
  mkdirSync(dirname(FAULTS_REPORT), { recursive: true })
  writeFileSync(FAULTS_REPORT, reportOf(rows, Math.round((performance.now() - started) / 1_000)))
}, RUN_DEADLINE_MS)
afterAll(() => Promise.all(lanes.map((lane) => lane.close())))

it.each(DEPENDENCIES)(
  'during every fault of the %s, every endpoint answers as promised, and recovers',
  (dependency) => {
    const wrong = (rows.get(dependency) ?? []).flatMap(({ fault, problems }) => problems.map((it) => `${fault}: ${it}`))
    expect(wrong).toEqual([])
    expect(rows.get(dependency)?.length).toBeGreaterThan(10 / EVERY)
  },
)

/** The results as markdown. */
function reportOf(rows: Map<Dependency, Row[]>, seconds: number): string {
  const count = [...rows.values()].flat().length
  return `# What happens when something fails

Measured by \`npm run faults\`, which writes this file: the built site beside a real PostgreSQL, a real Redis (directly, and
through the protocol of Vercel KV) and sample providers, each behind a relay that cuts, hangs, slows down, corrupts and
refuses. ${count} faults × ${ENDPOINTS.length} endpoints in ${seconds} seconds; \`npm test\` lets every fourth happen.

Each cell is the status and the milliseconds of an answer that was asked for during the fault, and that no cache had.
"Back" is how many milliseconds after the fault's end the last endpoint answered rightly, without anybody's doing. Held
for every cell: the status is the one that openapi.json and operations.md promise, errors are the published JSON, the
answer takes under 6 seconds and "back" under 5, neither answers nor log tell a key, a password or anything that the
fault said, nothing is thrown unhandled, no provider's redirect is followed (Vercel KV's client follows one, without its
token), and what does not need the dependency answers as ever.

${DEPENDENCIES.map((dependency) => tableOf(dependency, rows.get(dependency) ?? [])).join('\n')}`
}

function tableOf(dependency: Dependency, rows: Row[]): string {
  const titles = [dependency, ...ENDPOINTS.map((endpoint) => `\`${endpoint}\``), 'back']
  const lines = rows.map(({ fault, asked, recoveryMs }) => [
    fault,
    ...asked.map(({ status, milliseconds }) => `${status} · ${milliseconds}`),
    `${recoveryMs}`,
  ])
  return [titles, titles.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |\n`).join('')
}
