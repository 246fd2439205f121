import { describe, expect, inject, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { missingPaths } from '@/tests/support/missing-paths'
import { PUBLIC_URL, publishedPaths } from '@/tests/support/published-pages'
import { linksIn } from '@/tests/support/rendered-markdown'
import { type Reply, send, sendRaw, varyOf } from '@/tests/support/send'

const url = inject('siteUrl')

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const ACCEPTS = ['*/*', 'text/html', 'text/markdown', 'application/json', 'image/png', 'nonsense']

describe('a missing path', () => {
  it.each(missingPaths.map((path) => [path.length > 60 ? `${path.slice(0, 60)}…` : path, path]))(
    '%s is a 404 to every method and Accept',
    async (_name, path) => {
      for (const method of METHODS) expectMissing(await send(url, path, { method }), method)
      for (const accept of ACCEPTS) expectMissing(await send(url, path, { headers: { accept } }))
    },
  )

  it('lists the closest pages first, and the entry points', async () => {
    for (const page of await publishedPaths(url)) {
      const { text } = await send(url, page === '/' ? '/index.html' : `${page}s.html`)
      expect(linksIn(text)[0]).toBe(PUBLIC_URL + page)
    }
    const { text } = await send(url, '/nope')
    for (const way of ['/', '/sitemap', '/llms.txt', '/agent-instructions.md', '/openapi.json', '/sitemap-index.xml']) {
      expect(linksIn(text)).toContain(PUBLIC_URL + way)
    }
    for (const link of linksIn(text)) expect((await send(url, new URL(link).pathname)).status).toBe(200)
  })
})

describe('a request that no browser sends', () => {
  const lines = [
    ...['GET nope', 'GET *', 'OPTIONS *', 'GET /\\evil.example/', 'GET \\\\evil.example/', 'GET /../../etc/passwd'],
    ...['GET /./about', 'GET /about#part', 'GET /about\0', 'GET /about\x7f', 'GET /ab\xf6ut', 'TRACE /nope'],
    ...['GET /"><script>alert(1)</script>', 'GET http://evil.example/nope', 'GET http://evil.example//about/'],
    ...['GET ftp://evil.example/about', 'GET evil.example:443'],
  ]

  it.each(lines)('%j is a 400 or a 404', async (line) => {
    const answer = await sendRaw(url, `${line} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer).not.toMatch(/^location:/im)
    expect(answer).not.toMatch(/evil\.example|<html|<script/i)
  })

  it('a header that is too long is refused', async () => {
    const answer = await sendRaw(url, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:04|14|31) /)
  })

  it('CONNECT reaches nothing', async () => {
    expect(await sendRaw(url, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')).not.toMatch(/^HTTP\/1\.1 2/)
  })
})

describe("a page's trailing slash", () => {
  const slashed = pages.filter(({ path }) => (path as string) !== '/').map(({ path }) => path)

  it.each(slashed)('%s/ redirects to the page in one step, with its query', async (path) => {
    for (const query of ['', '?a=1&b=%2F', '?next=//evil.example/', '?_rsc=1']) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await send(url, `${path}/${query}`, { method })
        expect([reply.status, reply.headers.location]).toEqual([308, path + query])
        expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
      }
    }
    expect((await send(url, path)).status).toBe(200)
  })

  it('leads to no other host', async () => {
    for (const origin of ['http://evil.example', 'http://evil.example:81', 'https://evil.example']) {
      const { status, headers } = await send(url, `${origin}/about/?a`)
      expect([status, headers.location]).toEqual([308, '/about?a'])
    }
  })
})

function expectMissing(reply: Reply, method = 'GET'): void {
  const { status, headers, text } = reply
  expect([status, headers['content-type'], headers.location]).toEqual([404, 'text/markdown; charset=utf-8', undefined])
  expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
  expect(headers.link).toBe('</llms.txt>; rel="describedby"')
  expect(text).toMatch(method === 'HEAD' ? /^$/ : /^# Page not found\n/)
}
