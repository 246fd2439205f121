import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DEPENDENCIES, type Dependency, type Lane, startLane } from '@/tests/support/faults/lane'
import { reportOf } from '@/tests/support/faults/report'
import { type Row, runFault, warmUp } from '@/tests/support/faults/run-fault'

const RUN_DEADLINE_MS = 300_000

let lanes: Lane[] = []
const rows = new Map<Dependency, Row[]>()

/** All faults of one dependency, one after the other. */
async function runLane(lane: Lane): Promise<Row[]> {
  const done: Row[] = []
  for (const fault of lane.faults) done.push(await runFault(lane, fault))
  return done
}

beforeAll(async () => {
  const started = performance.now()
  lanes = await Promise.all(DEPENDENCIES.map((dependency) => startLane(dependency, inject('postgresUrl'))))
  // All of them first: a site that starts takes the processor from one whose deadlines are measured.
  await Promise.all(lanes.map(warmUp))
  await Promise.all(lanes.map(async (lane) => rows.set(lane.dependency, await runLane(lane))))
  const { FAULTS_REPORT } = process.env
  if (!FAULTS_REPORT) return
  mkdirSync(dirname(FAULTS_REPORT), { recursive: true })
  writeFileSync(FAULTS_REPORT, reportOf(rows, Math.round((performance.now() - started) / 1_000)))
}, RUN_DEADLINE_MS)
afterAll(() => Promise.all(lanes.map((lane) => lane.close())))

describe.each(DEPENDENCIES)('whatever happens to the %s', (dependency) => {
  it('every endpoint answers as promised, and comes back by itself', () => {
    const wrong = (rows.get(dependency) ?? []).flatMap(({ fault, problems }) => problems.map((it) => `${fault}: ${it}`))
    expect(wrong).toEqual([])
    expect(rows.get(dependency)?.length).toBeGreaterThan(10)
  })
})
