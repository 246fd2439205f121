import { performance } from 'node:perf_hooks'
import type { Config } from '@/lib/config'
import type { Database } from '@/lib/database/database'
import { createSharedFor } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { SAMPLE_PARTS, type SamplePart } from '@/lib/text-settings'

export interface Health {
  status: 'up' | 'down'
  latencyMs: number
}

const CHECK_SHARED_MS = 1_000
const HEALTH_KEY = 'health'
const HEALTH_SECONDS = 60
/** So high that no check is refused: a refusal would write nothing. */
const HEALTH_LIMIT = 1_000_000

const FULL =
  'The counters in this process are full: new clients share a limit with their network (an IPv6 /56 or an IPv4 /24, or a larger one). To count each client separately, set REDIS_URL, or connect Upstash for Redis.'

/**
 * Checks that the store can save a value and count an event, and that the database's role may read the view. Anybody may
 * ask for it, so a check is shared while it runs and for a second after.
 */
export function createHealth({
  store,
  sharesWindows = () => false,
  database,
  warnings,
  now = steadyNow,
}: {
  store: Store
  /** Whether the store in this process, which may be the fallback, is full. */
  sharesWindows?: () => boolean
  /** Absent where none is set. */
  database?: Pick<Database, 'checkAccess'>
  /** Known at start, one sentence each. */
  warnings: readonly string[]
  now?: () => number
}) {
  return createSharedFor(CHECK_SHARED_MS, now, async () => {
    // In one tick, so that the store is asked once.
    const [inStore, inDatabase, warning] = await Promise.all([
      healthOf(
        Promise.all([
          store.set(HEALTH_KEY, '', HEALTH_SECONDS),
          store.getMany([HEALTH_KEY]),
          store.admit(HEALTH_KEY, HEALTH_LIMIT, 1),
        ]),
      ),
      database && healthOf(database.checkAccess()),
      warningOf(store),
    ])
    return {
      dependencies: { store: inStore, ...(inDatabase && { database: inDatabase }) },
      warnings: [...warnings, ...(warning === undefined ? [] : [warning]), ...(sharesWindows() ? [FULL] : [])],
    }
  })
}

async function healthOf(check: Promise<unknown>): Promise<Health> {
  const start = performance.now()
  const status = await check.then(
    () => 'up' as const,
    () => 'down' as const,
  )
  return { status, latencyMs: Math.round(performance.now() - start) }
}

/** As the store's own, and undefined where it cannot tell now. */
const warningOf = async (store: Store) => store.findWarning?.().catch(() => undefined)

/** At start: one sentence if the store is set up wrongly, or if counting fails there. */
export async function findStoreFault(store: Store): Promise<string | undefined> {
  const peek = () => store.peek(HEALTH_KEY, HEALTH_LIMIT, 1)
  return (
    (await warningOf(store)) ??
    peek().then(
      () => undefined,
      ({ message }: Error) => message,
    )
  )
}

const NEW_KEY = 'Create a key that begins with opr_ at https://openpagerank.keywordseverywhere.com/'

const SAMPLE_WARNINGS: Record<SamplePart, string> = {
  rating:
    '/api/domain-rating returns sample data. For real ratings, set DOMAIN_RATING_API_KEY and leave rating out of SAMPLE_DATA.',
  pagerank:
    '/api/pagerank returns sample data. For real PageRanks, set OPEN_PAGERANK_API_KEY and leave pagerank out of SAMPLE_DATA.',
  stats:
    '/api/stats returns sample data. For real counters, set DATABASE_URL, or POSTGRES_URL on Vercel, and leave stats out of SAMPLE_DATA.',
}

/** What an operator may not expect, one sentence each. */
export function warningsOf({
  vercel,
  store,
  database,
  pageRank,
  domainRating,
  samples,
}: Pick<Config, 'vercel' | 'store' | 'database' | 'pageRank' | 'domainRating' | 'samples'>): string[] {
  const { key, url } = pageRank
  const isSample = (part: SamplePart) => samples.includes(part)
  const warnings: [isDue: unknown, text: string][] = [
    [
      vercel && store.kind === 'memory',
      'No store is connected: each function instance counts on its own, so the limits are not exact. Set REDIS_URL, or connect Upstash for Redis.',
    ],
    [
      !database && !isSample('stats'),
      'No database is set: /api/stats answers 503. Set DATABASE_URL, or POSTGRES_URL on Vercel.',
    ],
    [
      !key && (url || !isSample('pagerank')),
      `OPEN_PAGERANK_API_KEY is not set: /api/pagerank answers 503. ${NEW_KEY}.`,
    ],
    [
      key && !key.startsWith('opr_') && !url && !isSample('pagerank'),
      `OPEN_PAGERANK_API_KEY belongs to an API that was shut down on 2026-09-30. ${NEW_KEY}, or set OPEN_PAGERANK_URL to a server that still supports the old API.`,
    ],
    [
      !domainRating.key && !domainRating.url && !isSample('rating'),
      'DOMAIN_RATING_API_KEY is not set: Ahrefs will probably refuse requests, and /api/domain-rating will answer 502. Create a free key, valid for a year: https://docs.ahrefs.com/api/docs/api-keys-creation-and-management',
    ],
    ...SAMPLE_PARTS.map((part): [boolean, string] => [isSample(part), SAMPLE_WARNINGS[part]]),
  ]
  return warnings.flatMap(([isDue, text]) => (isDue ? [text] : []))
}
