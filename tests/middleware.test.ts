import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '@/lib/site/endpoints'
import { files } from '@/lib/site/files'
import { pages } from '@/lib/site/pages'
import { config, middleware } from '@/middleware'
import { missingPaths } from '@/tests/support/missing-paths'
import { twinsOf } from '@/tests/support/published-pages'
import { spellingsOf } from '@/tests/support/spellings'

const HOST = 'https://site-abc123.vercel.test'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const MARKDOWN = 'text/markdown; charset=utf-8'

interface Asked {
  method?: string
  headers?: Record<string, string>
}

const ask = (path: string, asked: Asked = {}, run = middleware) => run(new NextRequest(HOST + path, asked))
// Next's own reading of the matcher takes a URL, which has no dot segments any more.
const isSeen = (path: string) => new RegExp(`^${config.matcher}$`, 'i').test(path.split('?', 1)[0] ?? '')
const hasDots = (path: string) => path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
/** Where a request goes on to, undefined where it is answered. */
const goesOnTo = ({ headers }: Response): string | undefined => {
  const rewritten = headers.get('x-middleware-rewrite')
  if (rewritten) return rewritten.replace(/^https?:\/\/[^/]+/, '')
  return headers.get('x-middleware-next') ? 'itself' : undefined
}

function expectNotice(response: Response, status: number): void {
  expect(goesOnTo(response)).toBeUndefined()
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': MARKDOWN,
    vary: 'Accept, Accept-Encoding',
    'cache-control': 'no-cache',
  })
  expect(response.headers.get('location')).toBeNull()
}

