import { once } from 'node:events'
import { type Answer, ask } from './answers'
import type { BareAnswer } from './bare-server'
import { median, printRow, verdict } from './goals'
import { type Load, load, type Measure } from './load'
import { processorSeconds, residentMebibytes, type Server } from './servers'

interface Row {
  name: string
  path: string
  headers?: Record<string, string>
  vary?: Load['vary']
  isConditional?: boolean
  /** Of the bare server's requests a second. */
  atLeast: number
}

/** Many short ones, so that what else the machine does falls on both sides of each. */
const ROUNDS = 12
const SECONDS = 1
const WARM_UP_SECONDS = 2
const NEXT_SECONDS = 2
const MAX_P99_RATIO = 3
const PAGE = '/about'
const MARKDOWN = { accept: 'text/markdown' }
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' }

const ROWS: Row[] = [
  { name: 'HTML', path: PAGE, atLeast: 0.9 },
  { name: 'HTML, brotli', path: PAGE, headers: BROTLI, atLeast: 0.9 },
  { name: 'markdown by header', path: PAGE, headers: MARKDOWN, atLeast: 0.9 },
  { name: 'markdown by .md', path: `${PAGE}.md`, atLeast: 0.9 },
  { name: '304 of HTML', path: PAGE, isConditional: true, atLeast: 0.9 },
  { name: '304 of markdown', path: PAGE, headers: MARKDOWN, isConditional: true, atLeast: 0.9 },
  { name: '/api/stats', path: '/api/stats', atLeast: 0.8 },
  { name: '/api/domain-rating, cached', path: '/api/domain-rating?target=https://www.Github.com/', atLeast: 0.8 },
  { name: 'random missing path', path: '/guides/nothing', vary: 'path', atLeast: 0.4 },
  { name: 'random Accept', path: PAGE, vary: 'accept', atLeast: 0.7 },
]

export interface Subjects {
  bare: Server
  site: { url: string; pid: number | undefined }
  next: { url: string }
}

/** Loads a bare server with the same bytes, the site, and the site under `next start`, in turns, row by row. */
export async function measureRequests({ bare, site, next }: Subjects): Promise<void> {
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
  for (const row of ROWS) {
    const load = async (url: string) => ({ url: url + row.path, vary: row.vary, headers: await headersFor(row, url) })
    const loads = { bare: await load(site.url), site: await load(site.url), next: await load(next.url) }
    loads.bare.url = bare.url + row.path
    await pretend(bare, await ask(loads.site.url, loads.site.headers))
    const runs = await inTurns({ ...loads.bare, pid: bare.process.pid }, { ...loads.site, pid: site.pid })
    const nextPerSecond = (await answersAlike(loads.site, loads.next)) ? await speedOf(loads.next) : Number.NaN
    printRow([row.name, ...figuresOf(runs, nextPerSecond), ...ratiosOf(runs, row, residentMebibytes(site.pid))])
  }
}

type Subject = Omit<Load, 'seconds'>
type Timed = Measure & { processorSeconds: number }
type Runs = { bare: Timed; site: Timed }[]

async function inTurns(bare: Subject & Owner, site: Subject & Owner): Promise<Runs> {
  await timed(bare, WARM_UP_SECONDS)
  await timed(site, WARM_UP_SECONDS)
  const runs: Runs = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Whoever comes first in a round has another speed, by up to a fifth, so that is taken in turns as well.
    if (round % 2 === 0) runs.push({ bare: await timed(bare, SECONDS), site: await timed(site, SECONDS) })
    else runs.push({ site: await timed(site, SECONDS), bare: await timed(bare, SECONDS) })
  }
  return runs
}

interface Owner {
  pid: number | undefined
}

/** With what the server's processor time was for each request, which other work on the machine changes least. */
async function timed({ pid, ...subject }: Subject & Owner, seconds: number): Promise<Timed> {
  const before = processorSeconds(pid)
  const measure = await load({ ...subject, seconds })
  const used = processorSeconds(pid) - before
  return { ...measure, processorSeconds: used / (measure.requestsPerSecond * seconds) }
}

async function speedOf(subject: Subject): Promise<number> {
  await load({ ...subject, seconds: SECONDS })
  const { requestsPerSecond } = await load({ ...subject, seconds: NEXT_SECONDS })
  return requestsPerSecond
}

function figuresOf(runs: Runs, nextPerSecond: number): string[] {
  const of = (pick: (run: Runs[number]) => number, digits: number) => show(median(runs.map(pick)), digits)
  const perSecond = bestOf(runs, 'site')
  return [
    show(bestOf(runs, 'bare'), 0),
    show(perSecond, 0),
    show(nextPerSecond, 0),
    of(({ site }) => site.p50Ms, 2),
    of(({ site }) => site.p99Ms, 2),
    of(({ bare }) => bare.p99Ms, 2),
    show(perSecond / nextPerSecond, 1),
    of(({ site, bare }) => bare.processorSeconds / site.processorSeconds, 2),
  ]
}

function ratiosOf(runs: Runs, { atLeast }: Row, rss: number): string[] {
  const ofBare = bestOf(runs, 'site') / bestOf(runs, 'bare')
  const slower = median(runs.map(({ site, bare }) => site.p99Ms / bare.p99Ms))
  const isMet = ofBare >= atLeast && slower <= MAX_P99_RATIO
  return [show(ofBare, 2), show(rss, 0), verdict(isMet, String(atLeast))]
}

/** What a server does in a second in which the machine, which others share, does least besides. */
function bestOf(runs: Runs, name: 'bare' | 'site'): number {
  return Math.max(...runs.map((run) => run[name].requestsPerSecond))
}

function show(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits)
}

async function headersFor({ path, headers = {}, isConditional }: Row, url: string): Promise<Record<string, string>> {
  if (!isConditional) return headers
  const { headers: answered } = await ask(url + path, headers)
  return { ...headers, 'if-none-match': answered.etag ?? '"none"' }
}

/** Whether `next start` gives the same kind of answer, so that its speed says something. */
async function answersAlike(site: Subject, next: Subject): Promise<boolean> {
  const [ours, its] = [await ask(site.url, site.headers), await ask(next.url, next.headers)]
  const kind = ({ status, headers }: Answer) => `${status} ${headers['content-type']?.split(';')[0]}`
  return kind(ours) === kind(its) || (ours.status === 304 && its.status === 304)
}

/** Has the bare server send what the site sent. */
async function pretend({ process }: Server, { status, rawHeaders, body }: Answer): Promise<void> {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  const pairs = rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1] ?? '']]))
  const headers = pairs.filter(([name = '']) => !own.has(name.toLowerCase())).flat()
  process.send({ status, headers, bodyBase64: body.toString('base64') } satisfies BareAnswer)
  await once(process, 'message')
}
