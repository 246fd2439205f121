import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { startRedis } from '@/tests/support/redis-server'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { load, type Measure } from './load'

const ROUNDS = 3
const SECONDS = 5
const WARM_UP_SECONDS = 3

/** `/api/pagerank` on Redis, a new client each time, beside a route handler of Next that does nothing; in turns. */
async function benchPageRank(): Promise<void> {
  const redis = await startRedis()
  const site = await startSiteWithProviders({ REDIS_URL: redis.url })
  const noop = await startNoop()
  try {
    const subjects = {
      'nothing, in Next': { url: noop.url },
      '/api/pagerank on Redis': { url: `${site.url}/api/pagerank?domains[]=github.com`, varyClient: true },
    }
    const runs: Record<string, Measure[]> = {}
    for (const subject of Object.values(subjects)) await load({ ...subject, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, subject] of Object.entries(subjects)) {
        runs[name] = [...(runs[name] ?? []), await load({ ...subject, seconds: SECONDS })]
      }
    }
    printTable(runs, 'nothing, in Next')
  } finally {
    noop.process.kill()
    await site.stop()
    await redis.stop()
  }
}

async function startNoop(): Promise<{ url: string; process: ChildProcess }> {
  const build = spawnSync('next', ['build', 'bench/noop'], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(build.stdout + build.stderr)
  const child = spawn('node_modules/.bin/next', ['start', 'bench/noop', '-p', '0', '-H', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for (;;) {
    const [chunk] = await once(child.stdout, 'data')
    output += chunk
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    if (address && output.includes('Ready')) return { url: `${address}/api`, process: child }
  }
}

/** Medians of the rounds, and each one's ratio to `reference`, round by round. */
function printTable(runs: Record<string, Measure[]>, reference: string): void {
  const row = (cells: (string | number)[]) =>
    console.log(cells.map((cell, i) => (i ? String(cell).padStart(12) : String(cell).padEnd(28))).join(''))
  row(['request', 'req/s', 'p50 ms', 'p99 ms', 'ratio', 'failed'])
  for (const [name, measures] of Object.entries(runs)) {
    const of = (pick: (measure: Measure) => number) => median(measures.map(pick))
    const ratios = measures.map(
      (measure, round) => measure.requestsPerSecond / (runs[reference]?.[round]?.requestsPerSecond ?? Number.NaN),
    )
    row([
      name,
      Math.round(of((measure) => measure.requestsPerSecond)),
      of((measure) => measure.p50Ms).toFixed(2),
      of((measure) => measure.p99Ms).toFixed(2),
      median(ratios).toFixed(2),
      `${(100 * of((measure) => measure.failures)).toFixed(1)} %`,
    ])
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

await benchPageRank()
