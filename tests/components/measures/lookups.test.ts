import { describe, expect, it } from 'vitest'
import { createAskPageRanks } from '@/components/measures/ask-page-ranks'
import { createAskRating } from '@/components/measures/ask-rating'

const { signal } = new AbortController()

/** A network with one answer, and what was asked of it. */
function network(answer: Response | Error, isOnline = true) {
  const asked: string[] = []
  return {
    asked,
    isOnline: () => isOnline,
    fetch: async (address: string) => {
      asked.push(address)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

function failure(status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ error: 'What to do.' }, { status, headers })
}

describe('a rating is looked up', () => {
  const ask = (answer: Response | Error, isOnline?: boolean) =>
    createAskRating(network(answer, isOnline))(['example.com'], signal)

  it('at its endpoint', async () => {
    const line = network(Response.json({ domain: 'example.com', domainRating: 0 }))
    const outcome = await createAskRating(line)(['example.com'], signal)
    expect(line.asked).toEqual(['/api/domain-rating?target=example.com'])
    expect(outcome).toEqual({ kind: 'answered', values: new Map([['example.com', 0]]), isFree: false })
  })

  it.each([
    ['0', false],
    ['1', true],
  ])('and one of age %s is free: %s', async (age, isFree) => {
    const rated = Response.json({ domain: 'a.com', domainRating: 1 }, { headers: { Age: age } })
    expect(await ask(rated)).toMatchObject({ isFree })
  })

  it('knows when the provider was asked', async () => {
    const headers = { Date: 'Sun, 22 Nov 2026 00:00:30 GMT', Age: '60' }
    const line = network(Response.json({ domain: 'a.com', domainRating: 1 }, { headers }))
    expect(await createAskRating(line)(['a.com'], signal)).toMatchObject({ atMs: Date.UTC(2026, 10, 21, 23, 59, 30) })
  })

  it.each([
    [400, {}, { kind: 'refused', message: 'What to do.' }],
    [429, { 'Retry-After': '90' }, { kind: 'limited', message: 'What to do.', retryAfterSeconds: 90 }],
    [429, {}, { kind: 'limited', message: 'What to do.', retryAfterSeconds: 60 }],
    [500, {}, { kind: 'failed', message: 'What to do.' }],
    [502, {}, { kind: 'failed', message: 'What to do.' }],
    [503, {}, { kind: 'unavailable', message: 'What to do.' }],
    [503, { 'Retry-After': '5' }, { kind: 'limited', message: 'What to do.', retryAfterSeconds: 5 }],
  ])('and a %i with %o becomes what the queue does', async (status, headers, outcome) => {
    expect(await ask(failure(status, headers))).toEqual(outcome)
  })

  it('and a failed connection is told from being offline', async () => {
    expect(await ask(new TypeError('failed to fetch'))).toMatchObject({ kind: 'failed' })
    expect(await ask(new TypeError('failed to fetch'), false)).toEqual({ kind: 'offline' })
  })

  it('and an answer that is no rating is no rating of 0', async () => {
    await expect(ask(Response.json({ domain: 'example.com', domainRating: null }))).rejects.toThrow(TypeError)
  })

  it('and a failure without a sentence still has one', async () => {
    expect(await ask(new Response('<html>', { status: 502 }))).toEqual({
      kind: 'failed',
      message: 'This site did not respond as it should. Try again in a minute.',
    })
  })
})

describe('page ranks are looked up', () => {
  it('for sites on a platform once, as the platform’s', async () => {
    const response = [{ domain: 'substack.com', page_rank_decimal: 7.1, rank: '90', status_code: 200 }]
    const line = network(Response.json({ status_code: 200, response, as_of: 'soon' }))
    const outcome = await createAskPageRanks(line)(['a.substack.com', 'b.substack.com'], signal)
    expect(line.asked).toEqual(['/api/pagerank?domains%5B%5D=substack.com'])
    const platforms = { isListed: true, value: 7.1, rank: 90 }
    expect(outcome).toMatchObject({
      values: new Map([
        ['a.substack.com', platforms],
        ['b.substack.com', platforms],
      ]),
    })
  })

  const items = [
    { domain: 'Example.com', page_rank_decimal: 4.87, rank: '51230', status_code: 200, referring_domains: 1204 },
    { domain: 'low.org', page_rank_decimal: 0, rank: null, status_code: 200, referring_domains: null },
    { domain: 'nowhere.net', page_rank_decimal: 0, rank: null, status_code: 404 },
    { domain: 'unasked.net', page_rank_decimal: 1, rank: null, status_code: 200 },
    null,
  ]

  it('many in one call, and a domain that is not in the index has none', async () => {
    const line = network(
      Response.json(
        { status_code: 200, response: items, as_of: '2026-10-01' },
        { headers: { RateLimit: '"pagerank";r=3;t=60' } },
      ),
    )
    const outcome = await createAskPageRanks(line)(['example.com', 'low.org', 'nowhere.net'], signal)
    expect(line.asked).toEqual([
      '/api/pagerank?domains%5B%5D=example.com&domains%5B%5D=low.org&domains%5B%5D=nowhere.net',
    ])
    expect(outcome).toEqual({
      kind: 'answered',
      values: new Map([
        ['example.com', { isListed: true, value: 4.87, rank: 51230, referringDomains: 1204, asOf: '2026-10-01' }],
        ['low.org', { isListed: true, value: 0, rank: undefined, referringDomains: undefined, asOf: '2026-10-01' }],
        ['nowhere.net', { isListed: false, asOf: '2026-10-01' }],
      ]),
      quota: { remaining: 3, resetSeconds: 60 },
    })
  })

  it('with a history where it is asked for, whatever the provider makes of it', async () => {
    const month = (date: unknown, value: unknown, estimated?: unknown) => ({
      date,
      page_rank_decimal: value,
      estimated,
    })
    const hostile = [null, 7, month('2026', 5), month('2026-13-01', 5), month('9999-01-01', 5), month('2026-08', '5')]
    const history = [month('2026-09-30', 4.9, true), ...hostile, month('2026-07-01', 11), month('2025-12-01', 4.7)]
    const found = [
      { domain: 'example.com', page_rank_decimal: 5, status_code: 200, history },
      { domain: 'old.org', page_rank_decimal: 5, status_code: 200 },
    ]
    const line = network(Response.json({ response: found }))
    const outcome = await createAskPageRanks(line, { history: true })(['example.com', 'old.org'], signal)
    expect(line.asked).toEqual(['/api/pagerank?domains%5B%5D=example.com&domains%5B%5D=old.org&history=true'])
    const months = [
      { at: 2025 * 12 + 11, value: 4.7, isEstimated: false },
      { at: 2026 * 12 + 8, value: 4.9, isEstimated: true },
    ]
    expect(outcome).toMatchObject({
      values: new Map([
        ['example.com', { isListed: true, value: 5, rank: undefined, history: months }],
        ['old.org', { isListed: true, value: 5, rank: undefined, history: [] }],
      ]),
    })
  })

  it('and a body of another shape is an error', async () => {
    await expect(createAskPageRanks(network(Response.json({ response: {} })))(['a.com'], signal)).rejects.toThrow()
  })
})
