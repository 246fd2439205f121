import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, inject, it } from 'vitest'
import type { Flood, FloodResult } from '@/tests/support/load/flood-clients'
import { send } from '@/tests/support/send'
import { residentBytes } from '@/tests/support/servers/child-process'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const CONNECTIONS = 100
const REQUESTS = 1_000
/** A sample; `npm run floods` lets the clients stay longer. */
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 1)

const MEBIBYTE = 1024 * 1024
/** In a second, the floods cost 40 MiB at most; without the guard, four of them 85 to 115. */
const MAX_GROWTH = Number(process.env.FLOOD_MIB ?? 65) * MEBIBYTE
/** Another client's waits. A sample shares the machine with other tests, so it has no limits for them. */
const MAX_MEDIAN_MS = Number(process.env.FLOOD_MEDIAN_MS ?? Infinity)
const MAX_P99_MS = Number(process.env.FLOOD_P99_MS ?? Infinity)

const SAMPLE_MS = 200
const ASK_MS = 20
const PAGE = '/about'

const LEAVE_MS = 500
const FLOODS: (Pick<Flood, 'path' | 'fields' | 'reconnects'> & { name: string })[] = [
  { name: 'pages', path: '/about?_rsc', fields: 'RSC: 1\r\n' },
  { name: 'pages, on new connections again and again', path: '/about', reconnects: true },
  // Unread bytes would fill the memory.
  { name: 'a long file', path: '/llms-full.txt' },
  { name: 'uncached PageRanks', path: '/api/pagerank?domains[]=flood-NUMBER.com' },
  { name: 'uncached ratings', path: '/api/domain-rating?target=flood-NUMBER.com' },
  { name: 'health checks', path: '/healthz' },
]

const clients = fork('tests/support/load/flood-clients.ts', { execArgv: ['--import', 'tsx'] })
const ready = once(clients, 'message')
const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
const site = await startSiteWithProviders({ TRUSTED_PROXIES: '', DATABASE_URL, REDIS_URL: inject('redisUrl') })
// First, so that later growth is the clients' doing.
await ready
afterAll(async () => {
  clients.kill()
  await site.stop()
})

interface FloodReport {
  /** The highest growth of resident memory, in bytes. */
  growth: number
  /** Another client's waits, in milliseconds, ascending. */
  pageMs: number[]
  results: FloodResult[]
}

/** One client floods the site, while another one asks every 20 ms, without waiting for the response before. */
async function flood(given: Omit<Flood, 'port'>): Promise<FloodReport> {
  const { url, pid } = site
  const before = await residentBytes(pid)
  const over = once(clients, 'message')
  const pages: Promise<number>[] = []
  const sizes: Promise<number>[] = []
  const asking = setInterval(() => pages.push(loadPage(url)), ASK_MS)
  const sampling = setInterval(() => sizes.push(residentBytes(pid)), SAMPLE_MS)
  clients.send({ port: Number(new URL(url).port), ...given })
  const [results] = (await over) as [FloodResult[]]
  clearInterval(asking)
  clearInterval(sampling)
  const pageMs = (await Promise.all(pages)).sort((a, b) => a - b)
  return { growth: Math.max(...(await Promise.all(sizes))) - before, pageMs, results }
}

/** How long it took, in milliseconds; infinite where it failed. */
async function loadPage(url: string): Promise<number> {
  const began = performance.now()
  const isLoaded = await send(url, PAGE).then(
    ({ status }) => status === 200,
    () => false,
  )
  return isLoaded ? performance.now() - began : Infinity
}

const at = (share: number, ascending: number[]) => ascending[Math.floor(share * (ascending.length - 1))] ?? Infinity

it.each(FLOODS)(
  'a client that pipelines requests and leaves does not slow down others much: $name',
  async ({ name, ...target }) => {
    const size = { connections: CONNECTIONS, requests: REQUESTS }
    const given = { ...target, ...size, leaveMs: LEAVE_MS, stayMs: SECONDS * 1_000 }
    const { growth, pageMs, results } = await flood(given)
    const responses = results.reduce((sum, one) => sum + one.responses, 0)
    const statuses = [...new Set(results.flatMap((one) => Object.keys(one.statuses)))]
    if (process.env.PRINT_FIGURES) {
      const figures = [growth / MEBIBYTE, at(0.5, pageMs), at(0.99, pageMs)].map(Math.round)
      console.log(`${name}: ${responses} responses, ${statuses}; MiB, p50, p99: ${figures.join(', ')}`)
    }
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    expect(responses).toBeGreaterThan(0)
    expect(growth).toBeLessThan(MAX_GROWTH)
    expect(at(1, pageMs), 'every page was sent').toBeLessThan(Infinity)
    expect(at(0.5, pageMs)).toBeLessThanOrEqual(MAX_MEDIAN_MS)
    expect(at(0.99, pageMs)).toBeLessThanOrEqual(MAX_P99_MS)
  },
)
