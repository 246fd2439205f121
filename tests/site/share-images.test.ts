import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { type Site, startSite } from '@/tests/support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const metaOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1]

describe('the picture of a page', () => {
  it.each(pages)('of $path is there, in the size that the page says', async ({ path }) => {
    const html = await (await fetch(site.url + path)).text()
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    const { pathname } = new URL(metaOf(html, 'og:image') ?? '')
    const image = await fetch(site.url + pathname)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const header = Buffer.from(await image.arrayBuffer())
    // Width and height stand first in a PNG's first chunk.
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

it.each(['/favicon.ico', '/icon.svg', '/apple-icon.png'])('%s is there', async (path) => {
  const { status, headers } = await fetch(site.url + path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^image\//)
})
