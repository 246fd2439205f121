import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createLog } from '@/lib/log'
import { createRequestLog } from '@/server/request-log'
import type { SiteOptions } from '@/server/site'
import { createGate } from '@/tests/support/gate'
import { serveSite } from '@/tests/support/served-site'

interface Line {
  time: string
  id: string
  method: string
  route: string
  path?: string
  status?: number
  durationMs: number
  cache: string
}

/** A site whose log lines are collected. */
async function startLogged(endpoints: SiteOptions['endpoints'] = {}) {
  const written: string[] = []
  let flushes = 0
  const waiting: (() => void)[] = []
  const log = createLog({
    write(line) {
      written.push(line)
      for (const wake of waiting.splice(0)) wake()
    },
    flush() {
      flushes += 1
    },
  })
  const logRequest = createRequestLog(log)
  const site = await serveSite({ logRequest, endpoints })
  const logged = async (count: number) => {
    while (written.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    return written.map((line): Line => JSON.parse(line))
  }
  return { site, log, logged, written, flushes: () => flushes }
}

it('each request has one line with the source of its answer', async () => {
  const handle = async () => ({ status: 200, headers: { 'cache-control': 'public, max-age=60' }, body: '{}' })
  const { site, log, logged, flushes } = await startLogged({
    '/api/stats': { handle, keyOf: () => '/api/stats' },
    '/api/pagerank': { handle },
  })
  const asked: [method: string, path: string, route: string, status: number, cache: string][] = [
    ['GET', '/about', '/about', 200, 'hit'],
    ['GET', '/about', '/about', 200, 'hit'],
    ['HEAD', '/about?utm_source=secret', '/about', 200, 'hit'],
    ['GET', '/llms.txt', '/llms.txt', 200, 'hit'],
    ['GET', '/api/stats?target=www.secret.example', '/api/stats', 200, 'miss'],
    ['GET', '/api/pagerank?key=secret', '/api/pagerank', 200, 'bypass'],
    ['POST', '/about', '/about', 405, 'notice'],
    ['GET', '/no/such?token=secret', 'missing', 404, 'notice'],
  ]
  for (const [method, path] of asked) await site.get(path, {}, method)
  const lines = await logged(asked.length)
  expect(lines.map(({ method, route, status, cache }) => [method, route, status, cache])).toEqual(
    asked.map(([method, , ...rest]) => [method, ...rest]),
  )
  expect(lines.map(({ path }) => path).filter(Boolean)).toEqual(['/no/such'])
  expect(JSON.stringify(lines)).not.toContain('secret')
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time)
  expect(lines.every(({ durationMs }) => durationMs >= 0 && durationMs < 60_000)).toBe(true)
  expect(flushes(), 'lines of requests are gathered').toBe(0)
  log.warn('a failure')
  expect(flushes()).toBe(1)
})

it('says which form was asked for and why the response has it, and of the client only its class', async () => {
  const { site, logged, written } = await startLogged()
  const agent = { 'user-agent': 'Claude-User (claude-code/2.1; +https://support.anthropic.com/)' }
  await site.get('/about', { ...agent, accept: 'text/markdown, text/html, */*' })
  await site.get('/about.md', { 'user-agent': 'curl/8.5.0' })
  await site.get('/about', { 'user-agent': 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/152.0', accept: 'text/html' })
  await site.get('/about', { ...agent, 'sec-purpose': 'prefetch;anonymous-client-ip' })
  const facts = (await logged(4)).map((line) => JSON.parse(JSON.stringify(line)))
  expect(facts.map(({ route, form, reason, purpose, client }) => [route, form, reason, purpose, client])).toEqual([
    ['/about', 'markdown', 'markdown-named', undefined, 'claude'],
    ['/about.md', 'markdown', 'markdown-url', undefined, 'script'],
    ['/about', 'html', 'markdown-not-named', undefined, 'browser'],
    ['/about', 'html', 'no-accept', 'prefetch', 'claude'],
  ])
  expect(written.join('')).not.toMatch(/support\.anthropic|8\.5\.0|Firefox/)
})

it('a client cannot choose the id of its request', async () => {
  const { site, logged } = await startLogged()
  for (let turn = 0; turn < 2; turn += 1)
    await site.get('/about', { 'x-request-id': 'mine', 'x-correlation-id': 'mine' })
  const ids = (await logged(2)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain('mine')
})

it('a missing path is shortened and escaped', async () => {
  const { site, logged } = await startLogged()
  const path = `/"\\${'x'.repeat(1_000)}`
  await site.get(`${path}?q=secret`)
  const [line] = await logged(1)
  expect(line?.path).toBe(path.slice(0, 256))
})

it('a client that leaves early is logged as aborted', async () => {
  const asked = createGate()
  const handle = () => {
    asked.open()
    return new Promise<never>(() => {})
  }
  const { site, logged } = await startLogged({ '/api/pagerank': { handle } })
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write('GET /api/pagerank HTTP/1.1\r\nHost: a\r\n\r\n')
  await asked.passed
  socket.destroy()
  const [line] = await logged(1)
  expect(line).toMatchObject({ route: '/api/pagerank', cache: 'bypass', aborted: true })
  expect(line?.status).toBeUndefined()
})
