import { describe, expect, it } from 'vitest'
import { createOpenPageRank } from '@/lib/pagerank/open-pagerank'
import { createPageRanks } from '@/lib/pagerank/pagerank'
import type { Fault } from '@/scripts/sample-providers/faults'
import { createCountingLimit } from '@/tests/support/simulated/counting-limit'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

const provider = await freshSampleProviders()

const oldInterface = () => createOpenPageRank({ key: 'some-key', url: provider.pageRankUrl })
const newInterface = () => {
  const options = { key: 'opr_some-key', url: provider.pageRankBulkUrl, store: createSimulatedStore() }
  const pageRanks = createPageRanks(options)
  return {
    lookUp: (domains: string[], asked?: { history: boolean }) =>
      pageRanks.lookUp(domains, createCountingLimit(), asked),
  }
}

describe('the old interface', () => {
  it('is asked as its documentation says', async () => {
    await oldInterface().lookUp(['example.com', 'a&b=c.com', 'example.com'])
    expect(provider.calls).toMatchObject([
      { method: 'GET', path: '/api/v1.0/getPageRank', headers: { 'api-opr': 'some-key' }, body: '' },
    ])
    expect([...(provider.calls[0]?.query ?? [])]).toEqual([
      ['domains[0]', 'example.com'],
      ['domains[1]', 'a&b=c.com'],
      ['domains[2]', 'example.com'],
    ])
  })

  it.each([
    '{"status_code":200,"response":[]}',
    '\ufeff\r\n{ "response" :\t[ {"page_rank_decimal": 4.70, "rank": "1", "x":1e2} ] ,"more":{"ü":"\\u00fc"}}\n\n',
    '{"response":[{"page_rank_decimal":""},{"page_rank_decimal":null},{}],"response2":-0}',
    '{"response":[{"page_rank_decimal":10.0},{"page_rank_decimal":0}]}',
    ...['100', '302', '400', '404', '"418"', '499', '600', 'null'].map(
      (code) => `{"status_code":${code},"response":[]}`,
    ),
    '{"status_code":404,"response":[{"status_code":503}],"error":"no such domain"}',
    '{"response":[],"error":"Try later"}',
  ])('passes %j through byte for byte', async (body) => {
    provider.fault('pagerank', { kind: 'body', body })
    expect(await oldInterface().lookUp(['example.com'])).toBe(body)
  })

  it.each(['', '{}', '{"response":{}}'])('has failed when it says %j', async (body) => {
    provider.fault('pagerank', { kind: 'body', body })
    await expect(oldInterface().lookUp(['example.com'])).rejects.toMatchObject({ reason: 'shape' })
  })

  it.each([
    ...[401, 402, 403, 429, '"429"'].map((code) => [code, '[]', 'refused'] as const),
    ...[500, 503, 599].map((code) => [code, '[]', 'status'] as const),
    [404, '{}', 'status'] as const,
  ])('has failed with the status %s in a body whose list is %s', async (code, list, reason) => {
    provider.fault('pagerank', { kind: 'body', body: `{"status_code":${code},"response":${list}}` })
    await expect(oldInterface().lookUp(['example.com'])).rejects.toMatchObject({ reason })
  })

  it.each([
    '{"response":["example.com"]}',
    '{"response":[{"page_rank_decimal":1},{"page_rank_decimal":10.01}]}',
    '{"response":[{"page_rank_decimal":-0.01}]}',
  ])('is not believed when it says %j', async (body) => {
    provider.fault('pagerank', { kind: 'body', body })
    await expect(oldInterface().lookUp(['example.com'])).rejects.toMatchObject({ reason: 'unusable' })
  })
})

