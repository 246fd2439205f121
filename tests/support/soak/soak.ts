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
/** Of each client after each turn: as fast as it goes would be faster whenever the machine has less else to do. */
const PAUSE_MS = 60
/** What a site at rest has at most; its connections to itself last a minute, and the clients alone had more than these. */
const AT_REST = {
  PipeWrap: 2,
  TCPServerWrap: 1,
  TCPSocketWrap: 30,
  Timeout: 1,
  FSReqCallback: 1,
  Worker: 1,
  MessagePort: 3,
}
/** The server's own, and Next's. */
const THREADS = 2
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
  const since = (moment: number) => (one: { at: number }) => one.at > moment
  const isQuiet = ({ resources }: Sample) => beyond(AT_REST, resources).length === 0
  /** The first quiet sample from now on, or the last one before the deadline. */
  const atRest = async (): Promise<Sample> => {
    const from = Date.now()
    for (;;) {
      const samples = readSamples(file).samples.filter(since(from))
      const found = samples.find(isQuiet)
      if (found) return found
      if (Date.now() > from + QUIET_DEADLINE_MS) return samples.at(-1) as Sample
      await sleep(POLL_MS)
    }
  }
  const live = async () => {
    const askedAt = Date.now() - 1
    process.kill(site.pid as number, 'SIGUSR2')
    for (;;) {
      const heaps = readSamples(file).heaps.filter(since(askedAt))
      if (heaps.length >= THREADS) return heaps.reduce((sum, heap) => sum + heap.live, 0) / MEBIBYTE
      await sleep(POLL_MS)
    }
  }
  const load = (during: number) =>
    Promise.all([mixLoad(site.url, during, seed, PAUSE_MS), loadApis(site.url, during, PAUSE_MS)])
  try {
    const warming = await load(warmUpSeconds)
    const liveBefore = await live()
    const startedAt = Date.now()
    const loaded = await load(seconds)
    const under = readSamples(file).samples.filter(since(startedAt))
    const { resources } = await atRest()
    // Only now: what Next made for its router is let go of some seconds after the answers.
    const liveAfter = await live()
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
