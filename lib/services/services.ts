import { config } from '@/lib/config'
import type { Database } from '@/lib/database/database'
import { createPostgres } from '@/lib/database/postgres'
import { createVercelPostgres } from '@/lib/database/vercel-postgres'
import { createLimit } from '@/lib/limit/limit'
import { policies } from '@/lib/limit/policies'
import { log } from '@/lib/log'
import { type MeasuredCall, measured, onCall } from '@/lib/measured-calls'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createRatings } from '@/lib/rating/rating'
import { SAMPLE_COUNTERS } from '@/lib/samples/counters'
import { sampleProviders } from '@/lib/samples/providers'
import { onShutdown } from '@/lib/shutdown'
import { createStats, fixedStats, type Stats, withoutDatabase } from '@/lib/stats/stats'
import { withFallback } from '@/lib/store/fallback'
import { createMemoryStore } from '@/lib/store/memory'
import { createRedisStore } from '@/lib/store/redis'
import type { Store } from '@/lib/store/store'
import { createVercelKvStore } from '@/lib/store/vercel-kv'
import type { SamplePart } from '@/lib/text-settings'
import { createHealth, findStoreFault, warningsOf } from './health'

export type Services = ReturnType<typeof makeServices>

// Next bundles each route apart, so this module may exist several times. Only the global object is shared.
const SERVICES: unique symbol = Symbol.for('site.services')
const shared = globalThis as { [SERVICES]?: Services }

/** All services of the process, created from the configuration on first use. */
export function services(): Services {
  shared[SERVICES] ??= makeServices()
  return shared[SERVICES]
}

function makeServices() {
  const { pageRank, domainRating, metrics, requestLog } = config()
  const warnings = warningsOf(config())
  const said = new Set<string>()
  const warnOnce = (warning: string) => {
    if (!said.has(warning)) log.warn(warning)
    said.add(warning)
  }
  warnings.forEach(warnOnce)
  if (requestLog) onCall(logProviderCall)
  const memory = createMemoryStore()
  const connected = connectStore() ?? memory
  const store = metrics ? measured('store', connected) : connected
  void findStoreFault(store).then((warning) => warning && warnOnce(warning))
  const bareDatabase = makeDatabase()
  const database = metrics && bareDatabase ? measured('database', bareDatabase) : bareDatabase
  const look = createHealth({ store, sharesWindows: memory.sharesWindows, database, warnings })
  // Page rank must protect the quota of its key. Everything else falls back to this process while the store is down.
  const storeOrMemory = connected === memory ? store : withFallback(store, memory)
  onShutdown(async () => {
    await Promise.allSettled([store.close(), database?.close()])
  })
  return {
    pageRankLimit: createLimit(store, policies.pageRank),
    pageRanks: createPageRanks({ ...providerOf('pagerank', pageRank), store }),
    ratingLimit: createLimit(storeOrMemory, policies.domainRating),
    ratings: createRatings({ provider: createAhrefsRatings(providerOf('rating', domainRating)), store: storeOrMemory }),
    stats: makeStats(database, storeOrMemory),
    // A store that is down at the start tells its settings later.
    health: async () => {
      const health = await look()
      health.warnings.forEach(warnOnce)
      return health
    },
    /** Marks responses with sample data. */
    sampleHeaders: { rating: markOf('rating'), pagerank: markOf('pagerank'), stats: markOf('stats') },
  }
}

function markOf(part: SamplePart): Record<string, string> {
  return config().samples.includes(part) ? { 'X-Sample-Data': 'true' } : {}
}

/** Where a provider is a sample and has no URL, its sample answers in this process. */
function providerOf<Settings extends { url?: string }>(part: 'rating' | 'pagerank', settings: Settings) {
  return config().samples.includes(part) && !settings.url ? sampleProviders[part] : settings
}

function makeStats(database: Database | undefined, store: Store): Stats {
  const { database: settings, samples } = config()
  if (database && settings) {
    const { host, pathname } = new URL(settings.connectionString)
    return createStats({ database, source: `${host}${pathname}`, store })
  }
  return samples.includes('stats') ? fixedStats(SAMPLE_COUNTERS) : withoutDatabase
}

/** Calls to a provider are few and cost a quota, so each has a line. */
function logProviderCall({ part, outcome, durationMs }: MeasuredCall): void {
  if (part === 'rating' || part === 'page-rank')
    log.info({ part, outcome, durationMs: Math.round(durationMs) }, 'provider call')
}

/** Undefined where none is configured. */
function connectStore(): Store | undefined {
  const { store } = config()
  switch (store.kind) {
    case 'vercel-kv':
      return createVercelKvStore(store)
    case 'redis':
      return createRedisStore(store.url)
    case 'memory':
      return undefined
  }
}

function makeDatabase(): Database | undefined {
  const { database } = config()
  switch (database?.kind) {
    case 'vercel-postgres':
      return createVercelPostgres(database.connectionString)
    case 'postgres':
      return createPostgres(database.connectionString)
    case undefined:
      return undefined
  }
}
