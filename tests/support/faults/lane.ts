import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createClient } from 'redis'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { startKvBridge } from '@/tests/support/kv-bridge'
import { listen } from '@/tests/support/loopback'
import { execute, startPostgres } from '@/tests/support/postgres-server'
import { startRedis } from '@/tests/support/redis-server'
import { startRelay } from '@/tests/support/relay'
import { SEEDED_ROWS } from '@/tests/support/seeded-rows'
import { startSite } from '@/tests/support/site'
import { createTestDatabase } from '@/tests/support/test-database'
import { databaseFaults } from './database-faults'
import { type Fault, SECRETS } from './fault'
import { kvFaults, PAGE_RANK_PROVIDER, providerFaults, RATING_PROVIDER } from './http-faults'
import { startRemoteControl } from './remote-control'
import { redisFaults, STORE_AWAY } from './store-faults'

/** Each site's store, and the dependencies whose faults it goes through, one after the other. */
export const LANES = {
  Redis: ['domain-rating provider', 'page-rank provider', 'Redis'],
  'Vercel KV': ['Vercel KV', 'PostgreSQL'],
} as const

type Store = keyof typeof LANES
export type Dependency = (typeof LANES)[Store][number]

export type Lane = Awaited<ReturnType<typeof startLane>>

/** A site with its own dependencies, each behind a relay. */
export async function startLane(kind: Store) {
  const started: (() => unknown)[] = []
  const later = <T>(one: T, end: (one: T) => unknown): T => {
    started.push(() => end(one))
    return one
  }
  const control = later(await startRemoteControl(), (it) => it.close())
  const providers = later(await startSampleProviders(), (it) => it.stop())
  const redis = later(await startRedis({ args: ['--requirepass', SECRETS.redisPassword] }), (it) => it.stop())
  const redisUrl = `redis://:${SECRETS.redisPassword}@127.0.0.1:${redis.port}`
  const postgres = later(await startPostgres(), (it) => it.remove())
  const databaseUrl = await createTestDatabase(postgres.url)
  await execute(databaseUrl, SEEDED_ROWS)
  await execute(databaseUrl, `alter role public_stats_reader password '${SECRETS.databasePassword}'`)
  const readerUrl = new URL(databaseUrl)
  readerUrl.username = 'public_stats_reader'
  const decoy = later(await startDecoy(), (it) => it.close())

  const link = async (name: string, address: string) => {
    const relay = later(await startRelay(address), (it) => it.close())
    const url = new URL(relay.url)
    url.hostname = `${name}.fault.test`
    return { relay, host: url.hostname, url: url.href, control }
  }
  const rating = await link('rating', providers.domainRatingUrl)
  const pageRank = await link('rank', providers.pageRankBulkUrl)
  const isKv = kind === 'Vercel KV'
  const kv = isKv ? later(await startKvBridge(redisUrl), (it) => it.stop()) : undefined
  const store = await link('store', kv?.url ?? redisUrl)
  const database = await link('postgres', readerUrl.href)

  const site = later(
    await startSite({
      ...control.environment,
      TRUSTED_PROXIES: 'loopback',
      DOMAIN_RATING_URL: rating.url,
      DOMAIN_RATING_API_KEY: SECRETS.ratingKey,
      OPEN_PAGERANK_URL: pageRank.url,
      OPEN_PAGERANK_API_KEY: SECRETS.pageRankKey,
      DATABASE_URL: database.url,
      ...(isKv
        ? { KV_REST_API_URL: store.url.replace(/\/$/, ''), KV_REST_API_TOKEN: SECRETS.kvToken }
        : { REDIS_URL: store.url }),
    }),
    (it) => it.stop(),
  )

  const faults: Record<Dependency, Fault[]> = {
    'domain-rating provider': providerFaults(RATING_PROVIDER, rating, decoy.url),
    'page-rank provider': providerFaults(PAGE_RANK_PROVIDER, pageRank, decoy.url),
    Redis: redisFaults(store, redis),
    'Vercel KV': kvFaults(store, decoy.url, STORE_AWAY),
    PostgreSQL: databaseFaults(database, postgres, databaseUrl),
  }
  /** Empties the store, because the site's clock is ahead of the store's and entries would not expire. */
  const forget = async () => {
    const client = await createClient({ url: redisUrl, RESP: 2 }).connect()
    await client.flushAll()
    client.destroy()
  }
  return {
    site,
    control,
    providers,
    decoy,
    forget,
    mayRedirect: isKv,
    async close() {
      for (const end of started.reverse()) await end()
    },
    faults: LANES[kind].map((name) => [name, faults[name]] as const),
  }
}

/** A host that the site must never ask. */
async function startDecoy() {
  /** One text for each request. */
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    requests.push(`${request.url} ${request.rawHeaders} ${await text(request)}`)
    response.end('{}')
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}/`,
    requests,
    close: () => server.close(),
  }
}
