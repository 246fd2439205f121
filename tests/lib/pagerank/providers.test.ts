import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOpenPageRank } from '@/lib/pagerank/open-pagerank'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import type { Fault } from '@/scripts/sample-providers/faults'
import { type SampleProviders, startSampleProviders } from '@/scripts/sample-providers/start'
import { createCountingQuota } from '@/tests/support/counting-quota'
import { createSimulatedStore } from '@/tests/support/simulated-store'

let provider: SampleProviders
beforeAll(async () => {
  provider = await startSampleProviders()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.fault('pagerank')
  provider.calls.length = 0
})

const oldInterface = (key = 'some-key') => createOpenPageRank({ key, url: provider.pageRankUrl })
const newInterface = (key = 'opr_some-key') => ({
  answer: (domains: string[], options?: { history: boolean }) =>
    createPageRanks({ key, url: provider.pageRankBulkUrl, store: createSimulatedStore() }).answer(
      domains,
      createCountingQuota(),
      options,
    ),
})

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.unreachable(`an answer came: ${value}`),
    (error: unknown) => error,
  )
}

describe('the old interface', () => {
  it('is asked as its documentation says', async () => {
    await oldInterface().answer(['example.com', 'a&b=c.com', 'example.com'])
    expect(provider.calls).toMatchObject([
      { method: 'GET', path: '/api/v1.0/getPageRank', headers: { 'api-opr': 'some-key' }, body: '' },
    ])
    expect([...(provider.calls[0]?.query ?? [])]).toEqual([
      ['domains[0]', 'example.com'],
      ['domains[1]', 'a&b=c.com'],
      ['domains[2]', 'example.com'],
    ])
  })

  it('passes nothing through that repeats the key', async () => {
    provider.fault('pagerank', { kind: 'body', body: '{"response":[],"debug":"API-OPR: some-key"}' })
    expect(await failureOf(oldInterface().answer(['example.com']))).toMatchObject({ reason: 'shape' })
  })

  it('passes an unknown domain through among known ones', async () => {
    const { response } = JSON.parse(await oldInterface().answer(['example.com', 'unknown.example', 'react.dev']))
    expect(response).toMatchObject([
      { domain: 'example.com', page_rank_decimal: 5.23, rank: '8188', status_code: 200 },
      { domain: 'unknown.example', page_rank_decimal: 0, rank: null, status_code: 404 },
      { domain: 'react.dev', page_rank_decimal: 4.7, status_code: 200 },
    ])
  })

  it.each([
    '{"status_code":200,"response":[]}',
    '\ufeff\r\n{ "response" :\t[ {"page_rank_decimal": 4.70, "rank": "1", "x":1e2} ] ,"more":{"ü":"\\u00fc"}}\n\n',
    '{"response":[{"page_rank_decimal":""},{"page_rank_decimal":null},{}],"response2":-0}',
    '{"response":[{"page_rank_decimal":10.0},{"page_rank_decimal":0}]}',
  ])('passes %j through byte for byte', async (body) => {
    provider.fault('pagerank', { kind: 'body', body })
    expect(await oldInterface().answer(['example.com'])).toBe(body)
  })

  it.each([
    '',
    'null',
    '[]',
    '"response"',
    '{}',
    '{"status_code":403,"error":"no"}',
    '{"response":{}}',
    '{"response":["example.com"]}',
    '{"response":[null]}',
    '{"response":[{"page_rank_decimal":1},{"page_rank_decimal":10.01}]}',
    '{"response":[{"page_rank_decimal":-0.01}]}',
  ])('is not believed when it says %j', async (body) => {
    provider.fault('pagerank', { kind: 'body', body })
    expect(await failureOf(oldInterface().answer(['example.com']))).toMatchObject({ reason: 'shape' })
  })
})

