import { describe, expect, it } from 'vitest'
import { llmsTxt } from '@/lib/agents/llms'
import { endpoints } from '@/lib/endpoints/endpoints'
import { indexedPages, markdownPath } from '@/lib/site/pages'
import { linksIn } from '@/tests/support/responses/rendered-markdown'

const site = { siteName: 'Site', siteUrl: 'https://site.test' }
const text = llmsTxt(site)
const ENTRY = /^- \[(?<title>(?:\\.|[^\]\\])+)\]\((?<address>[^)\s]+)\)(?:: (?<notes>.+))?$/

/** The lines of each H2 section, by its title. */
function sectionsOf(markdown: string): Map<string, string[]> {
  const [, ...sections] = markdown.split(/^## /m)
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return [title, lines.filter(Boolean)]
    }),
  )
}

describe('the format of llmstxt.org', () => {
  it('opens with one H1, a blockquote and text without headings', () => {
    expect(text).toMatch(/^# Site\n\n> \S.+\n\n[^#>\s]/)
    expect(text.match(/^#+ /gm)).toEqual(['# ', ...[...sectionsOf(text).keys()].map(() => '## ')])
  })

  it('has nothing but links with notes in its sections, in the order of the navigation, and ends with what may be skipped', () => {
    const sections = sectionsOf(text)
    for (const lines of sections.values()) {
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(ENTRY)
    }
    expect([...sections.keys()]).toEqual(['Tools', 'Documentation', 'Guides', 'This site', 'Optional'])
  })
})

describe('the index', () => {
  it('links to the markdown of every page once, all but the optional ones under their section', () => {
    const sections = sectionsOf(text)
    const optional = sections.get('Optional') ?? []
    const read = [...sections].filter(([title]) => title !== 'Optional').flatMap(([, lines]) => lines)
    const addresses = (isOptional: boolean) =>
      indexedPages()
        .filter((one) => Boolean(one.isOptional) === isOptional)
        .map(({ path }) => `https://site.test${markdownPath(path)}`)
    expect(linksIn(read.join('\n')).toSorted()).toEqual(addresses(false).toSorted())
    expect(linksIn(optional.join('\n')).toSorted()).toEqual(addresses(true).toSorted())
    expect(read.join('\n')).toContain('(https://site.test/index.md)')
  })
})

it('names each endpoint with its limit, and the OpenAPI description', () => {
  for (const { exampleRequest, limit, summary } of endpoints) {
    expect(text).toContain(`\`GET https://site.test${exampleRequest}\`: ${summary}.`)
    if (limit) expect(text).toContain(limit.description)
  }
  expect(text).toContain('`https://site.test/openapi.json`')
})
