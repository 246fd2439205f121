import { expect, inject, it } from 'vitest'
import { startRedis } from '@/tests/support/redis-server'
import { soak } from '@/tests/support/soak/soak'
import { createTestDatabase } from '@/tests/support/test-database'

/** Set by `npm run soak`. */
const { SOAK_SECONDS } = process.env
const SECONDS = Number(SOAK_SECONDS ?? 20)
const WARM_UP_SECONDS = SOAK_SECONDS ? Math.min(180, SECONDS / 3) : 12
/** MiB a minute. In a short run what is resident tells more of the collector's turns than of leaks. */
const MAX_RSS_SLOPE = SECONDS >= 300 ? 1 : 200
/** MiB after a full collection; caches of clients and domains go on filling for a while. */
const MAX_LIVE_GROWTH = 16
/** For starting, ending, and waiting until connections are closed. */
const REST_SECONDS = 120

it('mixed traffic leaves nothing behind', { timeout: (SECONDS + WARM_UP_SECONDS + REST_SECONDS) * 1_000 }, async () => {
  const redis = await startRedis()
  try {
    const databaseUrl = await createTestDatabase(inject('postgresUrl'))
    const seed = Date.now()
    const options = { warmUpSeconds: WARM_UP_SECONDS, seconds: SECONDS, seed, databaseUrl, redisUrl: redis.url }
    const { requests, departures, rssSlope, left, ...held } = await soak(options)
    const rounded = (range: number[]) => range.map((value) => value.toFixed(0)).join(' to ')
    console.log(`${requests} requests in ${WARM_UP_SECONDS} + ${SECONDS} s, seed ${seed}: ${departures.length} wrong`)
    console.log(`resident: ${rounded(held.rssMebibytes)} MiB, ${rssSlope.toFixed(2)} MiB a minute`)
    console.log(`in use after a full collection: ${rounded(held.liveMebibytes)} MiB`)
    console.log(`handles and timers at rest: ${JSON.stringify(held.resources)}`)
    expect(departures.slice(0, 5)).toEqual([])
    expect(left).toEqual([])
    expect(held.liveMebibytes[1] - held.liveMebibytes[0]).toBeLessThan(MAX_LIVE_GROWTH)
    expect(rssSlope).toBeLessThan(MAX_RSS_SLOPE)
  } finally {
    await redis.stop()
  }
})
