import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { build } from 'esbuild'
import type { BareAnswer } from './bare-server'
import { type Load as LoadOptions, load, type Measure } from './load'
import type { Usage } from './usage'

interface Row {
  name: string
  path: string
  headers?: Record<string, string>
  vary?: LoadOptions['vary']
  /** Of the bare server's requests per second. */
  atLeast: number
}

interface Load extends Measure {
  processorMs: number
}

interface Server {
  url: string
  process: ChildProcess
}

const ROUNDS = 3
const SECONDS = Number(process.argv[2] ?? 3)
const PAGE = '/guides/a-page-with-number-7'
const MARKDOWN = { accept: 'text/markdown' }

const ROWS: Row[] = [
  { name: 'HTML', path: PAGE, atLeast: 0.9 },
  { name: 'HTML, brotli', path: PAGE, headers: { 'accept-encoding': 'gzip, deflate, br' }, atLeast: 0.9 },
  { name: 'markdown by header', path: PAGE, headers: MARKDOWN, atLeast: 0.9 },
  { name: 'markdown by .md', path: `${PAGE}.md`, atLeast: 0.9 },
  { name: '304 of HTML', path: PAGE, headers: { 'if-none-match': '' }, atLeast: 0.9 },
  { name: '304 of markdown', path: PAGE, headers: { ...MARKDOWN, 'if-none-match': '' }, atLeast: 0.9 },
  { name: '/api/stats', path: '/api/stats', atLeast: 0.8 },
  { name: '/api/domain-rating', path: '/api/domain-rating?target=https://www.Example.com/', atLeast: 0.8 },
  { name: 'random missing path', path: '/guides/nothing', vary: 'path', atLeast: 0.4 },
  { name: 'random Accept', path: PAGE, vary: 'accept', atLeast: 0.7 },
]

const cached = await startServer('cached-server')
const bare = await startServer('bare-server')
try {
  console.log(
    ['request', 'bare req/s', 'cache req/s', 'bare p99', 'p99 ms', 'CPU ratio', 'ratio', 'goal'].map(cell).join(''),
  )
  for (const row of ROWS) await measure(row)
  await measureMemory()
} finally {
  cached.process.kill()
  bare.process.kill()
}

/** Loads both servers in turns, with the same answer and the same requests. */
async function measure({ name, path, headers = {}, vary, atLeast }: Row): Promise<void> {
  if ('if-none-match' in headers) headers['if-none-match'] = (await fetchAnswer(path, headers)).etag
  await ask(bare.process, (await fetchAnswer(path, headers)).answer)
  const runs: { bare: Load; cache: Load }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const options = { headers, vary, seconds: round === 0 ? 1 : SECONDS }
    const run = { bare: await loadServer(bare, path, options), cache: await loadServer(cached, path, options) }
    if (round > 0) runs.push(run)
  }
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick))
  const ratio = of(({ bare, cache }) => cache.requestsPerSecond / bare.requestsPerSecond)
  const cells = [
    Math.round(of(({ bare }) => bare.requestsPerSecond)),
    Math.round(of(({ cache }) => cache.requestsPerSecond)),
    of(({ bare }) => bare.p99Ms).toFixed(2),
    of(({ cache }) => cache.p99Ms).toFixed(2),
    of(({ bare, cache }) => bare.processorMs / cache.processorMs).toFixed(2),
    ratio.toFixed(2),
  ]
  console.log([name, ...cells, ratio >= atLeast ? atLeast : `MISSED ${atLeast}`].map(cell).join(''))
}

/** The load, with the processor time that each request took of the server. */
async function loadServer({ url, process }: Server, path: string, options: Omit<LoadOptions, 'url'>): Promise<Load> {
  const before = await ask<Usage>(process, 'usage')
  const measure = await load({ url: url + path, ...options })
  const after = await ask<Usage>(process, 'usage')
  const requests = measure.requestsPerSecond * options.seconds
  return { ...measure, processorMs: (after.processorMs - before.processorMs) / requests }
}

/** What the cache's process holds after each quarter of a load by ever new paths and queries. */
async function measureMemory(): Promise<void> {
  let requests = 0
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    for (const path of [
      `/nothing-${quarter}`,
      `/api/domain-rating?target=example-${quarter}`,
      `${PAGE}?q=${quarter}`,
    ]) {
      const seconds = 3 * SECONDS
      const { requestsPerSecond } = await load({ url: cached.url + path, vary: 'path', seconds })
      requests += requestsPerSecond * seconds
    }
    const { rssMebibytes } = await ask<Usage>(cached.process, 'usage')
    console.log(`RSS after ${Math.round(requests)} different paths and queries: ${Math.round(rssMebibytes)} MiB`)
  }
}

/** Starts a server of this folder, built as the site itself is. */
async function startServer(name: string): Promise<Server> {
  const outfile = `dist/bench/${name}.js`
  await build({
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
  })
  const child = fork(outfile)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, process: child }
}

async function ask<T>(child: ChildProcess, message: BareAnswer | 'usage'): Promise<T> {
  child.send(message)
  const [answer] = await once(child, 'message')
  return answer
}

async function fetchAnswer(
  path: string,
  headers: Record<string, string>,
): Promise<{ etag: string; answer: BareAnswer }> {
  const [response]: IncomingMessage[] = await once(get(cached.url + path, { headers }), 'response')
  if (!response) throw new Error(`no answer for ${path}`)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const own = new Set(['date', 'connection', 'keep-alive'])
  const pairs = response.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1] ?? '']]))
  return {
    etag: response.headers.etag ?? '',
    answer: {
      status: response.statusCode ?? 0,
      headers: pairs.filter(([name = '']) => !own.has(name.toLowerCase())).flat(),
      bodyBase64: Buffer.concat(chunks).toString('base64'),
    },
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function cell(value: string | number, column: number): string {
  return column === 0 ? String(value).padEnd(22) : String(value).padStart(12)
}
