import { setImmediate as turnOfLoop } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { Unavailable } from '@/lib/errors'
import { createStats } from '@/lib/stats/stats'
import { createSteadyClock } from '@/lib/steady-clock'
import { createSimulatedDatabase } from '@/tests/support/simulated/simulated-database'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

let database: ReturnType<typeof createSimulatedDatabase>
let store: ReturnType<typeof createSimulatedStore>
beforeEach(() => {
  database = createSimulatedDatabase()
  store = createSimulatedStore()
})

const createInstance = (source = 'db') => createStats({ database, source, store, now: () => store.nowMs })

describe('one instance', () => {
  test('asks once while the value is younger than ten minutes', async () => {
    const instance = createInstance()
    const stats = { editorsPitched: 1, blogsResearched: 10 }
    expect(await instance.read()).toEqual({ stats, ageSeconds: 0 })
    store.nowMs += 598_900
    expect(await instance.read()).toEqual({ stats, ageSeconds: 599 })
  })

  test('does not share what a slow store leaves to grow old', async () => {
    await createInstance().read()
    store.nowMs += 598_900
    const { getWithTtl } = store
    const slow = Object.assign(Object.create(store), {
      async getWithTtl(key: string) {
        const found = await getWithTtl(key)
        store.nowMs += 500
        return found
      },
    })
    const { read } = createStats({ database, source: 'db', store: slow, now: () => store.nowMs })
    expect(await read()).toMatchObject({ stats: { editorsPitched: 2 } })
  })

  test('never serves what a site with another database stored', async () => {
    await createInstance('preview').read()
    expect(await createInstance('production').read()).toMatchObject({ stats: { editorsPitched: 2 } })
    expect(await createInstance('preview').read()).toMatchObject({ stats: { editorsPitched: 1 } })
  })

  test.each(['', '{"computedAt":', '{"computedAt":1}', 'null', '{"stats":{"editorsPitched":-1}}'])(
    'takes %j in the store for no value',
    async (text) => {
      await store.set('stats:db', text, 600)
      expect(await createInstance().read()).toMatchObject({ stats: { editorsPitched: 1 } })
    },
  )
})

test('a database that is down is asked once a second whatever the traffic, though the store is down as well', async () => {
  database.down = true
  store.down = true
  const instance = createInstance()
  for (let tenths = 0; tenths < 100; tenths += 1) {
    const reads = await Promise.allSettled([1, 2, 3].map(() => instance.read()))
    expect(reads.every(({ status }) => status === 'rejected')).toBe(true)
    store.nowMs += 100
  }
  expect(database.asked).toBe(10)
})

describe('instances on one store', () => {
  const readAll = (instances: ReturnType<typeof createInstance>[]) =>
    Promise.all(instances.map((instance) => instance.read()))

  test('ten in a burst each ask once, and read what is stored from then on', async () => {
    const release = database.hold()
    const burst = readAll(Array.from({ length: 10 }, () => createInstance()))
    await database.wasAsked(10)
    release()
    await burst
    await readAll(Array.from({ length: 10 }, () => createInstance()))
    expect(database.asked).toBe(10)
  })

  test('one after the other ask once', async () => {
    for (let instance = 0; instance < 10; instance += 1) await createInstance().read()
    expect(database.asked).toBe(1)
  })

  test.each([
    ['a little in the future is taken for now', 1_000, 0, { stats: { editorsPitched: 1 }, ageSeconds: 0 }],
    // It states more life than it was given.
    ['likewise, where the store’s clock was set back', 1_000, 60_000, { stats: { editorsPitched: 1 }, ageSeconds: 0 }],
    ['far in the future has no age to trust: the reader asks itself', 3_600_000, 0, { stats: { editorsPitched: 2 } }],
  ])('a stamp %s', async (_, aheadMs, backMs, expected) => {
    await createStats({ database, source: 'db', store, now: () => store.nowMs + aheadMs }).read()
    store.aheadMs = -backMs
    expect(await createInstance().read()).toMatchObject(expected)
  })
})

