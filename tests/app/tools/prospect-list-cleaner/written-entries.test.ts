import { describe, expect, it } from 'vitest'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import { domainListOf } from '@/components/list-reading/domain-list'
import { readText } from '@/components/list-reading/read-text'
import { readSource } from '@/components/list-reading/reading'

const RULES = { exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true }

/** An entry, and its site as people write it. */
const WRITTEN: readonly [what: string, entry: string, site: string][] = [
  ['a line of a disavow file', 'domain:shop.example.org', 'example.org'],
  ['its host', 'domain:www.example.es', 'example.es'],
  ['its capitals', 'DOMAIN:Example.ES', 'example.es'],
  ['its spaces', ' domain: example.es ', 'example.es'],
  ['a digit in front', 'domain:4chan.org', '4chan.org'],
  ['a port behind', 'domain:example.es:8080', 'example.es'],
  ['another label', 'Website:example.es', 'example.es'],
  ['a search operator', '-site:example.es', 'example.es'],
  ['a pattern of a browser', '*://*.example.es/*', 'example.es'],
  ['a wildcard behind a scheme', 'https://*.example.es/*', 'example.es'],
  ['a label of another script', '网站：example.es', 'example.es'],
  ['a scheme that lost a letter', 'htp://moz.com', 'moz.com'],
  ['a scheme that lost another', 'ttps://moz.com/x', 'moz.com'],
  ['a scheme that lost its colon', 'http//moz.com', 'moz.com'],
  ['a scheme that stands twice', 'https://https://moz.com', 'moz.com'],
  ['two schemes', 'https://http//moz.com', 'moz.com'],
  ['a letter too many', 'hhttps://moz.com', 'moz.com'],
  ['a colon behind its slashes', 'https//:moz.com', 'moz.com'],
  ['a scheme behind www', 'http://www.https://moz.com', 'moz.com'],
  ['slashes behind a label', 'domain://moz.com', 'moz.com'],
  ['a mail link with slashes', 'mailto://ann@moz.com', 'moz.com'],
  ['a comment behind it', 'moz.com # asked dev.to', 'moz.com'],
  ['a full stop for a colon', 'https.//moz.com', 'moz.com'],
  ['a space behind www', 'www. moz.com', 'moz.com'],
  ['a space behind the scheme', 'https:// moz.com', 'moz.com'],
  ['bold type', '**moz.com**', 'moz.com'],
  ['struck type', '~~moz.com~~', 'moz.com'],
  ['code', '`moz.com`', 'moz.com'],
  ['marked type', '==moz.com==', 'moz.com'],
  ['quotation marks', '“moz.com”', 'moz.com'],
  ['German ones', '„moz.com“', 'moz.com'],
  ['Japanese ones', '『moz.com』', 'moz.com'],
  ['Chinese title marks', '《moz.com》', 'moz.com'],
  ['full-width brackets', '（moz.com）', 'moz.com'],
  ['an ideographic full stop', 'moz.com。', 'moz.com'],
  ['a full-width full stop and letters', 'ｍｏｚ．ｃｏｍ', 'moz.com'],
  ['a full-width scheme', 'https：／／moz.com／blog', 'moz.com'],
  ['a mail link', 'mailto:ann@moz.com', 'moz.com'],
  ['a mail link with a subject', 'mailto:ann@moz.com?subject=Hi', 'moz.com'],
  ['a mail link with a copy', 'MAILTO:ann@moz.com?cc=bo@dev.to', 'moz.com'],
  ['a bullet', '•moz.com', 'moz.com'],
  ['a middle dot', '·moz.com', 'moz.com'],
  ['an arrow', '→moz.com', 'moz.com'],
  ['a triangle', '►moz.com', 'moz.com'],
  ['a box', '▪moz.com', 'moz.com'],
  ['a tick', '✔️moz.com', 'moz.com'],
  ['a circled digit', '①moz.com', 'moz.com'],
  ['a space of a web page behind', 'moz.com&nbsp;', 'moz.com'],
  ['brackets of a web page', '&lt;moz.com&gt;', 'moz.com'],
  ['a keycap', '1️⃣moz.com', 'moz.com'],
  ['a bullet of a word processor', '\uf0b7moz.com', 'moz.com'],
  ['an emoji of several', '👩‍💻moz.com', 'moz.com'],
  ['a dash', '–moz.com', 'moz.com'],
  ['a sign behind', 'moz.com™', 'moz.com'],
  ['a footnote', 'moz.com¹', 'moz.com'],
  ['a dash and a note behind', 'moz.com—asked', 'moz.com'],
  ['a left-to-right mark', '\u200emoz.com\u200e', 'moz.com'],
  ['a right-to-left mark', '\u200fmoz.com', 'moz.com'],
  ['an embedding', '\u202amoz.com\u202c', 'moz.com'],
  ['an override', '\u202dmoz.com\u202c', 'moz.com'],
  ['an isolate', '\u2066moz.com\u2069', 'moz.com'],
  ['a hyphen of a word processor', 'link\u2011list.com', 'link-list.com'],
  ['a name with a middle dot', 'col·lecció.cat', 'col·lecció.cat'],
  ['a name with a katakana dot', 'スター・ウォーズ.jp', 'スター・ウォーズ.jp'],
  ['a name with an ideographic dot', '例え。jp', '例え.jp'],
  ['a name with a joiner', 'نامه‌ای.com', 'نامه‌ای.com'],
]

