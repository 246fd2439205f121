import { expect, it } from 'vitest'
import { fetchCounters } from '@/components/counters/fetch-counters'
import { NO_DATABASE } from '@/lib/endpoints/sentences'

const { signal } = new AbortController()
const COUNTS = { editorsPitched: 0, blogsResearched: 8_400 }

it('the counters are asked for once, and sample data is marked', async () => {
  const asked: string[] = []
  const ask = (headers: Record<string, string>) =>
    fetchCounters(async (address) => {
      asked.push(address)
      return Response.json(COUNTS, { headers })
    }, signal)
  expect(await ask({})).toEqual({ ...COUNTS, isSample: false })
  expect(await ask({ 'X-Sample-Data': 'true' })).toEqual({ ...COUNTS, isSample: true })
  expect(asked).toEqual(['/api/stats', '/api/stats'])
})

it.each([
  ['an error', Response.json({ error: 'Try again in a minute.' }, { status: 503 })],
  ['an error with counts', Response.json(COUNTS, { status: 500 })],
  ['a page', new Response('<!doctype html>')],
  ['null', Response.json(null)],
  ['one count', Response.json({ editorsPitched: 1 })],
  ['a negative number', Response.json({ ...COUNTS, editorsPitched: -1 })],
  ['a fraction', Response.json({ ...COUNTS, blogsResearched: 1.5 })],
  ['text', Response.json({ ...COUNTS, blogsResearched: '1' })],
  ['a number that is not exact', Response.json({ ...COUNTS, blogsResearched: 2 ** 53 })],
])('%s is not taken for counters', async (_what, response) => {
  expect(await fetchCounters(async () => response, signal)).toBe('failed')
})

it('a site without a database is told apart', async () => {
  const response = Response.json({ error: NO_DATABASE }, { status: 503 })
  expect(await fetchCounters(async () => response, signal)).toBe('no-database')
})

it('a request that fails or is aborted has no counters', async () => {
  expect(await fetchCounters(() => Promise.reject(new TypeError('Failed to fetch')), signal)).toBe('failed')
  const never = (_address: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const asking = new AbortController()
  const answer = fetchCounters(never, asking.signal)
  asking.abort()
  expect(await answer).toBe('failed')
})