describe('the new interface', () => {
  it('is asked as its documentation says', async () => {
    await newInterface().answer(['example.com', 'München.de', 'Example.com'])
    expect(provider.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/domains/bulk',
        headers: { authorization: 'Bearer opr_some-key', 'content-type': 'application/json' },
        body: '{"domains":["example.com","xn--mnchen-3ya.de"],"include_history":false}',
      },
    ])
    expect([...(provider.calls[0]?.query ?? [])]).toEqual([])
  })

  it('gives the published shape in the order asked for, with the digits that were sent', async () => {
    const asked = ['react.dev', 'unknown.example', 'Example.COM', 'not a domain', 'react.dev']
    expect(await newInterface().answer(asked)).toBe(
      `{"status_code":200,"response":[${[
        '{"domain":"react.dev","page_rank_decimal":4.70,"rank":"23941","status_code":200,"referring_domains":954350}',
        '{"domain":"unknown.example","page_rank_decimal":0,"rank":null,"status_code":404,"referring_domains":null}',
        '{"domain":"Example.COM","page_rank_decimal":5.23,"rank":"8188","status_code":200,"referring_domains":2817624}',
        '{"domain":"not a domain","page_rank_decimal":0,"rank":null,"status_code":404,"referring_domains":null}',
        '{"domain":"react.dev","page_rank_decimal":4.70,"rank":"23941","status_code":200,"referring_domains":954350}',
      ].join(',')}],"as_of":"2026-10-01"}`,
    )
  })

  const answering = async (results: string, asked: string[]) => {
    provider.fault('pagerank', { kind: 'body', body: `{"results":[${results}],"invalid":[]}` })
    return JSON.parse(await newInterface().answer(asked)).response
  }

  it('knows a name again in another form', async () => {
    const results = '{"domain":"xn--mnchen-3ya.de","found":true,"open_page_rank":3.5,"rank":null}'
    expect(await answering(results, ['https://www.München.DE/path'])).toEqual([
      {
        domain: 'https://www.München.DE/path',
        page_rank_decimal: 3.5,
        rank: null,
        status_code: 200,
        referring_domains: null,
      },
    ])
  })

  it('knows a name again however often it is asked', async () => {
    const results = '{"domain":"xn--bcher-kva.de","found":true,"open_page_rank":3.5,"rank":null}'
    // Node 20 and 22 take no such address for one once `URL.canParse` is compiled.
    const asked = Array.from({ length: 10_000 }, () => 'http://b\u00fccher.de')
    const items: { status_code: number }[] = await answering(results, asked)
    expect(items.filter(({ status_code }) => status_code !== 200)).toEqual([])
  })

  it('never gives a host the rank of another that the provider tells apart', async () => {
    const results = `{"domain":"example.com","found":true,"open_page_rank":5,"rank":1},
      {"domain":"www.example.com","found":false,"open_page_rank":null,"rank":null}`
    expect(await answering(results, ['www.example.com', 'example.com', 'blog.example.com'])).toMatchObject([
      { page_rank_decimal: 0, status_code: 404 },
      { page_rank_decimal: 5, status_code: 200 },
      { page_rank_decimal: 0, status_code: 404 },
    ])
  })

  it.each([
    ['is found without a number', '{"domain":"example.com","found":true,"open_page_rank":null,"rank":7}'],
    ['is not found with one', '{"domain":"example.com","found":false,"open_page_rank":3,"rank":7}'],
    ['has no number', '{"domain":"example.com","found":true}'],
    ['is missing', ''],
  ])('gives 404 to a name that %s', async (_, results) => {
    expect(await answering(results, ['example.com'])).toEqual([
      { domain: 'example.com', page_rank_decimal: 0, rank: null, status_code: 404, referring_domains: null },
    ])
  })

  it('gives a page rank of 0 as one that was found', async () => {
    const results = '{"domain":"example.com","found":true,"open_page_rank":0.00,"rank":0}'
    expect(await answering(results, ['example.com'])).toMatchObject([{ rank: '0', status_code: 200 }])
  })

  it('rounds nothing', async () => {
    const number = '4.123456789012345678901234567890'
    const body = `{"results":[{"domain":"example.com","found":true,"open_page_rank":${number},"rank":7}]}`
    provider.fault('pagerank', { kind: 'body', body })
    expect(await newInterface().answer(['example.com'])).toContain(`"page_rank_decimal":${number},`)
  })

  it('gives a history where it is asked for, oldest first and with the digits that were sent', async () => {
    const answer = await newInterface().answer(['example.com', 'unknown.example'], { history: true })
    expect(provider.calls[0]?.body).toContain('"include_history":true')
    const first = '{"date":"2022-11-01","page_rank_decimal":4.35,"estimated":true}'
    expect(answer).toContain(`"referring_domains":2817624,"history":[${first},{"date":"2022-12-01",`)
    expect(answer).toContain('{"date":"2026-02-01","page_rank_decimal":5.00,"estimated":false},{"date":"2026-03-01",')
    expect(answer).toContain('{"date":"2026-10-01","page_rank_decimal":5.23,"estimated":false}]}')
    expect(answer).toContain('"status_code":404,"referring_domains":null,"history":[]')
  })

  it('leaves out a month that has no page rank from 0 to 10', async () => {
    const months = '{"date":"2026-10-01","open_page_rank":10.01},{"date":"2026-09-01","open_page_rank":0.10},null,{}'
    const body = `{"results":[{"domain":"example.com","found":true,"open_page_rank":5,"rank":7,"history":[${months}]}]}`
    provider.fault('pagerank', { kind: 'body', body })
    expect(await newInterface().answer(['example.com'], { history: true })).toContain(
      '"history":[{"date":"2026-09-01","page_rank_decimal":0.10,"estimated":false}]',
    )
  })

  it.each([
    '',
    '[]',
    '{"results":{}}',
    '{"response":[]}',
    '{"results":["example.com"]}',
    '{"results":[{"domain":"example.com","found":true,"open_page_rank":"5","rank":1}]}',
    '{"results":[{"domain":"example.com","found":true,"open_page_rank":5,"rank":1.5}]}',
    '{"results":[{"domain":"example.com","found":true,"open_page_rank":10.01,"rank":1}]}',
    '{"results":[{"domain":"example.com","found":true,"open_page_rank":-1,"rank":1}]}',
  ])('is not believed when it says %j', async (body) => {
    provider.fault('pagerank', { kind: 'body', body })
    expect(await failureOf(newInterface().answer(['example.com']))).toMatchObject({ reason: 'shape' })
  })
})

