import { expect, inject, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { publishedPaths } from '@/tests/support/published-pages'
import { lastingHeaders, send, varyOf } from '@/tests/support/send'

const COMPRESSED_FROM_BYTES = 512
const TEXT = /\.(?:css|js)$/

const url = inject('siteUrl')

/** The scripts, styles and fonts of the pages. */
async function loadedFiles(): Promise<string[]> {
  const paths = await publishedPaths(url)
  const texts = await Promise.all(paths.map(async (path) => (await send(url, path)).text))
  return [...new Set(texts.flatMap((text) => text.match(/\/_next\/static\/[\w./~-]+/g) ?? []))]
}

it('assets are answered from memory, compressed, and cached for good', async () => {
  const loaded = await loadedFiles()
  expect(new Set(loaded.map((path) => path.split('.').at(-1)))).toEqual(new Set(['css', 'js', 'woff2']))
  for (const path of loaded) {
    const plain = await send(url, path)
    // Refusing identity makes the site wait for the compression.
    const encodings = TEXT.test(path) ? 'gzip, br, identity;q=0' : 'br'
    const reply = await send(url, path, { headers: { 'accept-encoding': encodings, accept: 'image/png' } })
    expect(reply.headers['cache-status'], path).toBe('site; hit')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(varyOf(reply)).toContain('accept-encoding')
    expect(reply.headers['content-encoding']).toBe(
      TEXT.test(path) && plain.body.length >= COMPRESSED_FROM_BYTES ? 'br' : undefined,
    )
    expect(reply.text).toBe(plain.text)
    const head = await send(url, path, { method: 'HEAD' })
    expect(lastingHeaders(head)).toEqual(lastingHeaders(plain))
    const condition = { 'if-none-match': String(plain.headers.etag) }
    expect((await send(url, path, { headers: condition })).status).toBe(304)
    expect((await send(url, path, { method: 'POST' })).status).toBe(405)
  }
})

const metaOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1]

it.each(pages)('the picture of $path is there, in the size that the page says', async ({ path }) => {
  const { text } = await send(url, path)
  expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
  const { headers, body } = await send(url, new URL(metaOf(text, 'og:image') ?? '').pathname)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
  // A PNG's first chunk starts with width and height.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
})
