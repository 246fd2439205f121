import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { publishedPaths } from '@/tests/support/published-pages'
import { lastingHeaders, send, varyOf } from '@/tests/support/send'
import { type Site, startSite } from '@/tests/support/site'

const TEXT = /\.(?:css|js)$/

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

it('while the database is away, the endpoint says so, and pages go on without the counters', async () => {
  const statuses = { '/api/stats': 503, '/': 200, '/index.md': 200, '/llms-full.txt': 200 }
  for (const [path, status] of Object.entries(statuses)) {
    expect([path, (await send(site.url, path)).status]).toEqual([path, status])
  }
  expect((await send(site.url, '/')).text).not.toContain('id="counters"')
})

/** The scripts, styles and fonts that the pages name. */
async function loadedFiles(): Promise<string[]> {
  const paths = await publishedPaths(site.url)
  const texts = await Promise.all(paths.map(async (path) => (await send(site.url, path)).text))
  return [...new Set(texts.flatMap((text) => text.match(/\/_next\/static\/[\w./~-]+/g) ?? []))]
}

it('what the pages load is answered from memory, compressed, for good', async () => {
  const loaded = await loadedFiles()
  expect(new Set(loaded.map((path) => path.split('.').at(-1)))).toEqual(new Set(['css', 'js', 'woff2']))
  for (const path of loaded) {
    const plain = await send(site.url, path)
    // Refusing identity where there is a choice makes the site wait for what is still being compressed.
    const encodings = TEXT.test(path) ? 'gzip, br, identity;q=0' : 'br'
    const reply = await send(site.url, path, { headers: { 'accept-encoding': encodings, accept: 'image/png' } })
    expect(reply.headers['cache-status'], path).toBe('site; hit')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(varyOf(reply)).toContain('accept-encoding')
    expect(reply.headers['content-encoding']).toBe(TEXT.test(path) && plain.body.length > 1_024 ? 'br' : undefined)
    expect(reply.text).toBe(plain.text)
    const head = await send(site.url, path, { method: 'HEAD' })
    expect(lastingHeaders(head)).toEqual(lastingHeaders(plain))
    const condition = { 'if-none-match': String(plain.headers.etag) }
    expect((await send(site.url, path, { headers: condition })).status).toBe(304)
    expect((await send(site.url, path, { method: 'POST' })).status).toBe(405)
  }
})

describe('the picture of a page', () => {
  const metaOf = (html: string, property: string) =>
    html.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1]

  it.each(pages)('of $path is there, in the size that the page says', async ({ path }) => {
    const { text } = await send(site.url, path)
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
    const { headers, body } = await send(site.url, new URL(metaOf(text, 'og:image') ?? '').pathname)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
    // Width and height stand first in a PNG's first chunk.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

it.each(['/favicon.ico', '/icon.svg', '/apple-icon.png'])('%s is there', async (path) => {
  const { status, headers } = await send(site.url, path)
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
})
