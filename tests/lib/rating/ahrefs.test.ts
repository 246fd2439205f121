import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QuotaExceeded, UpstreamError } from '@/lib/errors'
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
