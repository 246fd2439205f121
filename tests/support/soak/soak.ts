import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mixLoad } from '@/tests/support/mixed-load'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { loadApis } from './api-load'
import { beyond, readSamples, rssSlope, type Sample } from './samples'

export interface Soaked {
  requests: number
  departures: string[]
  /** MiB a minute, after the warm-up. */
  rssSlope: number
  /** At the end of the warm-up, and of all. */
  rssMebibytes: [from: number, to: number]
  liveMebibytes: [from: number, to: number]
  /** What of handles and timers is more than a site at rest has. */
  left: string[]
  resources: Sample['resources']
}

const POLL_MS = 250
/** Within it connections that nobody uses are closed: the clients' after 5 s, the database's after 10. */
const QUIET_DEADLINE_MS = 40_000
/** What a site at rest has at most: its output, its port, and connections to the store, the database and providers. */
const AT_REST = { PipeWrap: 2, TCPServerWrap: 1, TCPSocketWrap: 6, Timeout: 1, FSReqCallback: 1 }
const MEBIBYTE = 1024 * 1024

/** Loads a site of its own with pages, endpoints and missing paths, and tells what its process was left with. */
export async function soak(options: {
  warmUpSeconds: number
  seconds: number
  seed: number
  databaseUrl: string
  redisUrl: string
}): Promise<Soaked> {
  const { warmUpSeconds, seconds, seed } = options
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  const file = join(folder, 'samples')
  const site = await startSiteWithProviders({
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'probe.mjs')}`,
    PROBE_FILE: file,
  })
  const sampleWhere = async (isGood: (sample: Sample) => boolean, deadline = Number.POSITIVE_INFINITY) => {
    for (;;) {
      const found = readSamples(file).findLast(isGood)
      if (found || Date.now() > deadline) return found ?? (readSamples(file).at(-1) as Sample)
      await sleep(POLL_MS)
    }
  }
  const since = (moment: number) => (sample: Sample) => sample.at > moment
  const live = async () => {
    const askedAt = Date.now() - 1
    process.kill(site.pid as number, 'SIGUSR2')
    const sample = await sampleWhere((one) => one.live !== undefined && since(askedAt)(one))
    return (sample.live ?? 0) / MEBIBYTE
  }
  const load = (during: number) => Promise.all([mixLoad(site.url, during, seed), loadApis(site.url, during)])
  try {
    const warming = await load(warmUpSeconds)
    const liveBefore = await live()
    const startedAt = Date.now()
    const loaded = await load(seconds)
    const under = readSamples(file).filter(since(startedAt))
    const liveAfter = await live()
    const endedAt = Date.now()
    const isQuiet = (sample: Sample) => since(endedAt)(sample) && beyond(AT_REST, sample.resources).length === 0
    const { resources } = await sampleWhere(isQuiet, endedAt + QUIET_DEADLINE_MS)
    const results = [...warming, ...loaded]
    return {
      requests: results.reduce((sum, { requests }) => sum + requests, 0),
      departures: results.flatMap(({ departures }) => departures),
      rssSlope: rssSlope(under),
      rssMebibytes: [(under[0]?.rss ?? 0) / MEBIBYTE, (under.at(-1)?.rss ?? 0) / MEBIBYTE],
      liveMebibytes: [liveBefore, liveAfter],
      left: beyond(AT_REST, resources),
      resources,
    }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
}
