import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ADMIT_SCRIPT, admitArguments, parseAdmission } from '@/lib/store/admit-script'
import { slidesExactly, windowOfTests } from './sliding-window'

const CLOCK = "redis.call('TIME')"
// Ahead of the server's clock, so that no key expires.
const START = 4_102_444_800_000_000

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

  test('lets no more than the limit pass in any window, and refuses no sooner', { timeout: 120_000 }, async () => {
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
})
