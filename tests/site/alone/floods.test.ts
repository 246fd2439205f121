import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, inject, it } from 'vitest'
import type { Flood, FloodResult } from '@/tests/support/load/flood-clients'
import { send } from '@/tests/support/send'
import { residentBytes } from '@/tests/support/servers/child-process'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

/** A sample; `npm run floods` opens a hundred connections with a thousand requests each. */
const CONNECTIONS = Number(process.env.FLOOD_CONNECTIONS ?? 40)
const REQUESTS = Number(process.env.FLOOD_REQUESTS ?? 500)
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 1)

const MEBIBYTE = 1024 * 1024
const MAX_GROWTH = 150 * MEBIBYTE
/** 100 for the whole flood on a quiet machine. Other tests may run beside a sample. */
const MAX_PAGE_MS = Number(process.env.FLOOD_PAGE_MS ?? 1_000)

const SAMPLE_MS = 200
const PAUSE_MS = 10
const PAGE = '/about'

const FLOODS: Pick<Flood, 'path' | 'fields'>[] = [
  { path: '/about?_rsc', fields: 'RSC: 1\r\n' },
  // Long: what is not read would fill the memory.
  { path: '/llms-full.txt' },
  { path: '/api/pagerank?domains[]=flood-NUMBER.com' },
  { path: '/api/domain-rating?target=flood-NUMBER.com' },
  { path: '/healthz' },
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

/** One client floods the site while another one goes on asking. */
async function flood(given: Omit<Flood, 'port'>): Promise<FloodReport> {
  const { url, pid } = site
  const before = await residentBytes(pid)
  const report: FloodReport = { growth: 0, pageMs: [], results: [] }
  const over = once(clients, 'message')
  let isOver = false
  const repeat = async (pauseMs: number, act: () => Promise<void>) => {
    for (; !isOver; await wait(pauseMs)) await act()
  }
  clients.send({ port: Number(new URL(url).port), ...given })
  const lookers = [
    repeat(PAUSE_MS, async () => {
      const began = performance.now()
      const { status } = await send(url, PAGE)
      if (status !== 200) throw new Error(`another client was answered ${status}`)
      report.pageMs.push(performance.now() - began)
    }),
    repeat(SAMPLE_MS, async () => {
      report.growth = Math.max(report.growth, (await residentBytes(pid)) - before)
    }),
  ]
  try {
    ;[report.results] = (await over) as [FloodResult[]]
  } finally {
    isOver = true
  }
  await Promise.all(lookers)
  report.pageMs.sort((a, b) => a - b)
  return report
}

const at = (share: number, ascending: number[]) => ascending[Math.floor(share * (ascending.length - 1))] ?? Infinity

it.each(FLOODS)(
  'a client that pipelines requests and leaves does not slow down others much: $path',
  { timeout: 120_000 },
  async (target) => {
    const given = { ...target, connections: CONNECTIONS, requests: REQUESTS, leaveMs: 500, stayMs: SECONDS * 1_000 }
    const { growth, pageMs, results } = await flood(given)
    const answers = results.reduce((sum, one) => sum + one.answers, 0)
    const statuses = [...new Set(results.flatMap((one) => Object.keys(one.statuses)))]
    if (process.env.PRINT_FIGURES) {
      const figures = [growth / MEBIBYTE, at(0.5, pageMs), at(0.99, pageMs)].map(Math.round)
      console.log(`${target.path}: ${answers} answers, ${statuses}; MiB, p50, p99: ${figures.join(', ')}`)
    }
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    expect(answers).toBeGreaterThan(0)
    expect(growth).toBeLessThan(MAX_GROWTH)
    expect(at(0.99, pageMs)).toBeLessThan(MAX_PAGE_MS)
  },
)
