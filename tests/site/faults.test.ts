import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { DEPENDENCIES, type Dependency, startLane } from '@/tests/support/faults/lane'
import { reportOf } from '@/tests/support/faults/report'
import { type Row, runFault, warmUp } from '@/tests/support/faults/run-fault'

const RUN_DEADLINE_MS = 300_000

const rows = new Map<Dependency, Row[]>()

/** All faults of one dependency, one after the other, in a site of their own. */
async function runLane(dependency: Dependency): Promise<Row[]> {
  const lane = await startLane(dependency, inject('postgresUrl'))
  try {
    await warmUp(lane)
    const done: Row[] = []
    for (const fault of lane.faults) done.push(await runFault(lane, fault))
    return done
  } finally {
    await lane.close()
  }
}

beforeAll(async () => {
  const started = performance.now()
  await Promise.all(DEPENDENCIES.map(async (dependency) => rows.set(dependency, await runLane(dependency))))
  const { FAULTS_REPORT } = process.env
  if (!FAULTS_REPORT) return
  mkdirSync(dirname(FAULTS_REPORT), { recursive: true })
  writeFileSync(FAULTS_REPORT, reportOf(rows, Math.round((performance.now() - started) / 1_000)))
}, RUN_DEADLINE_MS)

describe.each(DEPENDENCIES)('whatever happens to the %s', (dependency) => {
  it('every endpoint answers as promised, and comes back by itself', () => {
    const wrong = (rows.get(dependency) ?? []).flatMap(({ fault, problems }) => problems.map((it) => `${fault}: ${it}`))
    expect(wrong).toEqual([])
    expect(rows.get(dependency)?.length).toBeGreaterThan(10)
  })
})