describe.each(pages.map(({ path }) => path as string))('%s', (path) => {
  it.each(['GET', 'HEAD'])('is negotiated for %s', (method) => {
    expect(goesOnTo(ask(path, { method, headers: { accept: 'text/html' } }))).toBe('itself')
    expect(goesOnTo(ask(path, { method, headers: { accept: 'text/markdown' } }))).toBe(internal(path))
    expectNotice(ask(path, { method, headers: { accept: 'image/png' } }), 406)
  })

  it('is markdown by its own addresses, whatever the Accept and the query', () => {
    for (const twin of twinsOf(path)) {
      for (const accept of ['*/*', 'text/html', 'image/png']) {
        expect(goesOnTo(ask(`${twin}?nxtPpath=tools&a=1`, { headers: { accept } }))).toBe(internal(path))
      }
    }
  })

  it('is left to the client-side router, whatever the Accept', () => {
    for (const accept of ['*/*', 'text/html', 'text/markdown', 'text/x-component', 'application/json']) {
      expect(goesOnTo(ask(path, { headers: { rsc: '1', accept } }))).toBe('itself')
      expect(goesOnTo(ask(`${path}?_rsc=1abc`, { headers: { rsc: '1', accept } }))).toBe('itself')
    }
  })

  it('tells where its markdown is, and what it varies by', () => {
    const { headers } = ask(path)
    expect(headers.get('link')).toContain(`<${twinsOf(path)[0]}>; rel="alternate"; type="text/markdown"`)
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is a 405 at each address', (method) => {
    for (const address of [path, ...twinsOf(path)]) {
      const response = ask(address, { method, headers: { 'next-action': '7f3a' } })
      expectNotice(response, 405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })
})

describe('a path that is in no list', () => {
  // A URL resolves dot segments, and Next takes `.rsc` off, before a middleware sees the path.
  const seen = missingPaths.filter((path) => new URL(HOST + path).href === HOST + path && !path.endsWith('.rsc'))

  it.each(seen.filter((path) => !path.startsWith('/_next/static/')).map((path) => [path.slice(0, 60), path]))(
    '%s is a 404 to every method',
    (_name, path) => {
      expect(isSeen(path)).toBe(true)
      for (const method of METHODS) expectNotice(ask(path, { method }), 404)
      for (const headers of [{ rsc: '1' }, { accept: 'text/markdown' }, { 'x-nextjs-data': '1' }]) {
        expectNotice(ask(path, { headers: headers as unknown as Record<string, string> }), 404)
      }
    },
  )

  it('is no other spelling of one that is in a list', () => {
    const slashed = pages.filter(({ path }) => (path as string) !== '/').map(({ path }) => `${path}/`)
    const there = [
      ...pages.flatMap(({ path }) => [path, ...twinsOf(path)]),
      ...slashed,
      ...files,
      ...endpoints.map(({ path }) => path),
      '/healthz',
      '/favicon.ico',
      '/og/index.png',
    ]
    // Others of the site's own, which a spelling can hit.
    const alsoThere = new Set(['/icon.svg', '/apple-icon.png', ...pages.map(({ path }) => `/og${path}.png`)])
    fc.assert(
      fc.property(spellingsOf(there), fc.constantFrom(...METHODS), (path, method) => {
        if (alsoThere.has(path) || hasDots(path)) return
        expect(isSeen(path)).toBe(true)
        expectNotice(ask(path, { method }), 404)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is not seen with dot segments, which would be resolved first', () => {
    for (const path of ['/./about', '/about/.', '/x/../about.md', '/%2e%2E/about', '/about/%2e']) {
      expect([path, isSeen(path)]).toEqual([path, false])
    }
    for (const path of ['/.well-known/api-catalog', '/..about', '/about.', '/a/...', '/.env']) {
      expect([path, isSeen(path)]).toEqual([path, true])
    }
  })
})

it.each([...files, '/healthz', '/favicon.ico', '/og/index.png', '/og/docs/api.png'])(
  '%s answers GET and HEAD alone, whatever the Accept',
  (path) => {
    for (const method of ['GET', 'HEAD']) {
      expect(goesOnTo(ask(path, { method, headers: { accept: 'image/nothing' } }))).toBe('itself')
    }
    for (const method of METHODS.slice(2)) {
      const response = ask(path, { method })
      expectNotice(response, 405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  },
)

describe.each(endpoints.map(({ path }) => path))('%s', (path) => {
  it('answers by itself every method that Next knows', () => {
    for (const method of METHODS.slice(0, -1)) {
      expect(goesOnTo(ask(`${path}?a=1`, { method, headers: { accept: 'text/markdown' } }))).toBe('itself')
    }
  })

  it('refuses any other as it refuses those', async () => {
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

describe("a page's trailing slash", () => {
  afterEach(() => vi.unstubAllEnvs())

  const deployed = {
    VERCEL: '1',
    VERCEL_URL: 'site-abc123.vercel.test',
    VERCEL_BRANCH_URL: 'site-git-branch.vercel.test',
    VERCEL_PROJECT_PRODUCTION_URL: 'links.example',
  }
  /** The configuration is read once, so each environment has a middleware of its own. */
  async function inEnvironment(environment: Record<string, string>): Promise<typeof middleware> {
    vi.resetModules()
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    return (await import('@/middleware')).middleware
  }

  it.each([
    ['production', 'https://links.example/about/', 'https://links.example/about'],
    ['production', 'https://site-abc123.vercel.test/about/', 'https://links.example/about'],
    ['preview', 'https://site-abc123.vercel.test/about/', 'https://site-abc123.vercel.test/about'],
    ['preview', 'https://site-git-branch.vercel.test/about/', 'https://site-git-branch.vercel.test/about'],
    ['preview', 'https://evil.example/about/', 'https://site-abc123.vercel.test/about'],
  ])('in %s, from %s, leads to %s', async (VERCEL_ENV, asked, location) => {
    const run = await inEnvironment({ ...deployed, VERCEL_ENV })
    for (const query of ['', '?a=1&b=%2F', '?next=//evil.example/']) {
      const response = run(new NextRequest(asked + query))
      expect([response.status, response.headers.get('location')]).toEqual([308, location + query])
    }
  })
})

function internal(path: string): string {
  return path === '/' ? '/md' : `/md${path}`
}
