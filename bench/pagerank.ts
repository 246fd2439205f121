import { startRedis } from '@/tests/support/redis-server'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { startNoop } from './noop'
import { measureInTurns } from './turns'

/** Of what an idle handler of Next answers. */
const AT_LEAST = 0.7

/** `/api/pagerank` on Redis, a new client with each request, beside a route handler of Next that does nothing. */
export async function benchPageRank(): Promise<void> {
  const redis = await startRedis()
  const site = await startSiteWithProviders({ REDIS_URL: redis.url, REQUEST_LOG: 'off' })
  try {
    const noop = await startNoop()
    try {
      const subjects = {
        'nothing, in Next': { url: `${noop.url}/api` },
        '/api/pagerank on Redis': { url: `${site.url}/api/pagerank?domains[]=github.com`, vary: 'client' as const },
      }
      await measureInTurns('nothing, in Next', subjects, AT_LEAST)
    } finally {
      await noop.stop()
    }
  } finally {
    await site.stop()
    await redis.stop()
  }
}
