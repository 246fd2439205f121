import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishedPaths } from '@/tests/support/published-pages'
import { lastingHeaders, send, varyOf } from '@/tests/support/send'
import { type Site, startSite } from '@/tests/support/site'

const TEXT = /\.(?:css|js)$/

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

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
