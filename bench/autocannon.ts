import autocannon from 'autocannon'
import { CONNECTIONS, type Load, type Measure } from './load'

// Loads an address as the first argument says, and sends the figures to the parent process.
const { url, seconds, headers, vary } = JSON.parse(process.argv[2] ?? '') as Load
const { pathname, search } = new URL(url)
const path = pathname + search
let last = 0

const result = await autocannon({
  url,
  headers,
  connections: CONNECTIONS,
  duration: seconds,
  requests: vary ? [{ setupRequest: change }] : undefined,
})
process.send?.({
  requests: result.requests.total,
  requestsPerSecond: result.requests.average,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failures: result.non2xx / result.requests.total,
} satisfies Measure)
process.disconnect()

function change(request: autocannon.Request): autocannon.Request {
  last += 1
  if (vary === 'path') return { ...request, path: `${path}-${last}` }
  const bytes = [(last >> 16) & 255, (last >> 8) & 255, last & 255]
  const client = { 'x-forwarded-for': `10.${bytes.join('.')}` }
  if (vary === 'domain') return { ...request, path: `${path}-${last}.com`, headers: { ...request.headers, ...client } }
  const varied = vary === 'client' ? client : { accept: `text/html, text/x-${last};q=0.${last % 1000}, */*;q=0.1` }
  return { ...request, headers: { ...request.headers, ...varied } }
}