describe.each(WRITTEN)('%s: %s', (_what, entry, site) => {
  const written = async (text: string) => {
    const { firstKept } = await clean({ ...RULES, list: new Blob([text]) })
    return firstKept.map(({ written }) => written)
  }
  const punycode = domainListOf(readText(site)).domains[0]

  it('is understood in a pasted list', async () => {
    expect(await written(`w3.org\n${entry}\n`)).toEqual(['w3.org', site])
    expect(domainListOf(readText(`w3.org\n${entry}\n`))).toEqual({ domains: ['w3.org', punycode], rejected: [] })
  })

  it('is understood in a column', async () => {
    const text = `Website,Contact\nw3.org,Ann\n${/[",]/.test(entry) ? `"${entry}"` : entry},Bo\n`
    expect(await written(text)).toEqual(['w3.org', site])
    const reading = await readSource({ file: new Blob([text]), wantsSheet: true })
    if (!reading.sheet) throw new Error('This is no sheet.')
    expect(reading.sheet.rows.map(({ domain }) => domain)).toEqual(['w3.org', punycode])
  })

  it('is understood among what is left out', async () => {
    const { firstKept, dropped } = await clean({ ...RULES, list: new Blob([`w3.org\n${site}\n`]), exclude: entry })
    expect(firstKept.map(({ written }) => written)).toEqual(['w3.org'])
    expect(dropped.excluded).toBe(1)
  })
})

it.each([
  ['a.com、b.com', ['a.com', 'b.com']],
  ['a.com，b.com；c.com', ['a.com', 'b.com', 'c.com']],
  ['a.com。b.com', ['a.com', 'b.com']],
  ['a.com！b.com・c.com：d.com？', ['a.com', 'b.com', 'c.com', 'd.com']],
  ['「a.com」（b.com）【c.com】', ['a.com', 'b.com', 'c.com']],
  ['a.com→b.com • c.com', ['a.com', 'b.com', 'c.com']],
  ['a.com؛ b.com، c.com', ['a.com', 'b.com', 'c.com']],
  ['<https://a.com|b.com>', ['a.com', 'b.com']],
])('%s are several', (text, sites) => {
  expect(domainListOf(readText(text))).toEqual({ domains: sites, rejected: [] })
})

it.each(['i❤.ws', 'moz™.com', 'foo–bar.com', 'm\ufffdller.de', 'm\udcfcller.de', 'mÃ¼ller.de', 'mÃ„ller.de'])(
  '%s becomes neither punycode nor another name',
  (name) => {
    const { domains } = domainListOf(readText(`w3.org ${name}`))
    expect(domains).toEqual(['w3.org'])
  },
)

it('marks in a path are part of it', () => {
  expect(domainListOf(readText('https://a.com/x→b.com\nhttps://b.com/caf€.html'))).toEqual({
    domains: ['a.com', 'b.com'],
    rejected: [],
  })
})

it('comments are named, but for those to leave out, and a rank is not a comment', () => {
  const rows = readText('# exported from a.com\n  # b.com\n#1 c.com\nd.com # e\n')
  const { domains, rejected } = domainListOf(rows)
  expect(domains).toEqual(['c.com', 'd.com'])
  expect(rejected.map(({ text, kind }) => [text, kind])).toEqual([
    ['# exported from a.com', 'comment'],
    ['# b.com', 'comment'],
  ])
  expect(domainListOf(rows, true)).toEqual({ domains, rejected: [] })
})

it('an address at a mailbox provider is named, not looked up', () => {
  expect(domainListOf(readText('ann@gmail.com\nbo@moz.com'))).toMatchObject({
    domains: ['moz.com'],
    rejected: [
      { text: 'ann@gmail.com', reason: 'An e-mail address at gmail.com does not say which site it belongs to.' },
    ],
  })
})
