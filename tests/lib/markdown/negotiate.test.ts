import { describe, expect, test } from 'vitest'
import { negotiate } from '@/lib/markdown/negotiate'
import { acceptTable } from '@/tests/support/accept-table'

const pages = new Set(['/', '/tools', '/guides', '/guides/first-pitch'])
const isPage = (path: string) => pages.has(path)

function decide(path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  return negotiate({ method, path, header: (name) => headers[name] ?? null }, isPage)
}

describe('a page by its own address', () => {
  test('the table is as long as it has to be', () => {
    expect(acceptTable.length).toBeGreaterThanOrEqual(100)
    expect(new Set(acceptTable.map(([accept]) => accept)).size).toBe(acceptTable.length)
  })

  test.each(acceptTable)('Accept: %j answers %s', (accept, expected) => {
    const kind = expected === 406 ? 'not-acceptable' : expected
    for (const method of ['GET', 'HEAD']) {
      expect(decide('/tools', accept === undefined ? { method } : { method, accept })).toEqual({ kind, path: '/tools' })
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'])(
    '%s is not allowed',
    (method) => {
      expect(decide('/tools', { method })).toEqual({ kind: 'method-not-allowed', path: '/tools' })
      expect(decide('/tools', { method, accept: 'image/png' })).toEqual({ kind: 'method-not-allowed', path: '/tools' })
      expect(decide('/tools.md', { method })).toEqual({ kind: 'method-not-allowed', path: '/tools' })
    },
  )
})

describe('the markdown addresses of a page', () => {
  test.each([
    ['/index.md', '/'],
    ['/tools.md', '/tools'],
    ['/tools/index.md', '/tools'],
    ['/guides/first-pitch.md', '/guides/first-pitch'],
    ['/guides/first-pitch/index.md', '/guides/first-pitch'],
  ])('%s is the markdown of %s, whatever the Accept', (path, page) => {
    for (const accept of ['*/*', 'text/html', 'text/markdown;q=0', 'application/json', 'nonsense', '']) {
      expect(decide(path, { accept })).toEqual({ kind: 'markdown', path: page })
      expect(decide(path, { accept, method: 'HEAD' })).toEqual({ kind: 'markdown', path: page })
    }
  })

  test.each([
    '/.md',
    '/.md/index.md',
    '//index.md',
    '/tools/.md',
    '/tools/index/index.md',
    '/tools/index.md.md',
    '/tools.md/index.md',
    '/tools.md.md',
    '/tools.MD',
    '/tools.md/',
    '/tools/index.md/',
    '/toolsindex.md',
    '/nope.md',
    '/agent-instructions.md',
    'index.md',
    '.md',
    '',
  ])('%s is no page', (path) => {
    expect(decide(path, { accept: 'text/markdown' })).toEqual({ kind: 'other' })
  })
})

describe('a trailing slash', () => {
  test('leads to the only address of a page', () => {
    expect(decide('/tools/')).toEqual({ kind: 'redirect', path: '/tools' })
    expect(decide('/guides/first-pitch/', { accept: 'image/png' })).toEqual({
      kind: 'redirect',
      path: '/guides/first-pitch',
    })
  })

  test.each(['/nope/', '//', '/tools//', '//tools/', '/api/'])('%s leads nowhere', (path) => {
    expect(decide(path)).toEqual({ kind: 'other' })
  })
})

describe('what is not a request for a page', () => {
  test.each(['/nope', '/api/stats', '/llms.txt', '/robots.txt', '/_next/static/a.js', '/md/tools', '/TOOLS'])(
    '%s is left alone, whatever the method or the Accept',
    (path) => {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        expect(decide(path, { method, accept: 'application/json' })).toEqual({ kind: 'other' })
      }
    },
  )

  test('a request of the client-side router', () => {
    expect(decide('/tools', { rsc: '1', accept: '*/*' })).toEqual({ kind: 'other' })
    expect(decide('/tools', { rsc: '0' })).toEqual({ kind: 'html', path: '/tools' })
  })

  test('a Server Action', () => {
    const action = { 'next-action': '7f3a', accept: 'text/x-component' }
    for (const method of ['POST', 'PUT']) {
      expect(decide('/tools', { ...action, method })).toEqual({ kind: 'method-not-allowed', path: '/tools' })
    }
    expect(decide('/tools', action)).toEqual({ kind: 'not-acceptable', path: '/tools' })
  })
})
