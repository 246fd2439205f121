import { describe, expect, inject, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { missingPaths } from '@/tests/support/inputs/missing-paths'
import { PUBLIC_URL, publishedPaths } from '@/tests/support/published-pages'
import { linksIn } from '@/tests/support/responses/rendered-markdown'
import { type Reply, send, varyOf } from '@/tests/support/send'

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
})

function expectMissing(reply: Reply, method = 'GET'): void {
  const { status, headers, text } = reply
  expect([status, headers['content-type'], headers.location]).toEqual([404, 'text/markdown; charset=utf-8', undefined])
  expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
  expect(headers.link).toBe('</llms.txt>; rel="describedby"')
  expect(text).toMatch(method === 'HEAD' ? /^$/ : /^# Page not found\n/)
}
