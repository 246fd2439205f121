import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '@/lib/endpoints/endpoints'
import { files, pictures } from '@/lib/site/files'
import { markdownPath, pages } from '@/lib/site/pages'
import builtHeaders from '@/lib/vercel/built-headers'
import { htmlFile } from '@/lib/vercel/built-paths'
import { config, middleware } from '@/middleware'
import { OPEN } from '@/tests/support/responses/security-headers'
import { PREFLIGHT, type SendOptions } from '@/tests/support/send'

const HOST = 'https://site-abc123.vercel.test'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const STRICT = "default-src 'none'; img-src 'self'; frame-ancestors 'none'"

const SCRIPT = '/scripts/page-abc123.js'

/** The first build's fields, as the second build has them. */
const PACKED = Object.fromEntries(
  [...pages.flatMap(({ path }) => [htmlFile(path), markdownPath(path)]), ...files, ...pictures, SCRIPT].map((file) => [
    file,
    { 'content-security-policy': `policy of ${file}`, vary: 'Accept, Accept-Encoding' },
  ]),
)
beforeAll(() => void Object.assign(builtHeaders, PACKED))
const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
afterAll(forgetFields)

function forgetFields(): void {
  for (const file of Object.keys(builtHeaders)) Reflect.deleteProperty(builtHeaders, file)
}

const ask = (path: string, asked: SendOptions = {}) => middleware(new NextRequest(HOST + path, asked))
// Next's own matcher function takes a URL, which has no dot segments.
const isSeen = (path: string) => new RegExp(`^${config.matcher}$`, 'i').test(path.split('?', 1)[0] ?? '')

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
    'content-security-policy': STRICT,
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers.get('location')).toBeNull()
}

/** Goes on to what the first build packed, with its fields, and without the header of Next's router. */
function expectBuilt(response: Response, file: string): void {
  const { headers } = response
  expect(target(response)).toBe(`/built${file}`)
  expect(Object.fromEntries(headers)).toMatchObject({ ...PACKED[file], 'x-content-type-options': 'nosniff' })
  expect(headers.get('x-middleware-request-rsc')).toBeNull()
}

it.each(['1', '0'])("Next's router gets what everybody gets, with RSC: %s", (rsc) => {
  const router = ask('/about?_rsc=1abc', { headers: { rsc, accept: 'text/html' } })
  expectBuilt(router, '/about.html')
  // Next would look for its router's data.
  expect(router.headers.get('x-middleware-override-headers')).toBe('accept')
  expectNotice(ask('/about', { headers: { rsc, accept: 'application/json' } }), 406)
})

it('logs who read what, as the own server does, and nothing that names a client', () => {
  logged.mockClear()
  const claude = { 'user-agent': 'Claude-User (claude-code/2.1; +https://support.anthropic.com/)' }
  ask('/about?secret=1', { headers: { ...claude, accept: 'text/markdown, text/html, */*' } })
  ask('/about.md', { headers: { 'user-agent': 'curl/8.5.0', 'x-forwarded-for': '192.0.2.1' } })
  ask('/nope', { headers: { 'user-agent': 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/152.0' } })
  const lines = logged.mock.calls.map(([line]) => String(line))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(String),
      method: 'GET',
      route: '/about',
      form: 'markdown',
      reason: 'markdown-named',
      client: 'claude',
      msg: 'request',
    },
    {
      level: 30,
      time: expect.any(String),
      method: 'GET',
      route: '/about.md',
      form: 'markdown',
      reason: 'markdown-url',
      client: 'script',
      msg: 'request',
    },
    {
      level: 30,
      time: expect.any(String),
      method: 'GET',
      route: 'missing',
      path: '/nope',
      reason: 'unlisted',
      client: 'browser',
      msg: 'request',
    },
  ])
  expect(lines.join('')).not.toMatch(/secret|anthropic|8\.5\.0|Firefox|192\.0\.2/)
})

it('a preflight of a page or a file is answered, and that of the health check is not', async () => {
  for (const path of ['/', '/about/', '/about.md', '/llms.txt', SCRIPT]) {
    const response = ask(path, PREFLIGHT)
    expect([path, response.status, await response.text(), target(response)]).toEqual([path, 204, '', undefined])
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...OPEN, 'access-control-allow-methods': 'GET, HEAD' })
  }
  const health = ask('/healthz', PREFLIGHT)
  expect([health.status, health.headers.get('access-control-allow-origin')]).toEqual([405, null])
  expect(ask('/healthz').headers.get('access-control-allow-origin')).toBeNull()
})

it('a script of the pages is what was built, and no other script is there', () => {
  expectBuilt(ask(SCRIPT), SCRIPT)
  for (const path of ['/scripts/page-another.js', '/scripts/', '/scripts', '/about.html']) expectNotice(ask(path), 404)
})

it.each([
  ['/about', '/about.html', undefined],
  ['/about', '/about.md', 'text/markdown'],
  ['/about.md', '/about.md', undefined],
  ['/llms.txt', '/llms.txt', undefined],
])('%s without its packed file %s is an error, and is not rendered', (path, file, accept) => {
  Reflect.deleteProperty(builtHeaders, file)
  expect(() => ask(path, { headers: accept ? { accept } : {} })).toThrow(`the build has no file ${file}`)
  Object.assign(builtHeaders, PACKED)
})

it('without a first build, as in development, Next makes each form', () => {
  forgetFields()
  for (const path of ['/', '/about', '/llms.txt']) expect(target(ask(path))).toBe('itself')
  expect(target(ask('/', { headers: { accept: 'text/markdown' } }))).toBe('/md/')
  expect(target(ask('/about/index.md?a=1'))).toBe('/md/about')
  expect(ask('/about.md').headers.get('content-security-policy')).toBe(STRICT)
  expect(target(ask('/scripts/page-abc124.js'))).toBe('itself')
  // Fast Refresh renders pages anew by this header.
  expect(ask('/about', { headers: { rsc: '1' } }).headers.get('x-middleware-override-headers')).toBeNull()
  // Pages of the development server run scripts that are in no list.
  expect(Object.fromEntries(ask('/about').headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self' 'unsafe-inline' 'unsafe-eval'"),
    link: expect.stringContaining('</about.md>; rel="alternate"'),
    vary: 'Accept, Accept-Encoding',
  })
  Object.assign(builtHeaders, PACKED)
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
  it('is a 404, whatever the method', () => {
    for (const method of METHODS) expectNotice(ask('/nope', { method }), 404)
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
