import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '@/lib/site/endpoints'
import { files, pictures } from '@/lib/site/files'
import { pages } from '@/lib/site/pages'
import { config, middleware } from '@/middleware'
import { missingPaths } from '@/tests/support/missing-paths'
import { twinsOf } from '@/tests/support/published-pages'
import { spellingsOf } from '@/tests/support/spellings'

const HOST = 'https://site-abc123.vercel.test'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

interface Asked {
  method?: string
  headers?: Record<string, string>
}

const ask = (path: string, asked: Asked = {}) => middleware(new NextRequest(HOST + path, asked))
// Next's own matcher function takes a URL, which has no dot segments.
const isSeen = (path: string) => new RegExp(`^${config.matcher}$`, 'i').test(path.split('?', 1)[0] ?? '')
const hasDots = (path: string) => path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))

/** The path that a request goes on to; undefined where it is answered. */
function target({ headers }: Response): string | undefined {
  const rewritten = headers.get('x-middleware-rewrite')
  if (rewritten) return rewritten.replace(/^https?:\/\/[^/]+/, '')
  return headers.get('x-middleware-next') ? 'itself' : undefined
}

function expectNotice(response: Response, status: number): void {
  expect([target(response), response.status]).toEqual([undefined, status])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'Accept, Accept-Encoding',
    'cache-control': 'no-cache',
  })
  expect(response.headers.get('location')).toBeNull()
}

it.each(pages.map(({ path }) => path as string))('%s is a page, and markdown at each of its addresses', (path) => {
  const markdown = path === '/' ? '/md' : `/md${path}`
  const html = ask(path)
  expect(target(html)).toBe('itself')
  expect(html.headers.get('link')).toContain(`<${twinsOf(path)[0]}>; rel="alternate"; type="text/markdown"`)
  expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding')
  expect(target(ask(path, { headers: { accept: 'text/markdown' } }))).toBe(markdown)
  const image = { headers: { accept: 'image/png' } }
  for (const twin of twinsOf(path)) {
    expect(target(ask(`${twin}?nxtPpath=tools&a=1`, image))).toBe(markdown)
    expect(target(ask(twin, { headers: { rsc: '1' } }))).toBe(markdown)
  }
  expectNotice(ask(path, image), 406)
  expect(target(ask(`${path}?_rsc=1abc`, { headers: { rsc: '1', accept: 'text/markdown' } }))).toBe('itself')
  expect(target(ask(path, { headers: { rsc: '0', accept: 'text/markdown' } }))).toBe(markdown)
})

it.each(['/', '/about.md', '/llms.txt', '/healthz', '/og/docs/api.png'])('%s can only be read', (path) => {
  for (const method of METHODS.slice(2)) {
    const response = ask(path, { method, headers: { 'next-action': '7f3a', rsc: '1', accept: 'image/png' } })
    expectNotice(response, 405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  }
})

it.each([...files, ...pictures, '/healthz'])('%s is left to Next, whatever the Accept', (path) => {
  expect(target(ask(path, { headers: { accept: 'image/nothing' } }))).toBe('itself')
})

describe.each(endpoints.map(({ path }) => path))('%s', (path) => {
  it('answers every method that Next knows', () => {
    for (const method of METHODS.slice(0, -1)) expect(target(ask(`${path}?a=1`, { method }))).toBe('itself')
  })

  it('refuses any other in JSON', async () => {
    const response = ask(path, { method: 'PROPFIND' })
    expect(response.status).toBe(405)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/GET/) })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      'content-type': 'application/json',
    })
  })
})

describe('a path that is in no list', () => {
  it('is a 404, whatever the method and the headers', () => {
    // Before the middleware, a URL resolves dot segments and Next removes `.rsc`.
    const isUnchanged = (path: string) => new URL(HOST + path).href === HOST + path && !path.endsWith('.rsc')
    for (const path of missingPaths.filter(isUnchanged)) {
      expect([path, isSeen(path)]).toEqual([path, !path.startsWith('/_next/static/')])
      for (const method of METHODS) expectNotice(ask(path, { method }), 404)
      expectNotice(ask(path, { headers: { rsc: '1', accept: 'text/markdown', 'x-nextjs-data': '1' } }), 404)
    }
  })

  it('is no other spelling of one that is in a list', () => {
    const slashed = pages.filter(({ path }) => (path as string) !== '/').map(({ path }) => `${path}/`)
    const listed = [
      ...pages.flatMap(({ path }) => [path, ...twinsOf(path)]),
      ...slashed,
      ...files,
      ...pictures,
      ...endpoints.map(({ path }) => path),
      '/healthz',
    ]
    fc.assert(
      fc.property(spellingsOf(listed), fc.constantFrom(...METHODS), (path, method) => {
        if (hasDots(path)) return
        expect(isSeen(path)).toBe(true)
        expectNotice(ask(path, { method }), 404)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is not seen with dot segments, which Next resolves first', () => {
    for (const path of ['/./about', '/about/.', '/x/../about.md', '/%2e%2E/about', '/about/%2e']) {
      expect([path, isSeen(path)]).toEqual([path, false])
    }
    for (const path of ['/.well-known/api-catalog', '/..about', '/about.', '/a/...', '/.env']) {
      expect([path, isSeen(path)]).toEqual([path, true])
    }
  })
})

describe("a page's trailing slash", () => {
  afterEach(() => vi.unstubAllEnvs())

  const deployed = {
    VERCEL: '1',
    VERCEL_URL: 'site-abc123.vercel.test',
    VERCEL_BRANCH_URL: 'site-git-branch.vercel.test',
    VERCEL_PROJECT_PRODUCTION_URL: 'links.example',
  }

  it.each([
    ['production', 'https://links.example/about/', 'https://links.example/about'],
    ['production', 'https://site-abc123.vercel.test/about/', 'https://links.example/about'],
    ['preview', 'https://site-abc123.vercel.test/about/', 'https://site-abc123.vercel.test/about'],
    ['preview', 'https://site-git-branch.vercel.test/about/', 'https://site-git-branch.vercel.test/about'],
    ['preview', 'https://evil.example/about/', 'https://site-abc123.vercel.test/about'],
  ])('in %s, from %s, leads to %s', async (VERCEL_ENV, asked, location) => {
    for (const [name, value] of Object.entries({ ...deployed, VERCEL_ENV })) vi.stubEnv(name, value)
    // The configuration is read once, so each environment needs a module of its own.
    vi.resetModules()
    const { middleware } = await import('@/middleware')
    for (const query of ['', '?a=1&b=%2F', '?next=//evil.example/']) {
      for (const method of METHODS) {
        const response = middleware(new NextRequest(asked + query, { method, headers: { accept: 'image/png' } }))
        expect([response.status, response.headers.get('location')]).toEqual([308, location + query])
      }
    }
  })
})
