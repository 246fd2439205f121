import { startSampleProviders } from '@/scripts/sample-providers/start'
import { type RedisServer, startRedis } from '@/tests/support/redis-server'
import { startRelay } from '@/tests/support/relay'
import { type Site, startSite } from '@/tests/support/site'
import { createTestDatabase } from '@/tests/support/test-database'
import { startNginx } from './nginx'

export const INSTANCES = 3

export interface Cluster {
  url: string
  sites: Site[]
  /** How often the view of the counters was read. */
  statsQueries(): number
  /** The domains that the rating provider was asked for. */
  ratingCalls(): string[]
  /** Ends Redis. */
  loseRedis(): Promise<void>
  /** Starts an empty one in its place. */
  restoreRedis(): Promise<void>
  stop(): Promise<void>
}

/** Three processes of the built site behind nginx, on one Redis and one PostgreSQL. */
export async function startCluster(postgresUrl: string): Promise<Cluster> {
  let redis: RedisServer = await startRedis()
  const providers = await startSampleProviders()
  const database = await startRelay(await createTestDatabase(postgresUrl))
  const environment = {
    TRUSTED_PROXIES: 'loopback',
    REDIS_URL: redis.url,
    DATABASE_URL: database.url,
    OPEN_PAGERANK_API_KEY: 'opr_test-rank-key',
    OPEN_PAGERANK_URL: providers.pageRankBulkUrl,
    DOMAIN_RATING_API_KEY: 'test-rating-key',
    DOMAIN_RATING_URL: providers.domainRatingUrl,
  }
  const first = await startSite(environment)
  // Before the others start: on a busy machine they might not wait for the first one's turn to end.
  await fetch(`${first.url}/api/stats`)
  const sites = [first, ...(await Promise.all(Array.from({ length: INSTANCES - 1 }, () => startSite(environment))))]
  const nginx = await startNginx(sites.map(({ url }) => url))
  return {
    url: nginx.url,
    sites,
    statsQueries: () => database.reads.filter((read) => read.includes('from public_stats')).length,
    ratingCalls: () => providers.calls.flatMap(({ query }) => query.get('target') ?? []),
    loseRedis: () => redis.stop(),
    async restoreRedis() {
      redis = await startRedis({ port: redis.port })
    },
    async stop() {
      await nginx.stop()
      await Promise.all(sites.map((site) => site.stop()))
      await Promise.all([providers.stop(), redis.stop()])
      database.close()
    },
  }
}
