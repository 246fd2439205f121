import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { publishedPaths } from '@/tests/support/published-pages'
import { lastingHeaders, send, varyOf } from '@/tests/support/send'
import { type Site, startSite } from '@/tests/support/site'

const COMPRESSED_FROM_BYTES = 512
const TEXT = /\.(?:css|js)$/

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

it('while the database is down, pages are answered without the counters', async () => {
  const statuses = { '/api/stats': 503, '/': 200, '/index.md': 200, '/llms-full.txt': 200 }
  for (const [path, status] of Object.entries(statuses)) {
    expect([path, (await send(site.url, path)).status]).toEqual([path, status])
  }
  expect((await send(site.url, '/')).text).not.toContain('id="counters"')
})

/** The scripts, styles and fonts of the pages. */
async function loadedFiles(): Promise<string[]> {
  const paths = await publishedPaths(site.url)
  const texts = await Promise.all(paths.map(async (path) => (await send(site.url, path)).text))
  return [...new Set(texts.flatMap((text) => text.match(/\/_next\/static\/[\w./~-]+/g) ?? []))]
}

it('assets are answered from memory, compressed, and cached for good', async () => {
  const loaded = await loadedFiles()
  expect(new Set(loaded.map((path) => path.split('.').at(-1)))).toEqual(new Set(['css', 'js', 'woff2']))
  for (const path of loaded) {
    const plain = await send(site.url, path)
    // Refusing identity makes the site wait for the compression.
    const encodings = TEXT.test(path) ? 'gzip, br, identity;q=0' : 'br'
    const reply = await send(site.url, path, { headers: { 'accept-encoding': encodings, accept: 'image/png' } })
    expect(reply.headers['cache-status'], path).toBe('site; hit')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(varyOf(reply)).toContain('accept-encoding')
    expect(reply.headers['content-encoding']).toBe(
      TEXT.test(path) && plain.body.length >= COMPRESSED_FROM_BYTES ? 'br' : undefined,
    )
    expect(reply.text).toBe(plain.text)
    const head = await send(site.url, path, { method: 'HEAD' })
    expect(lastingHeaders(head)).toEqual(lastingHeaders(plain))
    const condition = { 'if-none-match': String(plain.headers.etag) }
    expect((await send(site.url, path, { headers: condition })).status).toBe(304)
    expect((await send(site.url, path, { method: 'POST' })).status).toBe(405)
  }
})

const metaOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1]

it.each(pages)('the picture of $path is there, in the size that the page says', async ({ path }) => {
  const { text } = await send(site.url, path)
  expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
  const { headers, body } = await send(site.url, new URL(metaOf(text, 'og:image') ?? '').pathname)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
  // A PNG's first chunk starts with width and height.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
})