describe('the new interface', () => {
  /** The answer where the provider says `results`. */
  const answering = (results: string, asked: string[], options?: { history: boolean }) => {
    provider.fault('pagerank', { kind: 'body', body: `{"results":${results},"invalid":[]}` })
    return newInterface().lookUp(asked, options)
  }
  const itemsOf = async (results: string, asked: string[]) => JSON.parse(await answering(results, asked)).response

  it('is asked as its documentation says', async () => {
    await newInterface().lookUp(['example.com', 'München.de', 'Example.com'])
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
    provider.fault('pagerank', {
      kind: 'rewritten',
      by: (body) => `\ufeff${body.replace('5.23', '5.2300000000000001')}`,
    })
    expect(await newInterface().lookUp(asked)).toBe(
      `{"status_code":200,"response":[${[
        '{"domain":"react.dev","page_rank_decimal":4.70,"rank":"23941","status_code":200,"referring_domains":954350}',
        '{"domain":"unknown.example","page_rank_decimal":0,"rank":null,"status_code":404,"referring_domains":null}',
        '{"domain":"Example.COM","page_rank_decimal":5.2300000000000001,"rank":"8188","status_code":200,"referring_domains":2817624}',
        '{"domain":"not a domain","page_rank_decimal":0,"rank":null,"status_code":404,"referring_domains":null}',
        '{"domain":"react.dev","page_rank_decimal":4.70,"rank":"23941","status_code":200,"referring_domains":954350}',
      ].join(',')}],"as_of":"2026-10-01"}`,
    )
  })

  it('knows a name again in another form', async () => {
    const results = '[{"domain":"xn--mnchen-3ya.de","found":true,"open_page_rank":0.00,"rank":0}]'
    expect(await itemsOf(results, ['https://www.München.DE/path'])).toEqual([
      {
        domain: 'https://www.München.DE/path',
        page_rank_decimal: 0,
        rank: '0',
        status_code: 200,
        referring_domains: null,
      },
    ])
  })

  it('never gives a host the rank of another that the provider tells apart', async () => {
    const results = `[{"domain":"example.com","found":true,"open_page_rank":5,"rank":null},
      {"domain":"www.example.com","found":false,"open_page_rank":null,"rank":null},
      {"domain":"github.com","found":true,"open_page_rank":8,"rank":1}]`
    const asked = ['www.example.com', 'example.com', 'blog.example.com', 'www.github.com', 'github.com']
    expect(await itemsOf(results, asked)).toMatchObject([
      { page_rank_decimal: 0, status_code: 404 },
      { page_rank_decimal: 5, rank: null, status_code: 200 },
      { page_rank_decimal: 0, status_code: 404 },
      { page_rank_decimal: 0, status_code: 404 },
      { page_rank_decimal: 8, status_code: 200 },
    ])
  })

  it.each([
    ['is found without a number', '[{"domain":"example.com","found":true,"open_page_rank":null,"rank":7}]'],
    ['is not found with one', '[{"domain":"example.com","found":false,"open_page_rank":3,"rank":7}]'],
    ['has no number', '[{"domain":"example.com","found":true}]'],
    ['is missing beside others', '[{"domain":"github.com","found":true,"open_page_rank":8}]'],
  ])('gives 404 to a name that %s', async (_, results) => {
    const [item] = await itemsOf(results, ['example.com', 'github.com'])
    expect(item).toEqual({
      domain: 'example.com',
      page_rank_decimal: 0,
      rank: null,
      status_code: 404,
      referring_domains: null,
    })
  })

  it('gives 404 to a text that is no host, however the provider spells it', async () => {
    const answer = JSON.parse(await newInterface().lookUp([' Not a  Domain']))
    expect(answer.response).toMatchObject([{ domain: ' Not a  Domain', status_code: 404 }])
  })

  it('gives no answer where the provider speaks of other names alone', async () => {
    const others = '[{"domain":"example.org","found":true,"open_page_rank":5,"rank":1}]'
    for (const results of [others, '[]']) {
      await expect(answering(results, ['example.com', 'github.com'])).rejects.toMatchObject({ reason: 'unusable' })
    }
  })

  const rated = (more: string) => `{"domain":"example.com","found":true,"open_page_rank":5${more}}`
  const said = (body: string) => {
    provider.fault('pagerank', { kind: 'body', body })
    return newInterface().lookUp(['example.com'], { history: true })
  }
  const PLAIN =
    '{"status_code":200,"response":[{"domain":"example.com","page_rank_decimal":5,"rank":null,"status_code":200,"referring_domains":null,"history":[]}]}'

  it.each([
    ...['"x"', '"2026-02-30"', '"2026-10-01 "', '20261001', '["2026-10-01"]', `"${'9'.repeat(900_000)}"`].map(
      (day) => [`the day ${day.slice(0, 20)}`, `{"as_of":${day},"results":[${rated('')}]}`] as const,
    ),
    ...['-1', '1.5', '1e300', '"7"', '[1]', `1${'0'.repeat(1_000)}`].flatMap((number) =>
      ['rank', 'referring_domains'].map(
        (name) => [`the ${name} ${number.slice(0, 20)}`, `{"results":[${rated(`,"${name}":${number}`)}]}`] as const,
      ),
    ),
    ...[
      '"x"',
      '{}',
      '[{"date":"x","open_page_rank":1}]',
      `[{"date":"2026-10-01","open_page_rank":1.${'0'.repeat(99)}}]`,
    ].map(
      (history) => [`the history ${history.slice(0, 30)}`, `{"results":[${rated(`,"history":${history}`)}]}`] as const,
    ),
  ])('leaves out %s', async (_, body) => {
    expect(await said(body)).toBe(PLAIN)
  })

  it('bounds what it passes on of a history', async () => {
    const months = Array.from({ length: 9_000 }, (_, n) => {
      return { date: new Date(n * 86_400_000).toISOString().slice(0, 10), open_page_rank: 1 }
    })
    const answer = await said(`{"results":[${rated(`,"history":${JSON.stringify(months)}`)}]}`)
    expect(JSON.parse(answer).response[0].history).toHaveLength(1_200)
    expect(answer).toContain(`"date":"${months.at(-1)?.date}"`)
  })

  it('gives a history where it is asked for, oldest first and with the digits that were sent', async () => {
    const answer = await newInterface().lookUp(['example.com', 'unknown.example'], { history: true })
    expect(provider.calls[0]?.body).toContain('"include_history":true')
    const first = '{"date":"2022-11-01","page_rank_decimal":4.35,"estimated":true}'
    expect(answer).toContain(`"referring_domains":2817624,"history":[${first},{"date":"2022-12-01",`)
    expect(answer).toContain('{"date":"2026-02-01","page_rank_decimal":5.00,"estimated":false},{"date":"2026-03-01",')
    expect(answer).toContain('{"date":"2026-10-01","page_rank_decimal":5.23,"estimated":false}]}')
    expect(answer).toContain('"status_code":404,"referring_domains":null,"history":[]')
  })

  it('leaves out a month that has no page rank from 0 to 10', async () => {
    const months = '{"date":"2026-10-01","open_page_rank":10.01},{"date":"2026-09-01","open_page_rank":0.10},null,{}'
    const results = `[{"domain":"example.com","found":true,"open_page_rank":5,"rank":7,"history":[${months}]}]`
    expect(await answering(results, ['example.com'], { history: true })).toContain(
      '"history":[{"date":"2026-09-01","page_rank_decimal":0.10,"estimated":false}]',
    )
  })

  it.each(['', '{}'])('has failed when its results are %j', async (results) => {
    await expect(answering(results, ['example.com'])).rejects.toMatchObject({ reason: 'shape' })
  })

  it.each([
    '["example.com"]',
    '[{"domain":"example.com","found":true,"open_page_rank":"5","rank":1}]',
    '[{"domain":"example.com","found":true,"open_page_rank":10.01,"rank":1}]',
    '[{"domain":"example.com","found":true,"open_page_rank":-1,"rank":1}]',
    `[{"domain":"example.com","found":true,"open_page_rank":5.${'0'.repeat(1_000)},"rank":1}]`,
  ])('is not believed when its results are %j', async (results) => {
    await expect(answering(results, ['example.com'])).rejects.toMatchObject({ reason: 'unusable' })
  })
})

