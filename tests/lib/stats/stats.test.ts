import { beforeEach, describe, expect, test } from 'vitest'
import { createStats } from '@/lib/stats/stats'
import { createClock, createSimulatedDatabase } from '@/tests/support/simulated'
import { createSimulatedStore } from '@/tests/support/simulated-store'

let clock: ReturnType<typeof createClock>
let database: ReturnType<typeof createSimulatedDatabase>
let store: ReturnType<typeof createSimulatedStore>
/** How far the store's clock is behind. */
let setBackMs: number
beforeEach(() => {
  setBackMs = 0
  clock = createClock()
  database = createSimulatedDatabase()
  store = createSimulatedStore(() => clock.now() - setBackMs)
})

const createInstance = () => createStats(database, store, { now: () => clock.now(), wait: (ms) => clock.wait(ms) })

describe('one instance', () => {
  test('serves from its memory', async () => {
    const instance = createInstance()
    const stats = { editorsPitched: 1, blogsResearched: 10 }
    expect(await instance.read()).toEqual({ stats, ageSeconds: 0, sample: false })
    const { calls } = store
    clock.advance(598.9)
    expect(await instance.read()).toEqual({ stats, ageSeconds: 599, sample: false })
    expect(store.calls).toBe(calls)
  })

  test('says when the rows are samples', async () => {
    database.sample = true
    expect(await createInstance().read()).toMatchObject({ sample: true })
    expect(await createInstance().read()).toMatchObject({ sample: true })
  })

  test.each(['', '{"computedAt":', '{"computedAt":1}', 'null', '{"stats":{"editorsPitched":-1}}'])(
    'takes %j in the store for no value',
    async (text) => {
      await store.set('stats', text, 600)
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
    clock.advance(0.1)
  }
  expect(database.asked).toBe(10)
})

describe('two instances on one store', () => {
  test('share a failure while one waits for the other', async () => {
    const instances = [createInstance(), createInstance()]
    database.down = true
    const release = database.hold()
    const reads = Promise.allSettled(instances.map((instance) => instance.read()))
    await database.wasAsked(1)
    await clock.passes(1)
    release()
    expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(database.asked).toBe(1)
  })

  test('the second asks itself when the first vanishes in its turn', async () => {
    database.hold()
    createInstance().read()
    await database.wasAsked(1)
    database.letGo()
    const began = clock.now()
    expect(await createInstance().read()).toMatchObject({ stats: { editorsPitched: 2 }, ageSeconds: 0 })
    expect(clock.now() - began).toBe(4_000)
  })

  test.each([
    ['a little in the future is taken for now', 1_000, 0, { stats: { editorsPitched: 1 }, ageSeconds: 0 }],
    // It states more life than it was given.
    ['likewise, where the store’s clock was set back', 1_000, 60_000, { stats: { editorsPitched: 1 }, ageSeconds: 0 }],
    ['far in the future has no age to trust: the reader asks itself', 3_600_000, 0, { stats: { editorsPitched: 2 } }],
  ])('a stamp %s', async (_, aheadMs, backMs, expected) => {
    await createStats(database, store, { now: () => clock.now() + aheadMs }).read()
    setBackMs = backMs
    expect(await createInstance().read()).toMatchObject(expected)
  })
})
