import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, inject, it } from 'vitest'
import { mixLoad, type Visit } from '@/tests/support/load/mixed-load'
import { startRedis } from '@/tests/support/servers/redis-server'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

/** Set by `npm run soak`. */
const { SOAK_SECONDS } = process.env
const SECONDS = Number(SOAK_SECONDS ?? 8)
const WARM_UP_SECONDS = SOAK_SECONDS ? Math.min(180, SECONDS / 3) : 5
/** MiB a minute. In a short run the slope shows garbage rather than leaks. */
const MAX_RSS_SLOPE = SECONDS >= 300 ? 1 : Number.POSITIVE_INFINITY
/** MiB after a full collection. Caches of clients and domains may still fill. */
const MAX_LIVE_GROWTH = 16
/** For starting, stopping and closing connections. */
const REST_SECONDS = 120

const POLL_MS = 250
/** Idle connections are closed sooner: the clients' after 5 s, the database's after 10. */
const QUIET_DEADLINE_MS = 40_000
/** After each request, so that the load does not depend on the machine. */
const PAUSE_MS = 60
/** The most that a site at rest may hold. */
const AT_REST: Record<string, number> = {
  PipeWrap: 2,
  TCPServerWrap: 1,
  TCPSocketWrap: 30,
  Timeout: 1,
  FSReqCallback: 1,
}
/** Few enough that all are cached after the warm-up. */
const DOMAINS = 500
const MEBIBYTE = 1024 * 1024
const MINUTE_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const file = join(folder, 'samples')
const redis = await startRedis()
const site = await startSiteWithProviders({
  DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
  REDIS_URL: redis.url,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/load/soak-probe.mjs')}`,
  PROBE_FILE: file,
})
afterAll(async () => {
  await site.stop()
  await redis.stop()
  rmSync(folder, { recursive: true })
})

it('mixed traffic leaves nothing behind', { timeout: (SECONDS + WARM_UP_SECONDS + REST_SECONDS) * 1_000 }, async () => {
  const seed = Date.now()
  const warming = await mixLoad(site.url, WARM_UP_SECONDS, seed, { pauseMs: PAUSE_MS, others })
  const liveBefore = await liveMebibytes()
  const startedAt = Date.now()
  const loaded = await mixLoad(site.url, SECONDS, seed, { pauseMs: PAUSE_MS, others })
  const samples = samplesSince(startedAt)
  const { resources } = await atRest()
  const liveAfter = await liveMebibytes()
  const requests = warming.requests + loaded.requests
  const faults = [...warming.faults, ...loaded.faults]
  const slope = rssSlope(samples)
  const [from, to] = [samples[0], samples.at(-1)].map((sample) => Math.round((sample?.rss ?? 0) / MEBIBYTE))
  console.log(`${requests} requests in ${WARM_UP_SECONDS} + ${SECONDS} s, seed ${seed}: ${faults.length} wrong`)
  console.log(`resident: ${from} to ${to} MiB, ${slope.toFixed(2)} MiB a minute`)
  console.log(`in use after a full collection: ${liveBefore.toFixed(0)} to ${liveAfter.toFixed(0)} MiB`)
  console.log(`handles and timers at rest: ${JSON.stringify(resources)}`)
  expect(faults.slice(0, 5)).toEqual([])
  expect(tooMany(resources)).toEqual([])
  expect(liveAfter - liveBefore).toBeLessThan(MAX_LIVE_GROWTH)
  expect(slope).toBeLessThan(MAX_RSS_SLOPE)
})

/** Valid and invalid calls of each endpoint from changing addresses, and missing paths. */
const others: fc.Arbitrary<Visit> = fc
  .record({ domain: fc.nat(DOMAINS - 1).map((number) => `domain-${number}`), client: fc.nat(1_000), call: fc.nat(7) })
  .map(({ domain, client, call }) => {
    const calls: [path: string, statuses: number[], method?: string][] = [
      [`/api/domain-rating?target=${domain}.com`, [200]],
      [`/api/domain-rating?target=https://www.${domain}.org/page`, [200]],
      [`/api/pagerank?domains[]=wikipedia.org&domains[]=${domain}.com`, [200, 429]],
      ['/api/stats', [200]],
      ['/api/domain-rating?target=localhost', [400]],
      ['/api/pagerank', [400]],
      ['/api/stats', [405], 'POST'],
      [`/missing-${client}`, [404]],
    ]
    const [path, statuses, method = 'GET'] = calls[call] as (typeof calls)[number]
    return { path, headers: { 'x-forwarded-for': `10.0.${client >> 8}.${client & 255}` }, method, statuses }
  })

/** The process's memory, and how many resources of each kind keep its event loop alive. */
interface Sample {
  /** Milliseconds since the epoch. */
  at: number
  rss: number
  resources: Record<string, number>
}

/** The heap after a full collection, in bytes. */
interface LiveHeap {
  at: number
  live: number
}

/** The records that `soak-probe.mjs` has written since a moment. */
function writtenSince(moment: number): (Sample | LiveHeap)[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  // The last line is empty or incomplete.
  const written: (Sample | LiveHeap)[] = lines.slice(0, -1).map((line) => JSON.parse(line))
  return written.filter(({ at }) => at > moment)
}

function samplesSince(moment: number): Sample[] {
  return writtenSince(moment).filter((one) => 'rss' in one)
}

/** The first quiet sample from now on, or the last one before the deadline. */
async function atRest(): Promise<Sample> {
  const from = Date.now()
  for (;;) {
    const samples = samplesSince(from)
    const found = samples.find(({ resources }) => tooMany(resources).length === 0)
    if (found) return found
    if (Date.now() > from + QUIET_DEADLINE_MS) return samples.at(-1) as Sample
    await sleep(POLL_MS)
  }
}

async function liveMebibytes(): Promise<number> {
  const askedAt = Date.now() - 1
  process.kill(site.pid as number, 'SIGUSR2')
  for (;;) {
    const heap = writtenSince(askedAt).find((one) => 'live' in one)
    if (heap) return heap.live / MEBIBYTE
    await sleep(POLL_MS)
  }
}

/** MiB a minute, from the mean of the first third of the samples to that of the last. */
function rssSlope(samples: readonly Sample[]): number {
  const third = Math.ceil(samples.length / 3)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, last] = [samples.slice(0, third), samples.slice(-third)]
  const grown = mean(last.map(({ rss }) => rss)) - mean(first.map(({ rss }) => rss))
  const passedMs = mean(last.map(({ at }) => at)) - mean(first.map(({ at }) => at))
  return grown / MEBIBYTE / (passedMs / MINUTE_MS)
}

/** The kinds of resources with more than a site at rest may hold. */
function tooMany(resources: Sample['resources']): string[] {
  return Object.entries(resources)
    .filter(([kind, count]) => count > (AT_REST[kind] ?? 0))
    .map(([kind, count]) => `${count} of ${kind}`)
}
