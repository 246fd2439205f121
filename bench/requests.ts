import { once } from 'node:events'
import { type Reply, send } from '@/tests/support/send'
import type { BareResponse } from './bare-server'
import { median, printRow, verdict } from './goals'
import { load, type Measure, type Subject } from './load'
import { pinTo, residentMebibytes, type Server } from './servers'

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
/** Of one second for each server, so that the machine's changes of speed fall on both alike. The medians count. */
const ROUNDS = 9
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
}

interface Process {
  url: string
  pid: number | undefined
}

/** Loads a plain server with the same bytes and the site, row by row. */
export async function measureRequests({ bare, ...sites }: Subjects): Promise<void> {
  printRow(['request', 'bare /s', 'site /s', 'of bare', 'p50 ms', 'p99 ms', 'bare p99', 'RSS MiB', 'goal'])
  for (const pid of [bare.process.pid, ...Object.values(sites).map((site) => site.pid)]) pinTo('server', pid)
  for (const row of ROWS) {
    const site = sites[row.of ?? 'site']
    const { path, vary } = row
    const subject = { url: site.url + path, headers: await headersFor(row, site.url), vary }
    await pretend(bare, await send(site.url, path, subject))
    const measured = await measure({ bare: { ...subject, url: bare.url + path }, site: subject })
    printRow([row.name, ...cellsOf(measured, row, residentMebibytes(site.pid))])
  }
}

type Pair<T> = { bare: T; site: T }

async function measure(subjects: Pair<Subject>): Promise<Pair<Measure>> {
  await oneAfterTheOther(subjects, WARM_UP_SECONDS)
  const rounds: Pair<Measure>[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneAfterTheOther(subjects, 1))
  return { bare: medians(rounds.map(({ bare }) => bare)), site: medians(rounds.map(({ site }) => site)) }
}

async function oneAfterTheOther({ bare, site }: Pair<Subject>, seconds: number): Promise<Pair<Measure>> {
  return { bare: await load({ ...bare, seconds }), site: await load({ ...site, seconds }) }
}

function medians(measures: Measure[]): Measure {
  const of = (name: keyof Measure) => median(measures.map((measure) => measure[name]))
  return { requestsPerSecond: of('requestsPerSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') }
}

function cellsOf({ bare, site }: Pair<Measure>, { atLeast }: Row, rss: number): string[] {
  const ofBare = site.requestsPerSecond / bare.requestsPerSecond
  const isMet = ofBare >= atLeast && site.p99Ms <= MAX_P99_RATIO * bare.p99Ms
  return [
    bare.requestsPerSecond.toFixed(0),
    site.requestsPerSecond.toFixed(0),
    ofBare.toFixed(2),
    site.p50Ms.toFixed(2),
    site.p99Ms.toFixed(2),
    bare.p99Ms.toFixed(2),
    rss.toFixed(0),
    verdict(isMet, String(atLeast)),
  ]
}

async function headersFor({ path, headers = {}, isConditional }: Row, url: string): Promise<Record<string, string>> {
  if (!isConditional) return headers
  const reply = await send(url, path, { headers })
  return { ...headers, 'if-none-match': reply.headers.etag ?? '"none"' }
}

/** Makes the bare server send what the site sent. Node adds the headers that are left out. */
async function pretend({ process }: Server, { status, headers, body }: Reply): Promise<void> {
  const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...own } = headers
  process.send({ status, headers: own, bodyBase64: body.toString('base64') } satisfies BareResponse)
  await once(process, 'message')
}
