import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed, start } from '@/tests/support/cached-site'

const VARY = 'Accept, Accept-Encoding, rsc, next-router-state-tree'

describe('encodings', () => {
  it('sends each from the second answer on, with an ETag of its own', async () => {
    const site = await start()
    const identity = await site.get('/', { 'accept-encoding': 'br, gzip' })
    expect(identity.headers['content-encoding']).toBeUndefined()
    await compressed(site, '/')
    const br = await site.get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await site.get('/', { 'accept-encoding': 'gzip' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: VARY })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: VARY })
    expect(brotliDecompressSync(br.body)).toEqual(identity.body)
    expect(gunzipSync(gzip.body)).toEqual(identity.body)
    const tags = [identity, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
  })

  it.each([
    ['', undefined],
    ['identity', undefined],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['zstd', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['identity;q=0, *;q=0', undefined],
    ['identity, br;q=0.9', undefined],
  ])('reads "%s" as %s', async (header, encoding) => {
    const site = await start()
    await site.get('/')
    await compressed(site, '/')
    const reply = await site.get('/', { 'accept-encoding': header })
    expect(reply.headers['content-encoding']).toBe(encoding)
  })

  it('has a request wait that refuses what is there', async () => {
    const site = await start()
    const reply = await site.get('/', { 'accept-encoding': 'identity;q=0, gzip' })
    expect(reply.headers['content-encoding']).toBe('gzip')
  })

  it('keeps the compressed bodies of a page that a refresh finds unchanged', async () => {
    const site = await start()
    await site.get('/')
    await compressed(site, '/')
    site.pass(91)
    expect((await site.get('/', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
      'cache-status': 'site; fwd=stale; stored',
    })
  })
})
