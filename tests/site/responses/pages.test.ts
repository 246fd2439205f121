import { describe, expect, inject, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { markdownSample } from '@/lib/agents/markdown-sample'
import { findPage, pages } from '@/lib/site/pages'
import { PUBLIC_URL, publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { createHtmlValidator } from '@/tests/support/responses/html-validator'
import { markdownFaults } from '@/tests/support/responses/markdown-faults'
import { bodyOf, renderMarkdown } from '@/tests/support/responses/rendered-markdown'
import { attribute, elementsOf, visibleWords } from '@/tests/support/responses/visible-words'
import { type Reply, send } from '@/tests/support/send'

const url = inject('siteUrl')
const paths = await publishedPaths(url)

const MARKDOWN = { accept: 'text/markdown' }
/** Fewer words than this stand before the line for agents. */
const NEAR_THE_TOP = 100

const faultsOf = createHtmlValidator('server')

it('the sitemap names the pages of the list for search engines, and no other', () => {
  expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

describe.each(paths)('%s', (path) => {
  const facts = findPage(path)

  it('has the front matter of the page list', async () => {
    const { text } = await send(url, path, { headers: MARKDOWN })
    const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
    expect(parseYaml(yaml)).toEqual({
      title: facts?.title,
      description: facts?.description,
      url: PUBLIC_URL + path,
      lastmod: facts?.lastModified,
    })
  })

  it('has the title, description and links of the page list', async () => {
    const { text } = await send(url, path)
    const elements = elementsOf(text)
    const find = (tag: string, name: string, value: string) =>
      elements.find((element) => element.tagName === tag && attribute(element, name) === value)
    const of = (element: (typeof elements)[number] | undefined, name: string) => element && attribute(element, name)
    expect(/<title>([^<]*)<\/title>/.exec(text)?.[1]).toContain(escapeHtml(facts?.title ?? 'no page'))
    expect(of(find('meta', 'name', 'description'), 'content')).toBe(facts?.description)
    expect(new URL(of(find('link', 'rel', 'canonical'), 'href') ?? '').href).toBe(new URL(path, PUBLIC_URL).href)
    expect(of(find('link', 'type', 'text/markdown'), 'href')).toBe(PUBLIC_URL + twinsOf(path)[0])
    expect(of(find('link', 'type', 'text/markdown'), 'rel')).toBe('alternate')
    expect(of(find('link', 'rel', 'describedby'), 'href')).toBe('/llms.txt')
  })

  it('describes itself to search engines, by its own address', async () => {
    const { text } = await send(url, path)
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    const graphs = scripts.map(([, json = '']) => JSON.parse(json))
    expect(graphs.every((graph) => graph['@context'] === 'https://schema.org')).toBe(true)
    expect(JSON.stringify(graphs)).toContain(JSON.stringify(new URL(path, PUBLIC_URL).href))
  })

  it('is markdown in which markdownlint finds nothing', async () => {
    const { text } = await send(url, path, { headers: MARKDOWN })
    expect(markdownFaults(text)).toEqual([])
  })

  it('is valid HTML', async () => {
    expect(await faultsOf((await send(url, path)).text)).toEqual([])
  })

  it('shows the same words in both variants, without its mock-ups', async () => {
    const [html, markdown] = await bothOf(path)
    const words = visibleWords(html.text)
    // In a guide's fenced block, an expression stays as it is written.
    expect(markdown.text).not.toContain('{props.')
    expect(words.length).toBeGreaterThan(20)
    expect(visibleWords(`<main>${renderMarkdown(bodyOf(markdown.text))}</main>`)).toEqual(words)
  })

  it('links to the same addresses in both variants', async () => {
    const [html, markdown] = await bothOf(path)
    const ofHtml = linksIn(html.text).map((link) => decodeURI(new URL(link, PUBLIC_URL + path).href))
    const ofMarkdown = linksIn(renderMarkdown(bodyOf(markdown.text))).map(decodeURI)
    expect(ofMarkdown.filter((link) => !ofHtml.includes(link))).toEqual([])
  })

  it('points agents at llms.txt near the top of both variants', async () => {
    const [html, markdown] = await bothOf(path)
    const [, firstLine = ''] = /^---\n[\s\S]*?\n---\n\n(.*)\n/.exec(markdown.text) ?? []
    expect(firstLine).toContain(`(${PUBLIC_URL}/llms.txt)`)
    const body = html.text.slice(html.text.indexOf('<body'))
    const before = body.slice(0, body.indexOf('href="/llms.txt"'))
    expect(before).not.toContain('<main')
    expect(before.replace(/<[^>]*>/g, ' ').split(/\s+/).length).toBeLessThan(NEAR_THE_TOP)
  })
})

describe('nothing that code printed by mistake', () => {
  const MISTAKES = /undefined|NaN|\[object/
  /** Words that are meant. */
  const WRITTEN: Record<string, string[]> = { '/tools/outreach-email-checker': ['undefined.'] }
  const mistakesIn = (words: string[]) => words.filter((word) => MISTAKES.test(word))

  it.each(paths)('is on %s', async (path) => {
    const [html, markdown] = await bothOf(path)
    const written = WRITTEN[path] ?? []
    expect(mistakesIn(visibleWords(html.text))).toEqual(written)
    expect(mistakesIn(markdown.text.split(/\s+/)).map((word) => word.replaceAll('`', ''))).toEqual(written)
    const [head = ''] = html.text.split('<body')
    expect(head.match(MISTAKES)).toBeNull()
    const attributes = [...html.text.matchAll(/ (?:class|id|href|src|title|aria-[a-z]+)="([^"]*)"/g)].map(
      ([, value = '']) => value,
    )
    expect(mistakesIn(attributes)).toEqual([])
  })

  it('is in llms-full.txt', async () => {
    const { text } = await send(url, '/llms-full.txt')
    const found = mistakesIn(text.split(/\s+/)).map((word) => word.replaceAll('`', ''))
    expect(found).toEqual(Object.values(WRITTEN).flat())
  })
})

it('the sample of a page’s markdown is its real beginning', async () => {
  const { text } = await send(url, '/about', { headers: MARKDOWN })
  expect(text.startsWith(`${markdownSample(findPage('/about'), PUBLIC_URL)}\n`)).toBe(true)
})

async function bothOf(path: string): Promise<[html: Reply, markdown: Reply]> {
  return [await send(url, path), await send(url, path, { headers: MARKDOWN })]
}

function linksIn(html: string): string[] {
  return elementsOf(html).flatMap((element) => attribute(element, 'href') ?? attribute(element, 'src') ?? [])
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
