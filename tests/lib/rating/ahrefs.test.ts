import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { QuotaExceeded, UpstreamError } from '@/lib/errors'
import { setLogOutput } from '@/lib/log'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import type { Fault } from '@/scripts/sample-providers/faults'
import { type SampleProviders, startSampleProviders } from '@/scripts/sample-providers/start'

let provider: SampleProviders
beforeAll(async () => {
  provider = await startSampleProviders()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.fault('rating')
  provider.fault('ratings')
  provider.calls.length = 0
})

const ratingOf = (domain: string, key?: string) =>
  createAhrefsRatings({ key, url: provider.domainRatingUrl }).ratingOf(domain)

const bodyOf = (rating: string): Fault => ({ kind: 'body', body: `{"domain_rating":{"domain_rating":${rating}}}` })

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.unreachable(`an answer came: ${value}`),
    (error: unknown) => error,
  )
}

describe('Ahrefs', () => {
  it('is asked as its documentation says, and gives the number as it is', async () => {
    expect(await ratingOf('techcrunch.com', 'some-key')).toBe(91.8)
    expect(provider.calls).toMatchObject([
      { method: 'GET', path: '/v3/public/domain-rating-free', headers: { authorization: 'Bearer some-key' }, body: '' },
    ])
    expect(Object.fromEntries(provider.calls[0]?.query ?? [])).toEqual({ target: 'techcrunch.com', output: 'json' })
  })

  it('is asked without Authorization where there is no key', async () => {
    await failureOf(ratingOf('example.com'))
    expect(provider.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each(['0', '100', '0.1', '99.95', '7e1'])('may say %s', async (rating) => {
    provider.fault('rating', bodyOf(rating))
    expect(await ratingOf('example.com', 'some-key')).toBe(Number(rating))
  })

  it.each([
    ['a number over 100', bodyOf('100.1')],
    ['a number below 0', bodyOf('-0.1')],
    ['a number beyond all bounds', bodyOf('1e999')],
    ['null', bodyOf('null')],
    ['a string', bodyOf('"91"')],
    ['a bare number', { kind: 'body', body: '91' }],
    ['an empty object', { kind: 'body', body: '{}' }],
    ['an error with status 200', { kind: 'body', body: '{"error":"not found"}' }],
    ['an empty body', { kind: 'body', body: '' }],
    ['HTML', { kind: 'html' }],
    ['truncated JSON', { kind: 'truncated' }],
    ['out of range', { kind: 'out-of-range' }],
  ] satisfies [string, Fault][])('gives no rating by %s', async (_, fault) => {
    provider.fault('rating', fault)
    expect(await failureOf(ratingOf('example.com', 'some-key'))).toMatchObject({
      name: 'UpstreamError',
      reason: 'shape',
    })
  })

  it.each([201, 204, 302, 400, 401, 402, 403, 404, 500, 503])('gives no rating by status %i', async (status) => {
    provider.fault('rating', { kind: 'status', status, body: '{"domain_rating":{"domain_rating":50}}' })
    expect(await failureOf(ratingOf('example.com', 'some-key'))).toMatchObject({
      name: 'UpstreamError',
      reason: 'status',
      detail: { status },
    })
  })

  it.each([undefined, 'bad-key'])('keeps the key %s that it refuses out of the message', async (key) => {
    const error = await failureOf(ratingOf('example.com', key))
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error).toMatchObject({ reason: 'status', message: expect.stringContaining('refuses') })
    expect(JSON.stringify(error) + String(error)).not.toContain('bad-key')
  })

  it.each([
    [{ 'Retry-After': '17' }, 17],
    [{}, 60],
  ])('tells by 429 with %j when to come again', async (headers: Record<string, string>, seconds) => {
    provider.fault('rating', { kind: 'status', status: 429, headers })
    const error = await failureOf(ratingOf('example.com', 'some-key'))
    expect(error).toBeInstanceOf(QuotaExceeded)
    expect(error).toMatchObject({ retryAfterSeconds: seconds, message: expect.stringContaining(`${seconds} seconds.`) })
  })
})

describe('domains that are cold together', () => {
  const ratings = (now?: () => number) => createAhrefsRatings({ key: 'some-key', url: provider.domainRatingUrl, now })
  const askAll = (domains: string[], of = ratings()) => Promise.allSettled(domains.map((domain) => of.ratingOf(domain)))
  const methods = () => provider.calls.map(({ method }) => method)
  const batch = (targets: unknown[]) => JSON.stringify({ domain_rating: { targets } })

  it('are asked for in one call, as the documentation says, and joined by their names', async () => {
    const outcomes = await askAll(['wired.com', 'github.com', 'techcrunch.com'])
    expect(outcomes).toMatchObject([{ value: 91.5 }, { value: 96 }, { value: 91.8 }])
    expect(provider.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v3/public/domain-rating-free',
        headers: { authorization: 'Bearer some-key', 'content-type': 'application/json' },
        body: '{"targets":["wired.com","github.com","techcrunch.com"]}',
      },
    ])
  })

  it('are at most a hundred a call', async () => {
    await askAll(Array.from({ length: 150 }, (_, index) => `cold-${index}.com`))
    expect(provider.calls.map(({ body }) => JSON.parse(body).targets.length).sort()).toEqual([100, 50])
  })

  it('get their own rating or none, whatever the list says', async () => {
    const asked = ['a.com', 'b.com', 'c.com', 'xn--bcher-kva.de']
    const name = fc.constantFrom(...asked, 'unasked.com', 'B.com/', 'https://c.com', 'bücher.de/', '', '1.2.3.4', 'x y')
    const good = fc.record({ target: name, domain_rating: fc.double({ min: 0, max: 100, noNaN: true }) })
    const bad = fc.record({ target: name, domain_rating: fc.constantFrom(-1, 100.1, null, '50', undefined) })
    const item = fc.oneof({ weight: 4, arbitrary: good }, bad, fc.constantFrom(null, 'a.com', {}, { target: 1 }))
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 8 }), async (targets) => {
        provider.fault('ratings', { kind: 'body', body: batch(targets) })
        const outcomes = await askAll(asked)
        outcomes.forEach((outcome, index) => {
          const theirs = targets.flatMap((it) => (isOf(it, asked[index]) ? [it.domain_rating] : []))
          if (outcome.status === 'fulfilled') expect(theirs).toContain(outcome.value)
          else expect([theirs, outcome.reason]).toMatchObject([[], { name: 'UpstreamError', reason: 'shape' }])
        })
      }),
      { numRuns: 60 },
    )
    expect(new Set(methods())).toEqual(new Set(['POST']))
  })

  it.each<[string, Fault]>([
    ['400', { kind: 'status', status: 400 }],
    ['404', { kind: 'status', status: 404 }],
    ['405', { kind: 'status', status: 405 }],
    ['the shape of one rating', bodyOf('50')],
    ['HTML', { kind: 'html' }],
    ['truncated JSON', { kind: 'truncated' }],
  ])('are asked for one by one for an hour where a list gets %s, and one line says so', async (_, fault) => {
    const lines: string[] = []
    setLogOutput({ write: (line) => void lines.push(line), flush() {} })
    onTestFinished(() => setLogOutput({ write: (line) => process.stdout.write(line), flush() {} }))
    provider.fault('ratings', fault)
    let nowMs = 0
    const connected = ratings(() => nowMs)
    const each = [{ value: 96 }, { value: 91.8 }]
    expect(await askAll(['github.com', 'techcrunch.com'], connected)).toMatchObject(each)
    nowMs = 3_599_999
    expect(await askAll(['github.com', 'techcrunch.com'], connected)).toMatchObject(each)
    expect(methods()).toEqual(['POST', 'GET', 'GET', 'GET', 'GET'])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('each domain is asked for by itself for an hour')
    provider.fault('ratings')
    nowMs = 3_600_000
    expect(await askAll(['github.com', 'techcrunch.com'], connected)).toMatchObject(each)
    expect(methods().slice(5)).toEqual(['POST'])
  })

  it('of which one is bad for the provider are answered but for that one', async () => {
    provider.fault('ratings', { kind: 'status', status: 400 })
    provider.fault('rating', { kind: 'rewritten', by: (body) => body.replace('96', '196') })
    const outcomes = await askAll(['github.com', 'techcrunch.com'])
    expect(outcomes).toMatchObject([{ reason: { reason: 'shape' } }, { value: 91.8 }])
  })

  it.each<[string, Fault, object]>([
    ['429', { kind: 'status', status: 429, headers: { 'Retry-After': '17' } }, { retryAfterSeconds: 17 }],
    ['401', { kind: 'status', status: 401 }, { reason: 'status', detail: { status: 401 } }],
    ['500', { kind: 'status', status: 500 }, { reason: 'status', detail: { status: 500 } }],
    ['a cut connection', { kind: 'reset', before: 'headers' }, { reason: 'unreachable' }],
  ])('fail together by %s, and are not asked for one by one', async (_, fault, reason) => {
    provider.fault('ratings', fault)
    expect(await askAll(['github.com', 'techcrunch.com'])).toMatchObject([{ reason }, { reason }])
    expect(methods()).toEqual(['POST'])
  })

  it('count as one call for the breaker', async () => {
    provider.fault('rating', { kind: 'status', status: 500 })
    const connected = ratings()
    for (let call = 0; call < 6; call += 1) await askAll(['github.com', 'techcrunch.com', 'wired.com'], connected)
    expect(methods()).toEqual(Array(5).fill('POST'))
  })
})

/** Whether an item of a list is a valid rating of `domain`. */
function isOf(item: unknown, domain: string | undefined): item is { domain_rating: number } {
  if (typeof item !== 'object' || item === null || !('target' in item) || !('domain_rating' in item)) return false
  const other: Record<string, string> = {
    'B.com/': 'b.com',
    'https://c.com': 'c.com',
    'bücher.de/': 'xn--bcher-kva.de',
  }
  const { target, domain_rating: rating } = item
  const isRating = typeof rating === 'number' && rating >= 0 && rating <= 100
  return isRating && (other[String(target)] ?? target) === domain
}
