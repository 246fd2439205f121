import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import type { Clock } from '@/lib/upstream/paced-queue'
import type { Fault } from '@/scripts/sample-providers/faults'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'
import { createVirtualClock } from '@/tests/support/simulated/virtual-clock'

const provider = await freshSampleProviders()

const connect = ({ key = 'some-key', clock = createVirtualClock() as Clock } = {}) =>
  createAhrefsRatings({ key, url: provider.domainRatingUrl, clock })
const ratingOf = async (domain: string, of = connect()) => of.reserve(domain, 'a client').load(domain)

const bodyOf = (rating: string) => `{"domain_rating":{"domain_rating":${rating}}}`

describe('Ahrefs', () => {
  it('is asked as its documentation says, and gives the number as it is', async () => {
    expect(await ratingOf('techcrunch.com')).toBe(91.8)
    expect(provider.calls).toMatchObject([
      { method: 'GET', path: '/v3/public/domain-rating-free', headers: { authorization: 'Bearer some-key' }, body: '' },
    ])
    expect(Object.fromEntries(provider.calls[0]?.query ?? [])).toEqual({ target: 'techcrunch.com', output: 'json' })
  })

  it('is asked without Authorization where there is no key', async () => {
    await expect(ratingOf('example.com', connect({ key: '' }))).rejects.toThrow('without a key')
    expect(provider.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each(['0', '100', '99.95'])('may say %s', async (rating) => {
    provider.fault('rating', { kind: 'body', body: bodyOf(rating) })
    expect(await ratingOf('example.com')).toBe(Number(rating))
  })

  it.each(['91', '[]', 'null', ''])('has failed when it says %j', async (body) => {
    provider.fault('rating', { kind: 'body', body })
    await expect(ratingOf('example.com')).rejects.toMatchObject({ name: 'UpstreamError', reason: 'shape' })
  })

  const unrated = [...['100.1', '-0.1', 'null', '"91"', '[]'].map(bodyOf), '{"domain_rating":null}', '{}']

  it.each(unrated)('gives no rating by %j', async (body) => {
    provider.fault('rating', { kind: 'body', body })
    await expect(ratingOf('example.com')).rejects.toMatchObject({ name: 'UpstreamError', reason: 'unusable' })
  })

  it('is asked for other names after any number without a rating', async () => {
    const connected = connect()
    for (const body of unrated) {
      provider.fault('rating', { kind: 'body', body })
      await expect(ratingOf('odd.com', connected)).rejects.toMatchObject({ reason: 'unusable' })
    }
    provider.fault('rating')
    expect(await ratingOf('techcrunch.com', connected)).toBe(91.8)
  })

  it('that is no JSON five times is left alone', async () => {
    const connected = connect()
    provider.fault('rating', { kind: 'html' })
    for (let call = 0; call < 6; call += 1) await ratingOf('example.com', connected).catch(() => {})
    expect(provider.calls).toHaveLength(5)
  })

  it('repeats its key into no error, whose text the log may have', async () => {
    provider.fault('rating', { kind: 'body', body: 'some-key is no JSON' })
    const error = await ratingOf('example.com').catch((thrown: unknown) => thrown)
    expect(inspect(error, { depth: 10 })).not.toContain('some-key')
  })

  it.each([201, 204, 302, 400, 401, 402, 403, 404, 500, 503])('gives no rating by status %i', async (status) => {
    provider.fault('rating', { kind: 'status', status, body: bodyOf('50') })
    const failure = { name: 'UpstreamError', reason: 'status', detail: { status } }
    await expect(ratingOf('example.com')).rejects.toMatchObject(failure)
  })

  it('says that it refuses the key', async () => {
    await expect(ratingOf('example.com', connect({ key: 'bad-key' }))).rejects.toThrow('refused the key')
  })

  it('tells by 429 when to come again', async () => {
    provider.fault('rating', { kind: 'status', status: 429, headers: { 'Retry-After': '17' } })
    await expect(ratingOf('example.com')).rejects.toMatchObject({
      name: 'TooManyRequests',
      retryAfterSeconds: 17,
      message: expect.stringContaining('17 seconds.'),
    })
  })
})

describe('a body under 200 that reports a failure', () => {
  const withRating = (failure: string) => `{${failure},${bodyOf('0').slice(1)}`
  const list = '"domain_rating":{"targets":[{"target":"a.com","domain_rating":0},{"target":"b.com","domain_rating":0}]}'
  const each = it.each(['"status_code":CODE', '"status":"CODE"', '"error":CODE', '"error":{"code":CODE}'])

  each('is the provider’s limit by 429: %s', async (failure) => {
    const body = failure.replace('CODE', '429')
    const refused = { name: 'TooManyRequests', retryAfterSeconds: 60 }
    for (const whole of [withRating(body), `{${body}}`]) {
      provider.fault('rating', { kind: 'body', body: whole })
      await expect(ratingOf('example.com')).rejects.toMatchObject(refused)
    }
    for (const whole of [`{${body},${list}}`, `{${body}}`]) {
      provider.fault('ratings', { kind: 'body', body: whole })
      const connected = connect()
      const outcomes = await Promise.allSettled(['a.com', 'b.com'].map((domain) => ratingOf(domain, connected)))
      expect(outcomes).toMatchObject([{ reason: refused }, { reason: refused }])
    }
    expect(provider.calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST'])
  })

  it('gives no rating by an error without a status', async () => {
    provider.fault('rating', { kind: 'body', body: withRating('"error":"Try later"') })
    await expect(ratingOf('example.com')).rejects.toMatchObject({ name: 'UpstreamError', reason: 'unusable' })
  })

  it('gives no rating by one item of a list', async () => {
    const targets = '{"target":"a.com","domain_rating":0,"status":429},{"target":"b.com","domain_rating":7}'
    provider.fault('ratings', { kind: 'body', body: `{"domain_rating":{"targets":[${targets}]}}` })
    const connected = connect()
    const outcomes = await Promise.allSettled(['a.com', 'b.com'].map((domain) => ratingOf(domain, connected)))
    expect(outcomes).toMatchObject([{ reason: { reason: 'unusable' } }, { value: 7 }])
  })
})

describe('domains that are cold together', () => {
  const askAll = (domains: string[], of = connect()) =>
    Promise.allSettled(domains.map((domain) => ratingOf(domain, of)))
  const methods = () => provider.calls.map(({ method }) => method)

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
    const otherForms = { 'B.com/': 'b.com', 'https://c.com': 'c.com', 'bücher.de/': 'xn--bcher-kva.de' }
    const meant = new Map([...asked.map((name) => [name, name] as const), ...Object.entries(otherForms)])
    const target = fc.constantFrom(...meant.keys(), 'unasked.com', '', '1.2.3.4', 'x y')
    const good = fc.record({ target, rating: fc.double({ min: 0, max: 100, noNaN: true }) })
    const bad = fc.record({ target, domain_rating: fc.constantFrom(-1, 100.1, null, '50', undefined) })
    const odd = fc.oneof(bad, fc.constantFrom(null, 'a.com', {}, { target: 1 }))
    await fc.assert(
      fc.asyncProperty(fc.array(good, { maxLength: 6 }), fc.array(odd, { maxLength: 2 }), async (ratings, others) => {
        const rated = ratings.map(({ target, rating }) => ({ target, domain_rating: rating }))
        const body = JSON.stringify({ domain_rating: { targets: [...others, ...rated] } })
        provider.fault('ratings', { kind: 'body', body })
        const outcomes = await askAll(asked)
        outcomes.forEach((outcome, index) => {
          const theirs = ratings.filter(({ target }) => meant.get(target) === asked[index]).map(({ rating }) => rating)
          if (outcome.status === 'fulfilled') expect(theirs).toContain(outcome.value)
          else expect([theirs, outcome.reason]).toMatchObject([[], { name: 'UpstreamError', reason: 'unusable' }])
        })
      }),
      { numRuns: 30 },
    )
    expect(new Set(methods())).toEqual(new Set(['POST']))
  })

  it.each<[string, Fault, object]>([
    ['429', { kind: 'status', status: 429, headers: { 'Retry-After': '17' } }, { retryAfterSeconds: 17 }],
    ['401', { kind: 'status', status: 401 }, { reason: 'status', detail: { status: 401 } }],
    ['500', { kind: 'status', status: 500 }, { reason: 'status', detail: { status: 500 } }],
    ['HTML', { kind: 'html' }, { reason: 'shape' }],
    ['the shape of one rating', { kind: 'body', body: bodyOf('50') }, { reason: 'shape' }],
    ['an error without a status', { kind: 'body', body: '{"error":"target is missing"}' }, { reason: 'unusable' }],
    ['a cut connection', { kind: 'reset', before: 'headers' }, { reason: 'unreachable' }],
  ])('fail together by %s, and are not asked for one by one', async (_, fault, reason) => {
    provider.fault('ratings', fault)
    expect(await askAll(['github.com', 'techcrunch.com'])).toMatchObject([{ reason }, { reason }])
    expect(methods()).toEqual(['POST'])
  })

  it('are asked for again after any number of lists without a rating for them', async () => {
    const connected = connect()
    const targets = [null, { target: 'a.com/', domain_rating: null }, { target: 'b.com/', domain_rating: 101 }]
    provider.fault('ratings', { kind: 'body', body: JSON.stringify({ domain_rating: { targets } }) })
    for (let call = 0; call < 6; call += 1) {
      expect(await askAll(['a.com', 'b.com'], connected)).toMatchObject(
        Array(2).fill({ reason: { reason: 'unusable' } }),
      )
    }
    provider.fault('ratings')
    expect(await askAll(['github.com', 'wired.com'], connected)).toMatchObject([{ value: 96 }, { value: 91.5 }])
  })

  it('count as one call for the breaker', async () => {
    provider.fault('rating', { kind: 'status', status: 500 })
    const connected = connect()
    for (let call = 0; call < 6; call += 1) await askAll(['github.com', 'techcrunch.com', 'wired.com'], connected)
    expect(methods()).toEqual(Array(5).fill('POST'))
  })
})
