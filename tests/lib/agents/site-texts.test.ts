import { expect, it } from 'vitest'
import { agentInstructions } from '@/lib/agents/agent-instructions'
import { skillMarkdown } from '@/lib/agents/agent-skills'
import { siteTexts } from '@/lib/agents/site-texts'
import { estimateTokens } from '@/lib/markdown/tokens'
import { skillNames } from '@/lib/paths/skill-paths'
import { textPaths } from '@/lib/site/files'
import { indexedPages, markdownPath, type Page, pages } from '@/lib/site/pages'
import { linksIn, renderMarkdown } from '@/tests/support/responses/rendered-markdown'

const site = { siteName: 'Site', siteUrl: 'https://site.test' }
const markdowns = new Map(pages.map(({ path }, index) => [path as string, `# ${path}\n${'word '.repeat(index + 1)}`]))
const others = new Map([
  ['/agent-instructions.md', 'how to call'],
  ['/openapi.json', '{}'],
])
const texts = siteTexts(site, markdowns, others)

it('are all that the list of files has', () => {
  expect([...texts.keys()].toSorted()).toEqual(textPaths.toSorted())
})

it('a section’s full text has its pages and no others', () => {
  for (const section of ['tools', 'docs', 'guides'] as const) {
    const text = texts.get(`/${section}/llms-full.txt`) ?? ''
    for (const page of pages as readonly Page[]) {
      const isThere = page.section === section && !page.isOptional && !page.isNoindex
      expect(text.includes(`# ${page.path}\n`), `${section} ${page.path}`).toBe(isThere)
    }
  }
})

it('a section’s index links to its pages, and to the index of the site', () => {
  for (const section of ['tools', 'docs', 'guides'] as const) {
    const own = indexedPages(section).map(({ path }) => site.siteUrl + markdownPath(path))
    expect(linksIn(texts.get(`/${section}/llms.txt`) ?? '')).toEqual([`${site.siteUrl}/llms.txt`, ...own])
  }
})

it('every link to a file has the file’s size in tokens beside it', () => {
  const all = new Map([
    ...[...markdowns].map(([path, text]): [string, string] => [markdownPath(path), text]),
    ...others,
    ...texts,
  ])
  for (const [path, text] of texts) {
    if (path.endsWith('-full.txt')) continue
    const sized = [
      ...text.matchAll(/https:\/\/site\.test(\/[\w./-]*\.(?:md|json|txt))[`)](?:: [^\n]*?)? \(([\d,]+) tokens\)/g),
    ]
    expect(sized.length, path).toBeGreaterThan(5)
    for (const [, linked = '', size = ''] of sized) {
      expect(Number(size.replaceAll(',', '')), `${path} → ${linked}`).toBe(estimateTokens(all.get(linked) ?? ''))
    }
    const unsized = text.split('\n').filter((line) => /\]\(|-full\.txt`/.test(line) && !line.includes(' tokens)'))
    expect(unsized, path).toEqual([])
    const links = linksIn(text).map((address) => address.slice(site.siteUrl.length))
    expect(sized.map(([, linked]) => linked)).toEqual(expect.arrayContaining(links))
  }
})

// Some clients discard the body of an error, which says the same.
it.each([
  ['llms.txt', texts.get('/llms.txt') ?? ''],
  ['agent-instructions.md', agentInstructions(site)],
])('%s says which address to ask after an error, and names each skill with its index', (_name, text) => {
  const [, afterMissing = '', afterRefusal = '', afterError = ''] =
    /after a 404, ([^;]+); after a 406, ([^;]+); after a 400, 429, 502 or 503, (.+)/.exec(text) ?? []
  expect(afterMissing).toContain(`${site.siteUrl}/llms.txt`)
  expect(afterMissing).toContain(`${site.siteUrl}/openapi.json`)
  expect(afterRefusal).toContain('.md')
  expect(afterError).toContain(`"Errors" in \`${site.siteUrl}/agent-instructions.md\``)
  for (const name of [...skillNames, `${site.siteUrl}/.well-known/agent-skills/index.json`]) {
    expect(text).toContain(`\`${name}\``)
  }
})

it('the skill for reading the site has agents read one section, and never all of it', () => {
  const skill = skillMarkdown('read-this-site', site)
  for (const section of ['tools', 'docs', 'guides']) expect(skill).toContain(`${site.siteUrl}/${section}/llms-full.txt`)
  expect(skill).not.toContain(`${site.siteUrl}/llms-full.txt`)
})

it.each(['*Star* _Co_', '[a](https://b.example) `c`', '<b>Bold</b> &amp;', '1. One', '- Dash #', '# Hash'])(
  'the site’s name %s is text in every one of them',
  (siteName) => {
    const named = { ...site, siteName }
    const shown = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const [instructions, ...indexes] = [
      agentInstructions(named),
      ...['/llms.txt', '/docs/llms.txt'].map((path) => siteTexts(named, markdowns, others).get(path) ?? ''),
    ].map(renderMarkdown)
    expect(instructions).toContain(`<h1>How an agent should use ${shown}</h1>\n<p>${shown} is an outreach`)
    expect(indexes[0]).toContain(`<h1>${shown}</h1>`)
    expect(indexes[0]).toContain(`<p>${shown} is for people`)
    expect(indexes[1]).toContain(`<h1>${shown}: Documentation</h1>`)
    expect(renderMarkdown(skillMarkdown(skillNames[1], named))).toContain(`whether ${shown} suits a task`)
  },
)
