import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { listen } from '@/tests/support/servers/loopback'

// A header of the test's own would make the browser send a preflight before each request.
test.use({ extraHTTPHeaders: {} })

test('a page of another origin reads a page’s markdown, a file and an endpoint, with their headers', async ({
  page,
  site,
}) => {
  const stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>Another site</title>')
  })
  const port = await listen(stranger)
  /** Read by a script of that page; undefined where the browser refuses. */
  const read = (path: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      async ([url, headers]) => {
        const response = await fetch(url, { headers }).catch(() => undefined)
        if (!response) return undefined
        const [link, etag, tokens] = ['Link', 'ETag', 'X-Markdown-Tokens'].map((name) => response.headers.get(name))
        return { status: response.status, text: await response.text(), link, etag, tokens }
      },
      [site.url + path, headers] as const,
    )
  try {
    // Another name of loopback, which makes it another site.
    await page.goto(`http://localhost:${port}`)
    const markdown = await read('/about.md')
    expect(markdown).toEqual({
      status: 200,
      text: expect.stringMatching(/^---\ntitle: /),
      link: expect.stringContaining('rel="canonical"'),
      etag: expect.stringMatching(/^"/),
      tokens: expect.stringMatching(/^\d+$/),
    })
    // `If-None-Match` and `X-Agent` make the browser send a preflight.
    const unchanged = await read('/about.md', { 'If-None-Match': markdown?.etag ?? '' })
    expect(unchanged).toMatchObject({ status: 304, text: '', etag: markdown?.etag, link: markdown?.link })
    const slashed = await read('/about/', { Accept: 'text/markdown', 'X-Agent': 'test' })
    expect(slashed).toMatchObject({ status: 200, text: markdown?.text })
    expect(await read('/llms.txt')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^# /),
      etag: expect.stringMatching(/^"/),
    })
    expect(await read('/nope')).toMatchObject({ status: 404, text: expect.stringMatching(/^# Page not found/) })
    const stats = await read('/api/stats')
    expect(JSON.parse(stats?.text ?? '')).toEqual({
      editorsPitched: expect.any(Number),
      blogsResearched: expect.any(Number),
    })
    expect(stats?.etag).toMatch(/^"/)
    expect(await read('/healthz')).toBeUndefined()
  } finally {
    stranger.close()
  }
})