const advance = fc.record({
  kind: fc.constant('advance' as const),
  seconds: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 700 }), fc.constantFrom(599, 600, 601)),
})
const read = fc.record({ kind: fc.constant('read' as const), who: fc.constantFrom([0], [1], [0, 1], [1, 0, 1]) })
const toggle = <K extends 'database' | 'store'>(kind: K) => fc.record({ kind: fc.constant(kind), down: fc.boolean() })

test('on one store: never over ten minutes old; each asks once in ten minutes, or a second after a failure, and not after the other; 503 only when nothing else is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(advance, read, toggle('database')), { maxLength: 60 }), async (steps) => {
      const { answers, failures, asks } = await run(steps)
      for (const { age, told } of answers) {
        expect(age).toBeLessThan(600)
        expect(told).toBe(Math.ceil(age))
      }
      expect(failures.filter(({ excused }) => !excused)).toEqual([])
      for (const [index, { who, at }] of asks.entries()) {
        for (const before of asks.slice(0, index).filter((ask) => ask.who === who || ask.at + QUERY_MS <= at)) {
          if (before.who === who || !before.failed)
            expect(at - before.at).toBeGreaterThanOrEqual(before.failed ? 1_000 : 599_000)
        }
      }
    }),
    { numRuns: 150 },
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
      { numRuns: 150 },
    )
  },
)

/** The duration of a query. */
const QUERY_MS = 2_000

/** The counters that two instances served, and whether their failures are excused. */
async function run(steps: Step[], where?: string) {
  const isOneHost = where?.startsWith('one host')
  const database = createSimulatedDatabase()
  const setMs = [0, 0]
  const store = createSimulatedStore()
  const asks: { who: number; at: number; failed: boolean }[] = []
  const observed = (who: number) => ({
    ...database,
    async readPublicStats() {
      asks.push({ who, at: store.nowMs, failed: database.down })
      const answer = await database.readPublicStats()
      store.nowMs += QUERY_MS
      await turnOfLoop()
      return answer
    },
  })
  const clocks = [0, 1].map((who) =>
    createSteadyClock(
      () => store.nowMs + (setMs[who] ?? 0),
      () => store.nowMs,
    ),
  )
  // A server reads its clock often.
  const readClocks = () => clocks.map((now) => now())
  readClocks()
  const instances = clocks.map((now, who) => createStats({ database: observed(who), source: 'db', store, now }))
  const answers: { age: number; told: number }[] = []
  const failures: { excused: boolean; databaseFailed: boolean }[] = []

  for (const step of steps) {
    if (step.kind === 'advance') store.nowMs += step.seconds * 1_000
    else if (step.kind === 'database') database.down = step.down
    else if (step.kind === 'store') store.down = step.down
    else if (step.kind === 'set') {
      for (const who of isOneHost ? [0, 1] : [step.who]) setMs[who] = (setMs[who] ?? 0) + step.seconds * 1_000
      if (isOneHost) store.aheadMs = setMs[0] ?? 0
      readClocks()
    } else await Promise.all(step.who.map((who) => readOf(who)))
  }
  return { answers, failures, asks }

  async function readOf(who: number) {
    const began = store.nowMs
    try {
      const served = await instances[who]?.read()
      const asked = asks[(served?.stats.editorsPitched ?? 0) - 1]?.at ?? Number.NaN
      answers.push({ age: (store.nowMs - asked) / 1_000, told: served?.ageSeconds ?? Number.NaN })
    } catch (error) {
      expect(error).toBeInstanceOf(Unavailable)
      // A failure is repeated for a second.
      const databaseFailed = database.down || asks.some(({ at, failed }) => failed && began - at < 1_000)
      const left = asks.some(({ at, failed }) => !failed && store.nowMs - at < 599_000)
      failures.push({ databaseFailed, excused: databaseFailed && !left })
    }
  }
}
