import { expect, inject, it } from 'vitest'
import { endpoints } from '@/lib/endpoints/endpoints'
import { files, pictures } from '@/lib/site/files'
import { pages } from '@/lib/site/pages'
import { twinsOf } from '@/tests/support/published-pages'
import { expectSecurityHeaders, OPEN } from '@/tests/support/responses/security-headers'
import { PREFLIGHT, type SendOptions, send } from '@/tests/support/send'
import { openConnection, readAll } from '@/tests/support/servers/loopback'

const url = inject('siteUrl')

const [, asset = ''] = /<script src="(\/scripts\/[^"]+)"/.exec((await send(url, '/about')).text) ?? []
const RATING = '/api/domain-rating?target=github.com'

/** Each answer with the `Cache-Status` that it has when it is asked for again. */
const ANSWERS: [name: string, status: number, cacheStatus: RegExp, path: string, asked?: SendOptions][] = [
  ['a page', 200, /^site; hit$/, '/about'],
  ['a page, HEAD', 200, /^site; hit$/, '/about', { method: 'HEAD' }],
  ['its markdown', 200, /^site; hit$/, '/about.md'],
  ['an unchanged page', 304, /^site; hit$/, '/about', { headers: { 'if-none-match': '*' } }],
  ['a file', 200, /^site; hit$/, '/llms.txt'],
  ['an asset', 200, /^site; hit$/, asset],
  ['a picture', 200, /^site; hit$/, '/favicon.ico'],
  ['a missing path', 404, /^site; detail=/, '/nothing-here'],
  ['another method', 405, /^site; detail=/, '/about', { method: 'POST' }],
  ['another method on a file', 405, /^site; detail=/, '/llms.txt', { method: 'POST' }],
  ['an unknown type', 406, /^site; detail=/, '/about', { headers: { accept: 'image/png' } }],
  ['a redirect', 308, /^site; detail=/, '/about/'],
  ['a preflight of a page', 204, /^site; detail=/, '/about', PREFLIGHT],
  ['a preflight of a redirect', 204, /^site; detail=/, '/about/', PREFLIGHT],
  ['a preflight of a missing path', 404, /^site; detail=/, '/nothing-here', PREFLIGHT],
  ['OPTIONS without an origin', 405, /^site; detail=/, '/llms.txt', { method: 'OPTIONS' }],
  ['counters', 200, /^site; hit$/, '/api/stats'],
  ['a rating', 200, /^site; hit$/, RATING],
  ['a rating of nothing', 400, /^site; fwd=bypass$/, '/api/domain-rating'],
  ['a rating of a special-use name', 400, /^site; fwd=bypass$/, '/api/domain-rating?target=shop.onion'],
  ['page ranks', 200, /^site; fwd=bypass$/, '/api/pagerank?domains[]=github.com'],
  ['a preflight', 204, /^site; fwd=/, '/api/pagerank', { method: 'OPTIONS' }],
  ['another method on an endpoint', 405, /^site; fwd=/, '/api/stats', { method: 'DELETE' }],
  ['health', 200, /^site; fwd=bypass$/, '/healthz'],
  ['another method on health', 405, /^site; detail=/, '/healthz', { method: 'POST' }],
  ['a preflight of health', 405, /^site; detail=/, '/healthz', PREFLIGHT],
]

it.each(ANSWERS)('%s is a %i with Age, Cache-Status %s and the security fields', async (_name, ...row) => {
  const [status, cacheStatus, path, asked] = row
  await send(url, path, asked)
  const reply = await send(url, path, asked)
  expect(reply.status).toBe(status)
  expect(reply.headers.age).toMatch(/^\d+$/)
  expect(reply.headers['cache-status']).toMatch(cacheStatus)
  const isOpen = !/^\/(?:api|healthz)/.test(path)
  if (status !== 304) expectSecurityHeaders(reply, { isOpen })
  if (path === '/healthz') expect(Object.keys(reply.headers).join()).not.toContain('access-control')
})

it.each([...files, ...pictures, ...pages.flatMap(({ path }) => [path, ...twinsOf(path)])])(
  '%s may be read by scripts of other sites, and its 304, 405 and preflight too',
  async (path) => {
    const { origin } = PREFLIGHT.headers
    const rows: [status: number, asked: SendOptions][] = [
      [200, {}],
      [304, { headers: { 'if-none-match': '*' } }],
      [405, { method: 'PUT' }],
      [204, PREFLIGHT],
    ]
    for (const [status, asked] of rows) {
      const reply = await send(url, path, { ...asked, headers: { origin, ...asked.headers } })
      expect(reply.status).toBe(status)
      expect(reply.headers, String(status)).toMatchObject(OPEN)
    }
  },
)

it('a preflight allows GET and HEAD with any header, for a day', async () => {
  const reply = await send(url, '/about.md', PREFLIGHT)
  expect(reply.headers).toMatchObject({
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  })
  expect([reply.text, reply.headers['content-length'], reply.headers['content-type']]).toEqual([
    '',
    undefined,
    undefined,
  ])
})

it.each(endpoints)('$path is open to scripts of other sites', async ({ path }) => {
  const { headers } = await send(url, path, PREFLIGHT)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-methods']).toContain('GET')
})

it('a request that is never finished gets a 408, also where a byte comes each second', async () => {
  const socket = await openConnection(Number(new URL(url).port))
  socket.write('GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  const dripping = setInterval(() => socket.write('a'), 1_000)
  const answer = await readAll(socket)
  clearInterval(dripping)
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\n\r\n\{"error":"[^"]+"\}$/)
})

it.each([
  ['raw UTF-8', 400, 'GET /api/domain-rating?target=bücher.de HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a body without an end', 400, 'GET /api/stats HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n'],
  ['two Host fields', 400, 'GET /api/stats HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
])('%s is a %i with an Error body that scripts of other sites may read', async (_name, status, request) => {
  const socket = await openConnection(Number(new URL(url).port))
  socket.write(request)
  const [head = '', body = ''] = (await readAll(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const fields = lines.map((line) => line.split(': ') as [string, string])
  const headers = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]))
  expect(first).toMatch(`HTTP/1.1 ${status} `)
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/; |send/) })
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  expectSecurityHeaders({ status, headers, body: Buffer.from(body), text: body }, { isOpen: false })
})
