import { parse } from 'node-html-parser'
import { expect, inject, it } from 'vitest'
import { bundlePageScript } from '@/components/page-script/page-scripts'
import { openIndex } from '@/components/search/search-engine'
import { searchedPages } from '@/lib/search/search-index'
import { send } from '@/tests/support/send'

const siteUrl = inject('siteUrl')
const search = openIndex(JSON.parse((await send(siteUrl, '/docs/search-index.json')).text))

/** As many as the page shows. */
const SHOWN = 20

it.each(searchedPages)('each heading of $path is found by its own words', async ({ path, title }) => {
  const html = parse((await send(siteUrl, path)).text)
  const hrefs = html
    .querySelectorAll('main :is(h2, h3)[id]:not(form *, nav *)')
    .map(({ id, textContent }) => [textContent.trim(), `${path}#${id}`])
  for (const [words = '', href] of [[title, path], ...hrefs]) {
    const shown = search(`${words} ${title}`).slice(0, SHOWN)
    expect(
      shown.map((hit) => hit.href),
      words,
    ).toContain(href)
  }
})

it('the engine and its index are small enough for a phone', async () => {
  const paths = [bundlePageScript('search-engine').path, '/docs/search-index.json']
  const headers = { 'accept-encoding': 'br, identity;q=0' }
  const loaded = await Promise.all(paths.map((path) => send(siteUrl, path, { headers })))
  expect(loaded.map((reply) => reply.headers['content-encoding'])).toEqual(['br', 'br'])
  expect(loaded.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(40_000)
})

it('search engines are told to leave the search out, and no other page', async () => {
  const robots = async (path: string) => /<meta name="robots" content="([^"]*)"/.exec((await send(siteUrl, path)).text)
  expect((await robots('/docs/search'))?.[1]).toBe('noindex')
  expect(await robots('/docs')).toBeNull()
})
