import { expect, it } from 'vitest'
import { createReport } from '@/scripts/report/create-report'

const line = (fields: object) =>
  JSON.stringify({ level: 30, time: '2026-11-24T10:00:00.000Z', client: 'browser', msg: 'request', ...fields })

function reportOf(lines: Iterable<string>): string {
  const report = createReport()
  for (const one of lines) report.add(one)
  return report.text()
}

it('tells a week: forms and classes, what agents read, missing paths, endpoints and providers', () => {
  const text = reportOf([
    line({ route: '/about', form: 'markdown', reason: 'markdown-named', client: 'claude', status: 200 }),
    line({ route: '/about', form: 'markdown', reason: 'markdown-url', client: 'claude', status: 200 }),
    line({ route: '/', form: 'html', reason: 'markdown-not-named', status: 200 }),
    line({ route: 'missing', path: '/nope\u001b[31m', reason: 'unlisted', status: 404 }),
    line({ route: '/api/stats', form: 'endpoint', client: 'script', status: 503 }),
    line({ msg: 'provider call', part: 'rating', outcome: 'timeout', durationMs: 5_000 }),
    line({ time: '2026-11-17T23:59:59.999Z', route: '/tools', form: 'html' }),
    'Listening on http://localhost:3000',
  ])
  expect(text).toBe(`2026-11-18 to 2026-11-24: 5 requests

Requests by format and client class
  2  markdown claude
  1  html browser
  1  endpoint script

Requests by reason of the response
  1  markdown-named
  1  markdown-url
  1  markdown-not-named
  1  unlisted

Pages most read by agents
  2  /about

Missing paths most requested
  1  /nope\\u001b[31m

Endpoints by status
  1  /api/stats 503

Provider calls by outcome
  1  rating timeout

Lines that were not recognised: 1`)
})

it.each([
  ['another program’s, by the same logger', line({ time: 1_795_600_800_000, pid: 7, hostname: 'db', msg: 'ready' })],
  ['another program’s request', line({ pid: 7, hostname: 'db', route: '/about', status: 200 })],
  ['another program’s request, with an object', line({ route: { path: '/about' } })],
  ['a request with a path that is no text', line({ route: 'missing', path: ['/nope'] })],
  ['a request without a route', line({})],
  ['a provider call without its outcome', line({ msg: 'provider call', part: { name: 'rating' } })],
  ['a line of another day', line({ time: '2027-01-01T00:00:00.000Z', msg: 'ready' })],
  ['a time that is none', line({ time: '2026-11-24', route: '/about' })],
  ['a day that is none', line({ time: '2026-02-31T00:00:00.000Z', route: '/about' })],
  ['a list', '[1]'],
  ['no object', 'null'],
  ['no line', ''],
])('skips and counts %s', (_name, foreign) => {
  const own = [line({ route: '/', form: 'html', status: 200 }), line({ level: 50, msg: 'a fault', err: {} })]
  const skipped = '\n\nLines that were not recognised: 1'
  expect(reportOf([own[0] ?? '', foreign, own[1] ?? ''])).toBe(reportOf(own) + skipped)
})

it('is made of 100,000 lines in under two seconds, whatever paths they name', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) =>
    index % 2 ? line({ route: 'missing', path: `/${index}` }) : line({ route: '/about', form: 'html', status: 200 }),
  )
  const before = process.cpuUsage()
  const text = reportOf(lines)
  // The processor's time, because the machine may be busy.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
  expect(text).toContain('100,000 requests')
})

it('says what to give it where it was given nothing', () => {
  expect(reportOf([])).toMatch(/^No log lines were found/)
})
