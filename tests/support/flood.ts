import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { residentBytes } from './child-process'
import { send } from './send'

export interface Flood {
  path: string
  fields?: string
  connections: number
  /** Of each connection, all sent at once. */
  requests: number
  /** When half of the connections close, which read nothing. */
  leaveMs: number
  /** When the others close, if they have not all answers by then. */
  stayMs: number
}

/** What one connection heard. */
export interface Heard {
  answers: number
  statuses: Record<string, number>
  faults: string[]
}

export interface FloodReport {
  /** The most resident memory above that at the start, in bytes. */
  growth: number
  /** How long another client waits meanwhile, in milliseconds, in ascending order. */
  storedMs: number[]
  renderMs: number[]
  heard: Heard[]
}

const SAMPLE_MS = 200
const PAUSE_MS = 10
const STORED = '/about'
/** What only a render answers. */
const RENDERED = { path: '/privacy?_rsc', fields: { rsc: '1' } }

/** Has one client flood the site at `url`, while another one goes on asking. */
export async function flood(
  { url, pid }: { url: string; pid: number | undefined },
  given: Flood,
): Promise<FloodReport> {
  const clients = fork('tests/support/flood-clients.ts', { execArgv: ['--import', 'tsx'] })
  await once(clients, 'message')
  const before = await residentBytes(pid)
  const report: FloodReport = { growth: 0, storedMs: [], renderMs: [], heard: [] }
  const over = once(clients, 'message')
  let isOver = false
  const repeat = async (pauseMs: number, act: () => Promise<void>) => {
    for (; !isOver; await wait(pauseMs)) await act()
  }
  const look = (times: number[], path: string, headers = {}) =>
    repeat(PAUSE_MS, async () => {
      const began = performance.now()
      const { status } = await send(url, path, { headers })
      if (status !== 200) throw new Error(`another client was answered ${status}`)
      times.push(performance.now() - began)
    })
  clients.send({ port: Number(new URL(url).port), ...given })
  const lookers = [
    look(report.storedMs, STORED),
    look(report.renderMs, RENDERED.path, RENDERED.fields),
    repeat(SAMPLE_MS, async () => {
      report.growth = Math.max(report.growth, (await residentBytes(pid)) - before)
    }),
  ]
  try {
    ;[report.heard] = (await over) as [Heard[]]
  } finally {
    isOver = true
    clients.kill()
  }
  await Promise.all(lookers)
  report.storedMs.sort((a, b) => a - b)
  report.renderMs.sort((a, b) => a - b)
  return report
}
