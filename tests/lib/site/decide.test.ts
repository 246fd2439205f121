import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Action, decide, isPreflight, type Reason, type RequestTraits } from '@/lib/site/decide'
import { files, HEALTH_PATH, pictures } from '@/lib/site/files'
import { places } from '@/lib/site/places'
import { spellingsOf } from '@/tests/support/inputs/spellings'
import { acceptTable } from './accept-table'

/** The kind of response to a request, and the page that it is about. */
function decided(path: string, { method = 'GET', accept, isPreflight = false }: Partial<RequestTraits> = {}) {
  const action: Action = decide(places.get(path), { method, accept, isPreflight })
  return 'page' in action ? [action.kind, action.page.path] : [action.kind]
}

describe('a page by its own address', () => {
  test.each(acceptTable)('Accept: %j answers %s', (accept, expected) => {
    for (const method of ['GET', 'HEAD']) {
      expect(decided('/tools', { method, accept })).toEqual([expected === 406 ? 'not-acceptable' : expected, '/tools'])
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'])('%s is refused', (method) => {
    for (const path of ['/tools', '/tools.md', ...files]) {
      expect(decided(path, { method, accept: 'image/png' })).toEqual(['method-not-allowed'])
    }
  })
})

describe('the other addresses of a page', () => {
  test.each([
    ['/index.md', '/'],
    ['/.md', '/'],
    ['/tools.md', '/tools'],
    ['/tools/index.md', '/tools'],
    ['/guides/two-rating-scales.md', '/guides/two-rating-scales'],
  ])('%s is the markdown of %s, whatever the Accept', (path, page) => {
    for (const accept of ['*/*', 'text/html', 'text/markdown;q=0', 'application/json', 'nonsense', '']) {
      for (const method of ['GET', 'HEAD']) expect(decided(path, { accept, method })).toEqual(['markdown', page])
    }
  })

  test('its trailing slash redirects, by any method', () => {
    for (const method of ['GET', 'POST', 'PROPFIND']) {
      expect(decided('/tools/', { method, accept: 'image/png' })).toEqual(['redirect', '/tools'])
    }
  })
})

it('a file and the health check have one type, whatever the Accept', () => {
  for (const [paths, kind] of [[[...files, ...pictures], 'file'] as const, [[HEALTH_PATH], 'health'] as const]) {
    for (const path of paths) {
      for (const method of ['GET', 'HEAD'])
        expect(decided(path, { method, accept: 'text/markdown' }), path).toEqual([kind])
      expect(decided(path, { method: 'POST' }), path).toEqual(['method-not-allowed'])
    }
  }
})

describe('a preflight', () => {
  test.each([
    ['/tools', 'preflight'],
    ['/tools.md', 'preflight'],
    ['/tools/', 'preflight'],
    ...[...files, ...pictures].map((path) => [path, 'preflight']),
    ['/api/stats', 'endpoint'],
    [HEALTH_PATH, 'method-not-allowed'],
    ['/nope', 'missing'],
  ])('of %s answers %s', (path, kind) => {
    expect(decided(path, { method: 'OPTIONS', accept: 'image/png', isPreflight: true })[0]).toBe(kind)
  })

  test.each<[boolean, string, string | null | undefined, string | null | undefined]>([
    [true, 'OPTIONS', 'https://a.example', 'GET'],
    [false, 'OPTIONS', 'https://a.example', undefined],
    [false, 'OPTIONS', undefined, 'GET'],
    [false, 'OPTIONS', null, null],
    [false, 'GET', 'https://a.example', 'GET'],
  ])('is %s for %s with Origin %s and Access-Control-Request-Method %s', (expected, method, origin, requestMethod) => {
    expect(isPreflight(method, origin, requestMethod)).toBe(expected)
  })
})

it('an endpoint and what is missing are so by any method', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PROPFIND']) {
    expect(decided('/api/stats', { method, accept: 'image/png' })).toEqual(['endpoint'])
    expect(decided('/nope', { method, accept: 'image/png' })).toEqual(['missing'])
  }
})

const reasons: [Reason, path: string, method: string, accept?: string][] = [
  ['unlisted', '/nope', 'POST'],
  ['endpoint', '/api/stats', 'POST'],
  ['preflight', '/llms.txt', 'OPTIONS'],
  ['trailing-slash', '/tools/', 'POST'],
  ['method', '/tools', 'POST'],
  ['method', '/tools.md', 'POST'],
  ['method', '/llms.txt', 'POST'],
  ['single-format', '/llms.txt', 'GET', 'text/markdown'],
  ['single-format', '/healthz', 'HEAD'],
  ['markdown-url', '/tools.md', 'GET', 'text/html'],
  ['no-accept', '/tools', 'GET'],
  ['no-accept', '/tools', 'GET', ' '],
  ['malformed-accept', '/tools', 'GET', 'markdown'],
  ['markdown-not-named', '/tools', 'GET', '*/*'],
  ['markdown-not-named', '/tools', 'GET', 'text/html'],
  ['html-preferred', '/tools', 'GET', 'text/html, text/markdown;q=0.9'],
  ['html-preferred', '/tools', 'GET', 'text/html, text/markdown;q=0'],
  ['markdown-named', '/tools', 'GET', 'text/html, text/markdown'],
  ['markdown-named', '/tools', 'GET', 'text/html;q=0, text/markdown;q=0.1'],
  ['html-refused', '/tools', 'GET', 'text/html;q=0, */*'],
  ['neither-accepted', '/tools', 'GET', 'image/png'],
  ['neither-accepted', '/tools', 'GET', 'text/html;q=0, text/markdown;q=0'],
]

test.each(reasons)('the reason is %s for %s, asked by %s with Accept: %s', (reason, path, method, accept) => {
  expect(decide(places.get(path), { method, accept, isPreflight: method === 'OPTIONS' }).reason).toBe(reason)
})

it('docs/operations.md explains exactly these reasons', () => {
  const [, table = ''] =
    /\| `reason` \| the response \|\n[^\n]*\n(.*?)\n\n/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const explained = [...table.matchAll(/^\| `([a-z-]+)` \| \S/gm)].map(([, reason]) => reason)
  expect(explained).toEqual([...new Set(reasons.map(([reason]) => reason))])
})

it('no other spelling of a path is there', () => {
  fc.assert(
    fc.property(spellingsOf([...places.keys()]), fc.constantFrom('GET', 'POST'), (path, method) => {
      expect(decided(path, { method })).toEqual(['missing'])
    }),
    { numRuns: 500 },
  )
})