describe.each([
  ['old', oldInterface, 'some-key'],
  ['new', newInterface, 'opr_some-key'],
])('either interface, the %s one:', (_, connect, key) => {
  const status = (code: number): Fault => ({
    kind: 'status',
    status: code,
    headers: { 'Retry-After': '17' },
    body: '{"response":[]}',
  })

  const escaped = (text: string) =>
    text.replaceAll(/./g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const WELL = '"as_of":"2026-10-01","results":[{"domain":"example.com","found":true,"open_page_rank":5}],"response":[]'

  describe.each([
    ['plain', key],
    ['escaped', escaped(key)],
    ['escaped in part', key.replace('some', '\\u0073ome')],
    ['escaped in a string of JSON', key.replace('some', '\\\\u0073ome')],
    ['percent-encoded', key.replace('-', '%2D')],
  ])('the key, %s, in', (_, spelled) => {
    it.each([
      ['a text', `{${WELL},"debug":["Authorization: Bearer ${spelled}"]}`],
      ['a name', `{${WELL},"${spelled}":1}`],
      ['the first of two members, of which parsing takes the second', `{"as_of":"${spelled}",${WELL}}`],
    ])('%s makes it no answer', async (_, body) => {
      provider.fault('pagerank', { kind: 'body', body })
      await expect(connect().lookUp(['example.com'])).rejects.toMatchObject({ reason: 'unusable' })
    })
  })

  it('is asked again after any number of answers that cannot be used for a name', async () => {
    const { lookUp } = connect()
    const unusable =
      '{"results":[{"domain":"odd.com","found":true,"open_page_rank":11}],"response":[{"page_rank_decimal":11}]}'
    provider.fault('pagerank', { kind: 'body', body: unusable })
    for (let call = 0; call < 6; call += 1) {
      await expect(lookUp(['odd.com'])).rejects.toMatchObject({ reason: 'unusable' })
    }
    provider.fault('pagerank')
    expect(await lookUp(['example.com'])).toContain('"page_rank_decimal":5.23')
  })

  it.each([401, 402, 403, 429])('status %i refuses us', async (code) => {
    provider.fault('pagerank', status(code))
    await expect(connect().lookUp(['example.com'])).rejects.toMatchObject({
      reason: 'refused',
      detail: { status: code, retryAfterSeconds: code === 429 ? 17 : undefined },
    })
  })

  it.each([201, 204, 302, 400, 404, 418, 500, 503])('status %i is no answer', async (code) => {
    provider.fault('pagerank', status(code))
    await expect(connect().lookUp(['example.com'])).rejects.toMatchObject({ reason: 'status' })
  })

  it('a body under 200 that reports a failure is not cached', async () => {
    const url = key.startsWith('opr_') ? provider.pageRankBulkUrl : provider.pageRankUrl
    const pageRanks = createPageRanks({ key, url, store: createSimulatedStore() })
    const ask = () => pageRanks.lookUp(['example.com'], createCountingLimit())
    for (const failure of ['"status_code":503', '"status":429', '"error":"quota exceeded"']) {
      provider.fault('pagerank', { kind: 'body', body: `{${failure},${WELL}}` })
      await expect(ask()).rejects.toMatchObject({ name: 'UpstreamError' })
    }
    provider.fault('pagerank')
    expect(await ask()).toContain('"page_rank_decimal":5.23')
  })

  it('an item that reports a failure is not cached', async () => {
    const url = key.startsWith('opr_') ? provider.pageRankBulkUrl : provider.pageRankUrl
    const pageRanks = createPageRanks({ key, url, store: createSimulatedStore() })
    const ask = () => pageRanks.lookUp(['github.com', 'example.com'], createCountingLimit())
    const items =
      '{"domain":"github.com","found":true,"open_page_rank":8},{"domain":"example.com","found":false,"status_code":503}'
    provider.fault('pagerank', { kind: 'body', body: `{"results":[${items}],"response":[${items}]}` })
    await ask()
    provider.fault('pagerank')
    expect(await ask()).toContain('"page_rank_decimal":5.23')
  })
})
