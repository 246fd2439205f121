import { startRedis } from '@/tests/support/redis-server'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { median, printRow, verdict } from './goals'
import { load, type Measure, type Subject } from './load'
import { startNoop } from './noop'

/** A share of the requests that an idle handler of Next answers. */
const AT_LEAST = 0.7
const REFERENCE = 'nothing, in Next'
const ROUNDS = 5
const SECONDS = 3
/** V8 optimises for this long. */
const WARM_UP_SECONDS = 10

/** `/api/pagerank` on Redis, a new client with each request, beside a route handler of Next that does nothing. */
export async function benchPageRank(): Promise<void> {
  const redis = await startRedis()
  const site = await startSiteWithProviders({ REDIS_URL: redis.url, REQUEST_LOG: 'off' })
  try {
    const noop = await startNoop()
    try {
      await measureInTurns({
        [REFERENCE]: { url: `${noop.url}/api` },
        '/api/pagerank on Redis': { url: `${site.url}/api/pagerank?domains[]=github.com`, vary: 'client' as const },
      })
    } finally {
      await noop.stop()
    }
  } finally {
    await site.stop()
    await redis.stop()
  }
}

/** Loads each subject in turns, and prints the medians of the rounds and of each round's ratio to the reference. */
async function measureInTurns(subjects: Record<string, Subject>): Promise<void> {
  const runs: Record<string, Measure[]> = {}
  for (const subject of Object.values(subjects)) await load({ ...subject, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      runs[name] = [...(runs[name] ?? []), await load({ ...subject, seconds: SECONDS })]
    }
  }
  printRow(['request', 'req/s', 'p50 ms', 'p99 ms', 'ratio', 'failed', 'goal'])
  for (const [name, measures] of Object.entries(runs)) {
    const of = (pick: (measure: Measure) => number) => median(measures.map(pick))
    const ratios = measures.map(
      ({ requestsPerSecond }, round) => requestsPerSecond / (runs[REFERENCE]?.[round]?.requestsPerSecond ?? Number.NaN),
    )
    printRow([
      name,
      of(({ requestsPerSecond }) => requestsPerSecond).toFixed(0),
      of(({ p50Ms }) => p50Ms).toFixed(2),
      of(({ p99Ms }) => p99Ms).toFixed(2),
      median(ratios).toFixed(2),
      `${(100 * of(({ failures }) => failures)).toFixed(1)} %`,
      name === REFERENCE ? '' : verdict(median(ratios) >= AT_LEAST, String(AT_LEAST)),
    ])
  }
}
