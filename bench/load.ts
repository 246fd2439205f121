import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const CONNECTIONS = 32

export interface Load {
  url: string
  seconds: number
  headers?: Record<string, string>
  /**
   * What is different in each request: the client that `X-Forwarded-For` names, the path, the domain at its end and the
   * client, the `Accept`, or the page among as many as the path's last number says.
   */
  vary?: 'client' | 'path' | 'domain' | 'accept' | 'page'
}

export interface Measure {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers that were not a success, as a share of all. */
  failures: number
}

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined

/** Loads one address with one thread and 32 connections: by wrk where it is installed, else by autocannon. */
export async function load(options: Load): Promise<Measure> {
  return hasWrk() ? loadByWrk(options) : loadByAutocannon(options)
}

async function loadByWrk({ url, seconds, headers = {}, vary }: Load): Promise<Measure> {
  const script = vary ? ['-s', `bench/vary-${vary}.lua`] : []
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...script,
    url,
  ])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const total = number(/(\d+) requests in/)
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(stdout, '50%'),
    p99Ms: milliseconds(stdout, '99%'),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) / total,
  }
}

function milliseconds(report: string, percentile: string): number {
  const [, value, unit] = new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? []
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
}

async function loadByAutocannon({ url, seconds, headers, vary }: Load): Promise<Measure> {
  let last = 0
  const { pathname, search } = new URL(url)
  const path = pathname + search
  const change = (request: autocannon.Request) => {
    last += 1
    if (vary === 'path') return { ...request, path: `${path}-${last}` }
    if (vary === 'page') return { ...request, path: path.replace(/\d+$/, (pages) => String(last % Number(pages))) }
    const bytes = [(last >> 16) & 255, (last >> 8) & 255, last & 255]
    const client = { 'x-forwarded-for': `10.${bytes.join('.')}` }
    if (vary === 'domain') {
      return { ...request, path: `${path}-${last}.com`, headers: { ...request.headers, ...client } }
    }
    const varied = vary === 'client' ? client : { accept: `text/html, text/x-${last};q=0.${last % 1000}, */*;q=0.1` }
    return { ...request, headers: { ...request.headers, ...varied } }
  }
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    requests: vary ? [{ setupRequest: change }] : undefined,
  })
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx / result.requests.total,
  }
}
