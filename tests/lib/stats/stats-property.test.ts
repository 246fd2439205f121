import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Unavailable } from '@/lib/errors'
import { createStats } from '@/lib/stats/stats'
import { createSteadyClock } from '@/lib/steady-clock'
import { createClock, createSimulatedDatabase } from '@/tests/support/simulated'
import { createSimulatedStore } from '@/tests/support/simulated-store'

const advance = fc.record({
  kind: fc.constant('advance' as const),
  seconds: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 700 }), fc.constantFrom(599, 600, 601)),
})
const read = fc.record({ kind: fc.constant('read' as const), who: fc.constantFrom([0], [1], [0, 1], [1, 0, 1]) })
const toggle = <K extends 'database' | 'store'>(kind: K) => fc.record({ kind: fc.constant(kind), down: fc.boolean() })

test('on one store: never over ten minutes old, asked once in ten minutes or a second after a failure, 503 only when nothing else is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(advance, read, toggle('database')), { maxLength: 60 }), async (steps) => {
      const { answers, failures, asks } = await run(steps)
      for (const { age, told } of answers) {
        expect(age).toBeLessThan(600)
        expect(told).toBe(Math.ceil(age))
      }
      expect(failures.filter(({ excused }) => !excused)).toEqual([])
      for (const [index, { at }] of asks.slice(1).entries()) {
        const before = asks[index]
        expect(at - (before?.at ?? 0)).toBeGreaterThanOrEqual(before?.failed ? 1_000 : 599_000)
      }
    }),
    { numRuns: 500 },
  )
})

const setClock = fc.record({
  kind: fc.constant('set' as const),
  who: fc.constantFrom(0, 1),
  seconds: fc.oneof(fc.constantFrom(-3_600, 3_600, -1, 1), fc.integer({ min: -700, max: 700 })),
})

const step = fc.oneof(advance, read, setClock, toggle('database'), toggle('store'))
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

test.each(['one host, whose clock the store reads as well', 'hosts of their own'] as const)(
  'on %s, with clocks that are set and a store that fails: never over ten minutes old, never told younger',
  async (where) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { answers, failures } = await run(steps, where)
        for (const { age, told } of answers) {
          expect(age).toBeLessThan(600)
          expect(told).toBeGreaterThanOrEqual(age)
        }
        expect(failures.filter(({ databaseFailed }) => !databaseFailed)).toEqual([])
      }),
      { numRuns: 500 },
    )
  },
)

/** The duration of a query. */
const QUERY_MS = 2_000

/** What two instances served, and whether their failures are excused. */
async function run(steps: Step[], where?: string) {
  const clock = createClock()
  const database = createSimulatedDatabase()
  const setMs = [0, 0]
  const store = createSimulatedStore(() => clock.now() + (where?.startsWith('one host') ? (setMs[0] ?? 0) : 0))
  const asks: { at: number; failed: boolean }[] = []
  const observed = {
    ...database,
    async readPublicStats() {
      asks.push({ at: clock.now(), failed: database.down })
      const answer = await database.readPublicStats()
      await clock.wait(QUERY_MS)
      return answer
    },
  }
  const clocks = [0, 1].map((who) => createSteadyClock(() => clock.now() + (setMs[who] ?? 0), clock.now))
  // A server reads its clock often.
  const readClocks = () => clocks.map((now) => now())
  readClocks()
  const wait = (ms: number) => clock.wait(ms)
  const instances = clocks.map((now) => createStats(observed, store, { now, wait }))
  const answers: { age: number; told: number }[] = []
  const failures: { excused: boolean; databaseFailed: boolean }[] = []

  for (const step of steps) {
    if (step.kind === 'advance') clock.advance(step.seconds)
    else if (step.kind === 'database') database.down = step.down
    else if (step.kind === 'store') store.down = step.down
    else if (step.kind === 'set') {
      for (const who of where?.startsWith('one host') ? [0, 1] : [step.who])
        setMs[who] = (setMs[who] ?? 0) + step.seconds * 1_000
      readClocks()
    } else await Promise.all(step.who.map((who) => readOf(who)))
  }
  return { answers, failures, asks }

  async function readOf(who: number) {
    const began = clock.now()
    try {
      const served = await instances[who]?.read()
      const asked = asks[(served?.stats.editorsPitched ?? 0) - 1]?.at ?? Number.NaN
      answers.push({ age: (clock.now() - asked) / 1_000, told: served?.ageSeconds ?? Number.NaN })
    } catch (error) {
      expect(error).toBeInstanceOf(Unavailable)
      // A failure is repeated for a second.
      const databaseFailed = database.down || asks.some(({ at, failed }) => failed && began - at < 1_000)
      const left = asks.some(({ at, failed }) => !failed && clock.now() - at < 599_000)
      failures.push({ databaseFailed, excused: databaseFailed && !left })
    }
  }
}
