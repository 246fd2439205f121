import type { Database } from '@/lib/database/database'
import { createEmbedded } from '@/lib/database/embedded'
import { createPostgres } from '@/lib/database/postgres'
import { createVercelPostgres } from '@/lib/database/vercel-postgres'
import { createLimit } from '@/lib/limit/limit'
import { policies } from '@/lib/limit/policies'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createRatings } from '@/lib/rating/rating'
import { createStats } from '@/lib/stats/stats'
import { withFallback } from '@/lib/store/fallback'
import { createMemoryStore } from '@/lib/store/memory'
import { createRedisStore } from '@/lib/store/redis'
import type { Store } from '@/lib/store/store'
import { createVercelKvStore } from '@/lib/store/vercel-kv'
import { config } from './config'
import { globalSingleton } from './global-singleton'
import { createHealth, findEvictionWarning, warningsOf } from './health'
import { log } from './log'
import { type MeasuredCall, measured, onCall } from './measured-calls'
import { onShutdown } from './shutdown'

export type Services = ReturnType<typeof makeServices>

/** All services of the process, created from the configuration on first use. */
export function services(): Services {
  return globalSingleton('services', makeServices)
}

function makeServices() {
  const { pageRank, domainRating, sampleProviders, metrics, requestLog } = config()
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
  void findEvictionWarning(store).then((warning) => warning && warnOnce(warning))
  const database = metrics ? measured('database', makeDatabase()) : makeDatabase()
  const look = createHealth({ store, sharesWindows: memory.sharesWindows, database, warnings })
  // Page rank must protect the quota of its key. Everything else falls back to this process while the store is down.
  const lenient = connected === memory ? store : withFallback(store, memory)
  onShutdown(async () => {
    await Promise.allSettled([store.close(), database.close()])
  })
  return {
    pageRankLimit: createLimit(store, policies.pageRank),
    pageRanks: createPageRanks({ ...pageRank, store }),
    ratingLimit: createLimit(lenient, policies.domainRating),
    ratings: createRatings({ provider: createAhrefsRatings(domainRating), store: lenient }),
    stats: createStats(database, lenient),
    // A store that is down at the start tells its policy later.
    health: async () => {
      const health = await look()
      health.warnings.forEach(warnOnce)
      return health
    },
    /** Marks answers of the sample providers. */
    sampleHeaders: sampleProviders ? SAMPLE_HEADERS : {},
  }
}

/** Calls to a provider are few and cost a quota, so each has a line. */
function logProviderCall({ part, outcome, durationMs }: MeasuredCall): void {
  if (part === 'rating' || part === 'page-rank')
    log.info({ part, outcome, durationMs: Math.round(durationMs) }, 'provider call')
}

export const SAMPLE_HEADERS = { 'X-Sample-Data': 'true' }

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

function makeDatabase(): Database {
  const { database } = config()
  switch (database.kind) {
    case 'vercel-postgres':
      return createVercelPostgres(database.connectionString)
    case 'postgres':
      return createPostgres(database.connectionString)
    case 'embedded':
      return createEmbedded()
  }
}
