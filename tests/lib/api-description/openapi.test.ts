import { createConfig, lintFromString } from '@redocly/openapi-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '@/lib/api-description/openapi'
import { toolDefinitions } from '@/lib/api-description/tool-definitions'
import { endpoints } from '@/lib/endpoints/endpoints'
import { InvalidInput } from '@/lib/errors'
import { parseDomains, parseHistory } from '@/lib/pagerank/parse-query'
import { anyText } from '@/tests/support/inputs/any-text'
import { violations } from '@/tests/support/responses/endpoint-schema'

const document = openApiDocument('https://site.test', 'Site')

describe('the document', () => {
  test('is OpenAPI 3.1.0, version 1.0.0, at the configured address', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Site API', version: '1.0.0' },
      servers: [{ url: 'https://site.test' }],
      security: [],
    })
  })

  test('passes the strictest public rules without a warning', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] })
    const source = JSON.stringify(document)
    expect(await lintFromString({ source, absoluteRef: 'openapi.json', config })).toEqual([])
  })

  test('has the three operations with every status, and no other', () => {
    const operations = Object.entries(document.paths).map(([path, { get }]) => {
      return [path, get.operationId, ...get.tags, Object.keys(get.responses).map(Number)]
    })
    expect(operations).toEqual([
      ['/api/domain-rating', 'getDomainRating', 'Authority', [200, 304, 400, 405, 429, 502]],
      ['/api/pagerank', 'getPageRank', 'Authority', [200, 400, 405, 429, 502, 503]],
      ['/api/stats', 'getPublicStats', 'Site', [200, 304, 405, 503]],
    ])
  })

  test('has no description that is too long for readers that make tools of it', () => {
    for (const { get } of Object.values(document.paths)) {
      expect(get.description.length, get.operationId).toBeLessThanOrEqual(300)
      for (const { name, description } of get.parameters) expect(description.length, name).toBeLessThanOrEqual(700)
    }
  })

  test('says whose the body of page ranks is, which depends on the key', () => {
    expect(document.info.description).toMatch(/`opr_`, the body is put into this shape from the provider's numbers/)
    expect(document.components.schemas.PageRankResponse).toMatchObject({ description: expect.stringMatching(/key/) })
  })

  test('says in its introduction what the operations have no room for', () => {
    for (const { description, limit } of endpoints) {
      expect(document.info.description).toContain(description)
      if (limit) expect(document.info.description).toContain(limit.description)
    }
  })

  test('repeats domains[] as a form does', () => {
    expect(document.paths['/api/pagerank']?.get.parameters).toMatchObject([
      {
        name: 'domains[]',
        in: 'query',
        required: true,
        style: 'form',
        explode: true,
        schema: { minItems: 1, maxItems: 10, minContains: 1 },
      },
      { name: 'history', in: 'query', required: false, schema: { type: 'string', enum: ['true'] } },
    ])
  })

  test('calls the schemas as the contract does', () => {
    expect(Object.keys(document.components.schemas).toSorted()).toEqual([
      'DomainRatingResponse',
      'Error',
      'PageRankItem',
      'PageRankResponse',
      'StatsResponse',
    ])
  })

  test('names no two header fields alike', () => {
    const headers = new Set(endpoints.flatMap(({ responses }) => responses.flatMap((response) => response.headers)))
    expect(new Set([...headers].map(({ id }) => id)).size).toBe(headers.size)
  })
})

describe('a request for page ranks is taken where the description allows it, and only there:', () => {
  const [domains, history] = document.paths['/api/pagerank']?.get.parameters ?? []

  test('domains[]', () => {
    const value = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('example.com', '') },
      fc.constantFrom(
        ' ',
        '\ufeff',
        '\u3000',
        '\n',
        '\u0085',
        'a\0',
        'a'.repeat(253),
        'a'.repeat(254),
        '🎉'.repeat(253),
      ),
      anyText(4),
    )
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), (values) => {
        const query = new URLSearchParams(values.map((one) => ['domains[]', one]))
        // Empty fields of a form are ignored, so the schema counts some values that the server does not.
        const counted = values.filter((one) => one.trim() || /\p{Cc}/u.test(one))
        const isAllowed = violations(domains?.schema ?? {}, counted).length === 0
        if (violations(domains?.schema ?? {}, values).length === 0) expect(isAllowed).toBe(true)
        if (isAllowed) expect(parseDomains(query)).toEqual(counted)
        else expect(() => parseDomains(query)).toThrow(InvalidInput)
      }),
      { numRuns: 1_000, examples: [[['']], [[...Array(10).fill('a.com'), '']], [['', 'a.com']]] },
    )
  })

  test('history', () => {
    expect(history?.schema).toMatchObject({ type: 'string', enum: expect.any(Array) })
    for (const value of (history?.schema.enum ?? []) as string[]) {
      expect(parseHistory(new URLSearchParams({ history: value }))).toBe(true)
    }
    expect(violations(history?.schema ?? {}, 'false')).not.toEqual([])
  })

  test('what a tool calls history', () => {
    const { schema } = toolDefinitions.find(({ name }) => name === 'getPageRank') ?? {}
    expect(schema?.properties).toMatchObject({ history: { type: 'string', enum: ['true'] } })
  })
})

describe('every example', () => {
  test('is there, for each parameter and each body', () => {
    const exemplified = endpoints.flatMap(({ parameters, responses }) => [
      ...parameters,
      ...responses.filter(({ body }) => body),
    ])
    expect(exemplified.filter(({ examples }) => examples.length === 0)).toEqual([])
  })

  test('of a header matches its schema, which the public rules do not check', () => {
    for (const { schema, example } of Object.values(document.components.headers)) {
      expect(violations(schema, example)).toEqual([])
    }
  })

  test('of a request names only documented parameters, and all that are required', () => {
    for (const { path, parameters, exampleRequest } of endpoints) {
      const { pathname, searchParams } = new URL(exampleRequest, 'https://site.test')
      expect(pathname).toBe(path)
      expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining([...searchParams.keys()]))
      for (const { name, required } of parameters) expect(searchParams.has(name)).toBe(required)
    }
  })
})

const response = document.paths['/api/pagerank']?.get.responses[200]?.content?.['application/json']

test.each([
  ['with further fields', { status_code: 200, response: [{ domain: 'a.com', error: '' }], last_updated: 'today' }, 0],
  ['without any field', {}, 0],
  ['with a rank over 10', { response: [{ page_rank_decimal: 10.1 }] }, 1],
  ['with a number as position', { response: [{ rank: 1 }] }, 1],
])('a page-rank body %s has %o violations of the schema', (_, body, count) => {
  expect(violations(response?.schema ?? {}, body)).toHaveLength(count)
})
