import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Config, InvalidConfiguration } from '@/lib/config'
import { onBreaker, onCall } from '@/lib/measured-calls'
import type { Action } from '@/lib/site/decide'
import { requestFacts } from '@/lib/site/request-facts'
import type { LogRequest } from './request-log'

export interface Metrics {
  record: LogRequest
  /** Counts what the parser of this server refuses. */
  watch(server: Server): void
  url: string
  close(): void
}

/** In seconds: most responses come from memory, some wait for a provider. */
const REQUEST_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]
const CALL_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5]
const DELAY_RESOLUTION_MS = 10

/** Serves metrics in Prometheus' text format, on a listener of their own. Every label has a closed list of values. */
export async function startMetrics({ port, host }: NonNullable<Config['metrics']>): Promise<Metrics> {
  // Loaded here, so that a process without metrics does not load it.
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answered requests by kind, form, status and cache.',
    labelNames: ['kind', 'form', 'status', 'cache'],
    registers,
  })
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until the last byte was passed to the system.',
    labelNames: ['kind'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const refused = new Counter({
    name: 'site_refused_requests_total',
    help: 'Requests refused by the parser before their path was known.',
    registers,
  })
  const calls = new Histogram({
    name: 'site_call_duration_seconds',
    help: 'Calls to providers, the store and the database by outcome.',
    labelNames: ['part', 'operation', 'outcome'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const breakers = new Gauge({
    name: 'site_breaker_open',
    help: 'Whether calls to a provider are suspended, because it failed several times in a row.',
    labelNames: ['part'],
    registers,
  })
  for (const part of ['rating', 'page-rank']) breakers.set({ part }, 0)
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })
  delay.enable()
  const secondsOver = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - DELAY_RESOLUTION_MS / 1e3)
  new Gauge({
    name: 'site_event_loop_delay_seconds',
    help: 'Event-loop delay since the last scrape, by percentile.',
    labelNames: ['percentile'],
    registers,
    collect() {
      for (const percentile of [50, 99, 100]) {
        this.set({ percentile }, delay.count === 0 ? 0 : secondsOver(delay.percentile(percentile)))
      }
      delay.reset()
    },
  })
  new Gauge({
    name: 'site_memory_bytes',
    help: 'Memory used by the process.',
    labelNames: ['part'],
    registers,
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage()
      for (const [part, bytes] of Object.entries({ resident: rss, heap: heapUsed, external })) this.set({ part }, bytes)
    },
  })
  onCall(({ part, operation, outcome, durationMs }) => {
    calls.observe({ part, operation, outcome }, durationMs / 1_000)
  })
  onBreaker(({ part, isOpen }) => breakers.set({ part }, isOpen ? 1 : 0))

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n')
      return
    }
    const text = await registry.metrics()
    response
      .writeHead(200, { 'Content-Type': registry.contentType, 'Content-Length': Buffer.byteLength(text) })
      .end(text)
  })
  server.listen(port, host)
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new InvalidConfiguration(`METRICS_PORT ${port} on ${host} is not available (${code}): choose another one`)
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    record({ response }, cache, path, action) {
      const startedAt = performance.now()
      const kind = kindOf(action, path)
      const { form = 'none' } = requestFacts(action, path)
      response.once('close', () => {
        const status = response.headersSent ? response.statusCode : 0
        requests.inc({ kind, form, status, cache })
        durations.observe({ kind }, (performance.now() - startedAt) / 1_000)
      })
    },
    watch: (watched) => void watched.on('clientError', () => refused.inc()),
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () => void server.close(),
  }
}

/** An endpoint's path; else what kind of thing was asked for. Clients choose paths, so no other path is a label. */
function kindOf({ kind }: Action, path: string): string {
  switch (kind) {
    case 'endpoint':
      return path
    case 'html':
    case 'markdown':
    case 'redirect':
    case 'not-acceptable':
      return 'page'
    case 'file':
    case 'health':
    case 'missing':
      return kind
    case 'method-not-allowed':
    case 'preflight':
      return 'other'
  }
}
