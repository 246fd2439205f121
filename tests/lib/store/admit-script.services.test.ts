import fc from 'fast-check'
import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ADMIT_SCRIPT, admitArguments, parseAdmission } from '@/lib/store/admit-script'
import { slidesExactly, windowOfTests } from './sliding-window'

const CLOCK = "redis.call('TIME')"
// Ahead of the server's clock, so that no key expires.
const START = 4_102_444_800_000_000
/** In microseconds. */
const YEAR = 365 * 86_400 * 1e6

const redis = createClient({ url: inject('redisUrl'), RESP: 2 })
beforeAll(() => redis.connect())
afterAll(() => redis.close())

/** The production script with another clock. */
async function ask(how: 'admit' | 'peek', key: string, micros: number) {
  const { limit, windowSeconds } = windowOfTests
  const time = [Math.floor(micros / 1e6), micros % 1e6].map(String)
  return parseAdmission(
    await redis.eval(ADMIT_SCRIPT.replace(CLOCK, '{ ARGV[4], ARGV[5] }'), {
      keys: [`script-test:${key}`],
      arguments: [...admitArguments(limit, windowSeconds, how === 'admit'), ...time],
    }),
    limit,
    windowSeconds,
  )
}

describe('admit script', () => {
  beforeEach(async () => {
    const keys = await redis.keys('script-test:*')
    if (keys.length > 0) await redis.del(keys)
  })

  test('reads the clock once, from the server', () => {
    expect(ADMIT_SCRIPT.split(CLOCK)).toHaveLength(2)
  })

  test('lets no more than the limit pass in any window, and refuses no sooner', async () => {
    await slidesExactly(ask, START, 100)
  })

  test('a refused event writes nothing', async () => {
    for (let event = 0; event < 10; event++) await ask('admit', 'full', START + event)
    const before = [await redis.dump('script-test:full'), await redis.pExpireTime('script-test:full')]
    expect((await ask('admit', 'full', START + 1e6)).admitted).toBe(false)
    expect([await redis.dump('script-test:full'), await redis.pExpireTime('script-test:full')]).toEqual(before)
  })

  test('a key expires with its last event, and holds only events of the window', async () => {
    await ask('admit', 'lifetime', START)
    await ask('admit', 'lifetime', START + 3_600_000_000)
    expect(await redis.zCard('script-test:lifetime')).toBe(1)
    expect(await redis.pExpireTime('script-test:lifetime')).toBe(START / 1_000 + 2 * 3_600_000)
  })

  test('a clock that is set back: nobody waits longer than the window, and waiting is enough', async () => {
    const { limit, windowSeconds } = windowOfTests
    for (let event = 0; event < limit; event++) await ask('admit', 'back', START + YEAR + event)
    const window = windowSeconds * 1e6
    expect(await ask('peek', 'back', START)).toEqual({ admitted: false, remaining: 0, resetSeconds: windowSeconds })
    expect(await redis.pExpireTime('script-test:back')).toBe((START + window) / 1_000)
    // The wait begins with the first look, whatever comes meanwhile.
    expect(await ask('admit', 'back', START + window / 2)).toMatchObject({ admitted: false, resetSeconds: 1_800 })
    expect(await ask('admit', 'back', START + window - 1)).toMatchObject({ admitted: false, resetSeconds: 1e-6 })
    expect(await ask('admit', 'back', START + window)).toEqual({
      admitted: true,
      remaining: limit - 1,
      resetSeconds: windowSeconds,
    })
    expect(await redis.pExpireTime('script-test:back')).toBe(START / 1_000 + 2 * windowSeconds * 1_000)
  })

  test('a clock that is set back to the microsecond of another event: both count', async () => {
    const window = windowOfTests.windowSeconds * 1e6
    const times = [START, START, START + 100, START + window, START + 100]
    for (const time of times) await ask('admit', 'twice', time)
    expect(await ask('peek', 'twice', START + 100)).toMatchObject({ remaining: windowOfTests.limit - 3 })
  })

  test('a clock that is set now and then: no more than the limit pass in any hour, and no wait is longer', async () => {
    const { limit, windowSeconds } = windowOfTests
    const step = fc.record({
      waits: fc.oneof(fc.nat(2), fc.nat(20 * 60 * 1e6), fc.constantFrom(0, windowSeconds * 1e6)),
      // Back as far as to times at which other events had been counted.
      setBack: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(1, 2, 1e6, YEAR) },
      ),
      how: fc.constantFrom<('admit' | 'peek')[]>('admit', 'admit', 'peek'),
    })
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 60 }), async (steps) => {
        const key = `set-${runs++}`
        const passed: number[] = []
        let [elapsed, clock] = [0, START + 100 * YEAR]
        for (const { waits, setBack, how } of steps) {
          elapsed += waits
          clock += waits - setBack
          const admission = await ask(how, key, clock)
          expect(admission.resetSeconds).toBeLessThanOrEqual(windowSeconds)
          const within = passed.filter((time) => elapsed - time < windowSeconds * 1e6).length
          if (admission.admitted) expect(within).toBeLessThan(limit)
          if (admission.admitted && how === 'admit') passed.push(elapsed)
        }
      }),
      { numRuns: 100 },
    )
  })
})
