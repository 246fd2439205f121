import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
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

export interface FloodReport {
  /** The most resident memory above that at the start, in bytes. */
  growth: number
  /** How long another client waits meanwhile, in milliseconds, in ascending order. */
  storedMs: number[]
  renderMs: number[]
  /** What the reading connections heard. */
  heard: { answers: number; statuses: Record<string, number>; faults: string[] }[]
}

const execute = promisify(execFile)
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
  const resident = async () => 1024 * Number((await execute('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
  const clients = fork('tests/support/flood-clients.mjs')
  await once(clients, 'message')
  const timed = async (ask: () => Promise<{ status: number }>) => {
    const began = performance.now()
    const { status } = await ask()
    if (status !== 200) throw new Error(`another client was answered ${status}`)
    return performance.now() - began
  }
  const before = await resident()
  const report: FloodReport = { growth: 0, storedMs: [], renderMs: [], heard: [] }
  const over = once(clients, 'message')
  let isOver = false
  const looking = async (times: number[], ask: () => Promise<{ status: number }>) => {
    while (!isOver) {
      times.push(await timed(ask))
      await wait(PAUSE_MS)
    }
  }
  const watching = async () => {
    while (!isOver) {
      report.growth = Math.max(report.growth, (await resident()) - before)
      await wait(SAMPLE_MS)
    }
  }
  clients.send({ fields: '', port: Number(new URL(url).port), ...given })
  const lookers = [
    looking(report.storedMs, () => send(url, STORED)),
    watching(),
    looking(report.renderMs, () => send(url, RENDERED.path, { headers: RENDERED.fields })),
  ]
  try {
    ;[report.heard] = (await over) as [FloodReport['heard']]
  } finally {
    isOver = true
    clients.kill()
  }
  await Promise.all(lookers)
  report.storedMs.sort((a, b) => a - b)
  report.renderMs.sort((a, b) => a - b)
  return report
}