describe.each([
  ['old', oldInterface, 'bad-key'],
  ['new', newInterface, 'opr_bad-key'],
])('either interface, the %s one:', (_, connect, badKey) => {
  const status = (code: number, headers = {}): Fault => ({
    kind: 'status',
    status: code,
    headers,
    body: '{"response":[]}',
  })

  it.each([401, 402, 403, 429])('status %i refuses us', async (code) => {
    provider.fault('pagerank', status(code, { 'Retry-After': '17' }))
    expect(await failureOf(connect().answer(['example.com']))).toMatchObject({
      reason: 'refused',
      detail: { status: code, retryAfterSeconds: code === 429 ? 17 : undefined },
    })
  })

  it.each([201, 204, 302, 400, 404, 418, 500, 503])('status %i is no answer', async (code) => {
    provider.fault('pagerank', status(code))
    expect(await failureOf(connect().answer(['example.com']))).toMatchObject({ reason: 'status' })
  })

  it.each<Fault['kind']>(['html', 'truncated', 'out-of-range'])('%s has not its shape', async (kind) => {
    provider.fault('pagerank', { kind } as Fault)
    expect(await failureOf(connect().answer(['example.com']))).toMatchObject({ reason: 'shape' })
  })

  it('odd white space and unknown fields do no harm', async () => {
    provider.fault('pagerank', { kind: 'odd-json' })
    const { response } = JSON.parse(await connect().answer(['example.com']))
    expect(response).toMatchObject([{ domain: 'example.com', page_rank_decimal: 5.23, rank: '8188' }])
  })

  it('the key stays out of every message', async () => {
    for (const fault of [undefined, status(403), status(500), { kind: 'html' }] as (Fault | undefined)[]) {
      provider.fault('pagerank', fault)
      const error = await failureOf(connect(badKey).answer(['example.com']))
      expect(`${error} ${JSON.stringify(error)}`).not.toContain('bad-key')
    }
  })
})
