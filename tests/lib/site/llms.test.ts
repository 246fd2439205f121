import { describe, expect, it } from 'vitest'
import { endpoints } from '@/lib/site/endpoints'
import { LLMS_TXT_MAX_CHARACTERS, llmsTxt } from '@/lib/site/llms'
import { markdownPath, type Page, pages } from '@/lib/site/pages'

const site = { siteName: 'Site', siteUrl: 'https://site.test' }
const text = llmsTxt(site)
const ENTRY = /^- \[(?<title>(?:\\.|[^\]\\])+)\]\((?<address>[^)\s]+)\)(?:: (?<notes>.+))?$/

const page = (fields: Partial<Page>): Page => ({
  path: '/guides/one',
  title: 'One',
  description: 'What it says.',
  section: 'guides',
  lastModified: '2026-01-01',
  worthReading: true,
  ...fields,
})

function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address)
}

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

  it('has nothing but links with notes in its sections', () => {
    const sections = sectionsOf(text)
    expect(sections.size).toBeGreaterThan(0)
    for (const lines of sections.values()) {
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(ENTRY)
    }
  })

  it('ends with what may be skipped', () => {
    expect([...sectionsOf(text).keys()].at(-1)).toBe('Optional')
  })
})

describe('the index', () => {
  it('links to the markdown of every page once, those worth reading under their section', () => {
    const sections = sectionsOf(text)
    const optional = sections.get('Optional') ?? []
    const read = [...sections].filter(([title]) => title !== 'Optional').flatMap(([, lines]) => lines)
    const addresses = (worthReading: boolean) =>
      pages
        .filter((one) => one.worthReading === worthReading)
        .map(({ path }) => `https://site.test${markdownPath(path)}`)
    expect(linksIn(read.join('\n')).toSorted()).toEqual(addresses(true).toSorted())
    expect(linksIn(optional.join('\n')).toSorted()).toEqual(addresses(false).toSorted())
    expect(read.join('\n')).toContain('(https://site.test/index.md)')
  })

  it('has only absolute .md links, to pages and to the instructions', () => {
    const known = pages.map(({ path }) => markdownPath(path)).concat('/agent-instructions.md')
    for (const address of linksIn(text)) {
      const { origin, pathname, href } = new URL(address)
      expect(href).toBe(address)
      expect(origin).toBe('https://site.test')
      expect(known).toContain(pathname)
      expect(pathname).toMatch(/\.md$/)
    }
  })

  it('keeps the sections in the order of the navigation', () => {
    const listed = (['site', 'guides', 'docs', 'tools'] as const).map((section) =>
      page({ section, path: `/${section}/one` }),
    )
    const sections = sectionsOf(llmsTxt(site, listed))
    expect([...sections.keys()]).toEqual(['Tools', 'Documentation', 'Guides', 'This site'])
    expect(sections.get('Guides')).toEqual(['- [One](https://site.test/guides/one.md): What it says.'])
  })

  it('keeps a title with brackets in its link', () => {
    const [line] = sectionsOf(llmsTxt(site, [page({ title: 'Nofollow [2026](x)' })])).get('Guides') ?? []
    expect(line).toBe('- [Nofollow \\[2026\\](x)](https://site.test/guides/one.md): What it says.')
  })
})

describe('the API', () => {
  it.each(endpoints)('names $path, its limit and what it is', ({ exampleRequest, limit, summary }) => {
    expect(text).toContain(`\`GET https://site.test${exampleRequest}\`: ${summary}.`)
    if (limit) expect(text).toContain(limit.description)
  })

  it('names the OpenAPI description', () => {
    expect(text).toContain('`https://site.test/openapi.json`')
  })
})

describe('a site of many pages', () => {
  const long = (count: number, fields: Partial<Page> = {}) =>
    Array.from({ length: count }, (_, index) =>
      page({ path: `/guides/a-guide-with-a-name-of-usual-length-${index}`, description: 'x'.repeat(160), ...fields }),
    )

  it('loses the descriptions before any page', () => {
    const short = llmsTxt(site, [...pages, ...long(400)])
    expect(short.length).toBeLessThan(LLMS_TXT_MAX_CHARACTERS)
    expect(linksIn(short)).toHaveLength(linksIn(text).length + 400)
    expect(short).not.toContain('xxx')
  })

  it('then loses the last pages of its longest section, and says where all are', () => {
    const listed = [...pages, ...long(400, { title: 'A title that is so long that nobody would finish it '.repeat(4) })]
    const short = llmsTxt(site, listed)
    expect(short.length).toBeLessThan(LLMS_TXT_MAX_CHARACTERS)
    expect(short.length).toBeGreaterThan(LLMS_TXT_MAX_CHARACTERS - 1_000)
    for (const { path } of pages) expect(short).toContain(`https://site.test${markdownPath(path)}`)
    expect(short).toContain('length-0.md')
    expect(short).not.toContain('length-399.md')
    expect(short).toContain('(https://site.test/sitemap.md) names every page')
  })

  it('is below 50,000 characters', () => {
    expect(LLMS_TXT_MAX_CHARACTERS).toBeLessThanOrEqual(50_000)
    expect(text.length).toBeLessThan(LLMS_TXT_MAX_CHARACTERS)
  })
})
