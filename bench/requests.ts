import { once } from 'node:events'
import type { BareResponse } from './bare-server'
import { median, printRow, verdict } from './goals'
import { load, type Measure, type Subject } from './load'
import { ask, type TimedResponse } from './responses'
import { pinTo, processorSeconds, residentMebibytes, type Server } from './servers'
import { loadInTurns } from './turns'

interface Row {
  name: string
  path: string
  headers?: Record<string, string>
  vary?: Subject['vary']
  isConditional?: boolean
  /** The site where the row does not say otherwise. */
  of?: 'logging' | 'collected'
  /** A share of the bare server's requests a second. */
  atLeast: number
}

const WARM_UP_SECONDS = 6
/** Of each of the two, which take turns. */
const SECONDS = 8
const LATENCY_ROUNDS = 3
const NEXT_SECONDS = 2
const MAX_P99_RATIO = 3
const PAGE = '/about'
const MARKDOWN = { accept: 'text/markdown' }
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' }

const ROWS: Row[] = [
  { name: 'HTML', path: PAGE, atLeast: 0.7 },
  { name: 'HTML, brotli', path: PAGE, headers: BROTLI, atLeast: 0.7 },
  { name: 'markdown by header', path: PAGE, headers: MARKDOWN, atLeast: 0.7 },
  { name: 'markdown by .md', path: `${PAGE}.md`, atLeast: 0.7 },
  { name: '304 of HTML', path: PAGE, isConditional: true, atLeast: 0.7 },
  { name: '304 of markdown', path: PAGE, headers: MARKDOWN, isConditional: true, atLeast: 0.7 },
  { name: '/api/stats', path: '/api/stats', atLeast: 0.7 },
  { name: '/api/domain-rating, cached', path: '/api/domain-rating?target=https://www.Github.com/', atLeast: 0.7 },
  { name: 'random missing path', path: '/guides/nothing', vary: 'path', atLeast: 0.4 },
  { name: 'random Accept', path: PAGE, vary: 'accept', atLeast: 0.7 },
  { name: 'HTML, with the log on', path: PAGE, of: 'logging', atLeast: 0.6 },
  // V8 forgets the layout of objects when a full collection finds none of them.
  { name: 'HTML, after collections', path: PAGE, of: 'collected', atLeast: 0.6 },
]

export interface Subjects {
  bare: Server
  site: Process
  /** The site with the log of requests on. */
  logging: Process
  /** The site after twelve health checks, each followed by a full collection. */
  collected: Process
  next: { url: string }
}

interface Process {
  url: string
  pid: number | undefined
}

/** Loads a plain server with the same bytes, the site, and the site under `next start`, row by row. */
export async function measureRequests({ bare, next, ...sites }: Subjects): Promise<void> {
  const columns = [
    'bare /s',
    'site /s',
    'next /s',
    'p50 ms',
    'p99 ms',
    'bare p99',
    'of next',
    'CPU ratio',
    'of bare',
    'RSS MiB',
    'goal',
  ]
  printRow(['request', ...columns])
  for (const pid of [bare.process.pid, ...Object.values(sites).map((site) => site.pid)]) pinTo('server', pid)
  for (const row of ROWS) {
    const site = sites[row.of ?? 'site']
    const loadOf = async (url: string) => ({ url: url + row.path, vary: row.vary, headers: await headersFor(row, url) })
    const loads = { site: await loadOf(site.url), next: await loadOf(next.url) }
    await pretend(bare, await ask(loads.site.url, loads.site.headers))
    const subjects = {
      bare: { ...loads.site, url: bare.url + row.path, pid: bare.process.pid },
      site: { ...loads.site, pid: site.pid },
    }
    const measured = await measure(subjects)
    const nextPerSecond = (await respondAlike(loads.site, loads.next)) ? await speedOf(loads.next) : Number.NaN
    printRow([row.name, ...cellsOf(measured, nextPerSecond, row, residentMebibytes(site.pid))])
  }
}

type Served = Subject & { pid: number | undefined }
type Timed = Measure & { processorSeconds: number }
type Pair<T> = { bare: T; site: T }

async function measure(subjects: Pair<Served>): Promise<Pair<Timed>> {
  await oneAfterTheOther(subjects, WARM_UP_SECONDS)
  const latencies: Pair<Measure>[] = []
  for (let round = 0; round < LATENCY_ROUNDS; round += 1) latencies.push(await oneAfterTheOther(subjects, 1))
  const { bare, site } = subjects
  const used = () => [bare, site].map(({ pid }) => processorSeconds(pid))
  const before = used()
  const measured = await loadInTurns([bare, site], SECONDS)
  const after = used()
  const timed = (at: 0 | 1, name: keyof Pair<unknown>) => ({
    ...measured[at],
    p50Ms: median(latencies.map((round) => round[name].p50Ms)),
    p99Ms: median(latencies.map((round) => round[name].p99Ms)),
    processorSeconds: ((after[at] ?? 0) - (before[at] ?? 0)) / measured[at].requests,
  })
  return { bare: timed(0, 'bare'), site: timed(1, 'site') }
}

async function oneAfterTheOther({ bare, site }: Pair<Served>, seconds: number): Promise<Pair<Measure>> {
  return { bare: await load({ ...bare, seconds }), site: await load({ ...site, seconds }) }
}

async function speedOf(subject: Subject): Promise<number> {
  await load({ ...subject, seconds: 1 })
  const { requestsPerSecond } = await load({ ...subject, seconds: NEXT_SECONDS })
  return requestsPerSecond
}

function cellsOf({ bare, site }: Pair<Timed>, nextPerSecond: number, { atLeast }: Row, rss: number): string[] {
  const ofBare = site.requestsPerSecond / bare.requestsPerSecond
  const isMet = ofBare >= atLeast && site.p99Ms <= MAX_P99_RATIO * bare.p99Ms
  return [
    show(bare.requestsPerSecond, 0),
    show(site.requestsPerSecond, 0),
    show(nextPerSecond, 0),
    show(site.p50Ms, 2),
    show(site.p99Ms, 2),
    show(bare.p99Ms, 2),
    show(site.requestsPerSecond / nextPerSecond, 1),
    show(bare.processorSeconds / site.processorSeconds, 2),
    show(ofBare, 2),
    show(rss, 0),
    verdict(isMet, String(atLeast)),
  ]
}

function show(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits)
}

async function headersFor({ path, headers = {}, isConditional }: Row, url: string): Promise<Record<string, string>> {
  if (!isConditional) return headers
  const { headers: answered } = await ask(url + path, headers)
  return { ...headers, 'if-none-match': answered.etag ?? '"none"' }
}

/** Whether `next start` gives the same kind of answer. Otherwise its speed means nothing. */
async function respondAlike(site: Subject, next: Subject): Promise<boolean> {
  const [ours, its] = [await ask(site.url, site.headers), await ask(next.url, next.headers)]
  const kind = ({ status, headers }: TimedResponse) => `${status} ${headers['content-type']?.split(';')[0]}`
  return kind(ours) === kind(its) || (ours.status === 304 && its.status === 304)
}

/** Makes the bare server send what the site sent. */
async function pretend({ process }: Server, { status, rawHeaders, body }: TimedResponse): Promise<void> {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  const pairs = rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1] ?? '']]))
  const headers = Object.fromEntries(pairs.filter(([name = '']) => !own.has(name.toLowerCase())))
  process.send({ status, headers, bodyBase64: body.toString('base64') } satisfies BareResponse)
  await once(process, 'message')
}
