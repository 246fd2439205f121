import { expect, it, onTestFinished } from 'vitest'
import { UpstreamError } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { startMetrics } from '@/server/metrics'
import { serveSite } from '@/tests/support/served-site'

const LOOPBACK = { port: 0, host: '127.0.0.1' }

async function startMeasured() {
  const metrics = await startMetrics(LOOPBACK)
  onTestFinished(() => metrics.close())
  const site = await serveSite({ logRequest: metrics.record })
  const scrape = async () => (await fetch(metrics.url)).text()
  return { site, metrics, scrape }
}

const seriesIn = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'))

it('counts requests by kind, form, status and cache', async () => {
  const { site, scrape } = await startMeasured()
  await site.get('/about', { accept: 'text/markdown' })
  await site.get('/about.md')
  await site.get('/nope')
  const text = await scrape()
  expect(text).toContain('site_requests_total{kind="page",form="markdown",status="200",cache="hit"} 2')
  expect(text).toContain('site_requests_total{kind="missing",form="none",status="404",cache="notice"} 1')
  expect(text).toContain('site_request_duration_seconds_count{kind="page"} 2')
  expect(text).toMatch(/^site_event_loop_delay_seconds\{percentile="99"\} /m)
})

it('has no more series after a flood of paths, methods and clients', async () => {
  const { site, scrape } = await startMeasured()
  await site.get('/nope')
  await site.get('/about', {}, 'POST')
  const before = seriesIn(await scrape()).length
  for (let index = 0; index < 100; index += 1) {
    await site.get(`/nope/${index}?a=${index}`, { 'user-agent': `agent ${index}` })
    await site.get('/about', {}, 'POST')
  }
  expect(seriesIn(await scrape())).toHaveLength(before)
})

it('tells calls by outcome, and that a breaker is open', async () => {
  const { scrape } = await startMeasured()
  const call = createBreaker('rating')
  const fail = () => Promise.reject(new UpstreamError('timeout', 'late'))
  await call(async () => 1)
  for (let index = 0; index < 5; index += 1) await call(fail).catch(() => {})
  const text = await scrape()
  expect(text).toContain('site_call_duration_seconds_count{part="rating",operation="call",outcome="ok"} 1')
  expect(text).toContain('site_call_duration_seconds_count{part="rating",operation="call",outcome="timeout"} 5')
  expect(text).toContain('site_breaker_open{part="rating"} 1')
  expect(text).toContain('site_breaker_open{part="page-rank"} 0')
})
