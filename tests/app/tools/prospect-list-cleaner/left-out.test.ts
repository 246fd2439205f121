import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import type { Job } from '@/app/tools/prospect-list-cleaner/messages'
import { readSource } from '@/components/list-reading/reading'
import { xlsxOfSheets } from '@/tests/support/inputs/workbook-rows'

const RULES = { exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true }
const cleaned = (list: string, exclude: Job['exclude'] = '') => clean({ ...RULES, list: new Blob([list]), exclude })
const sitesOf = ({ firstKept }: Awaited<ReturnType<typeof cleaned>>) => firstKept.map(({ domain }) => domain)

const DISAVOW = `# Sent on 3 May, after the owner of a.com, "spam", said no
# see https://b.com/help

domain:links.example.org
domain:www.example.es
domain:123.example.net
https://www.example.com/strip/castle/
https://www.example.com/strip/moat/
`

describe('a disavow file', () => {
  it('is a list of the sites in it, without its comments', async () => {
    expect(sitesOf(await cleaned(DISAVOW))).toEqual(['example.org', 'example.es', 'example.net', 'example.com'])
    for (const wantsSheet of [true, false]) {
      expect(await readSource({ file: new Blob([DISAVOW]), wantsSheet })).toMatchObject({
        domains: ['example.org', 'example.es', 'example.net', 'example.com'],
        rejected: [{ kind: 'comment' }, { kind: 'comment' }],
      })
    }
  })

  it('with a mark and other line ends, and eleven thousand lines', async () => {
    const lines = Array.from({ length: 11_369 }, (_, index) => `domain:farm-${index}.com`)
    const text = `\ufeff# exported from backlink tool\r\n# 11,369 domains\r\n\r\n${lines.join('\r\n')}\r\n`
    const { kept, dropped } = await cleaned(text)
    expect([kept, dropped.comment, dropped['no domain']]).toEqual([11_369, 2, 0])
  })

  it('with comments behind its lines has the sites before them', async () => {
    const text = 'domain:a.com # bought links at b.com\nhttps://c.com/x # see d.com\n'
    expect(sitesOf(await cleaned(text))).toEqual(['a.com', 'c.com'])
  })

  it('leaves its sites out', async () => {
    const result = await cleaned('https://links.example.org/a\nexample.es\nb.com\nc.com\n', DISAVOW)
    expect(sitesOf(result)).toEqual(['b.com', 'c.com'])
    expect(result.unread).toEqual([])
  })
})

describe('an entry to leave out that is not understood is named', () => {
  it.each([
    ['a name without an ending', 'moz', 'There is no domain on this line.'],
    ['an ending alone', '*.ru', expect.stringMatching(/an ending/)],
    ['a mistyped ending', 'moz.con', expect.stringMatching(/No public domain ends in \.con/)],
    ['an IP address', '192.0.2.1', expect.stringMatching(/IP address/)],
    ['an address at a mailbox provider', 'ann@gmail.com', expect.stringMatching(/does not say which site/)],
    ['a sentence', 'whatever Ann said', 'There is no domain on this line.'],
  ])('%s', async (_what, entry, reason) => {
    const result = await cleaned('a.com\nb.com\n', `domain:a.com\n${entry}\n`)
    expect(sitesOf(result)).toEqual(['b.com'])
    expect(result.unread).toMatchObject([{ text: entry, reason }])
  })

  it.each(['.uk', 'moz', 'Ann’s friends'])('%s in the first line, before sites', async (entry) => {
    const result = await cleaned('a.com\nb.com\n', `${entry}\na.com\n`)
    expect(sitesOf(result)).toEqual(['b.com'])
    expect(result.unread.map(({ text }) => text)).toEqual([entry])
  })

  it.each(['Domain', 'Website'])('but %s above a column is its title', async (title) => {
    expect(await cleaned('a.com\nb.com\n', `${title}\na.com\n`)).toMatchObject({ kept: 1, unread: [] })
  })

  it('by its row in a table', async () => {
    const result = await cleaned('a.com\nb.com\n', 'Site,Note\na.com,x\n,to be found\nnone yet,y\n')
    expect(sitesOf(result)).toEqual(['b.com'])
    expect(result.unread).toMatchObject([
      { text: 'Row 3', reason: 'The cell is empty.' },
      { text: 'none yet', reason: 'There is no URL in the cell.' },
    ])
  })
})

/** Titles and anchors name sites that somebody still wants to write to. */
const BACKLINKS = `Referring page title\tReferring page URL\tTarget URL\tAnchor
"Ten tools: moz.com, semrush.com"\thttps://pitched.com/tools\thttps://own.com/\tahrefs.com
"dev.to, reviewed"\thttps://known.org/x\thttps://own.com/a\tsee w3.org
`
const WANTED = 'moz.com\nsemrush.com\nahrefs.com\ndev.to\nw3.org\npitched.com\nknown.org\n'
const LEFT = ['moz.com', 'semrush.com', 'ahrefs.com', 'dev.to', 'w3.org']

it('of a backlink export to leave out, pasted or dropped, one column is the sites’', async () => {
  expect(sitesOf(await cleaned(WANTED, BACKLINKS))).toEqual(LEFT)
  expect(sitesOf(await cleaned(WANTED, new Blob([BACKLINKS])))).toEqual(LEFT)
})

it('a workbook to leave out is read as one', async () => {
  const file = new Blob([readFileSync('tests/components/list-reading/prospects.xlsx')])
  expect(sitesOf(await cleaned(WANTED, file))).not.toContain('moz.com')
  expect(sitesOf(await cleaned(WANTED, file))).toContain('semrush.com')
})

it('of a workbook to leave out, sheets that are not read are named', async () => {
  const file = new Blob([
    xlsxOfSheets([
      [['Site'], ['moz.com'], ['dev.to']],
      [['Site'], ['w3.org']],
      [['Notes'], ['x']],
    ]),
  ])
  const result = await cleaned(WANTED, file)
  expect(sitesOf(result)).not.toContain('moz.com')
  expect(result.unread.map(({ text }) => text)).toEqual(['Sheet 2'])
})

it('an unreadable file to leave out is refused', async () => {
  await expect(cleaned(WANTED, new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)]))).rejects.toThrow(/\.xls workbook/)
})

describe('all sites below a hosting platform', () => {
  const LIST = 'ann.medium.com\nbo.github.io\ncy.blogspot.fr\nmedium.com\ndi.wordpress.com\nmedia.com\n'
  it.each([
    ['*.medium.com', ['bo.github.io', 'cy.blogspot.com', 'di.wordpress.com', 'media.com']],
    ['domain:medium.com', ['bo.github.io', 'cy.blogspot.com', 'di.wordpress.com', 'media.com']],
    ['.github.io, *.blogspot.de', ['ann.medium.com', 'medium.com', 'di.wordpress.com', 'media.com']],
    ['Site,Note\n*.medium.com/*,asked\nw3.org,x', ['bo.github.io', 'cy.blogspot.com', 'di.wordpress.com', 'media.com']],
    ['domain:www.blogspot.com', ['ann.medium.com', 'bo.github.io', 'medium.com', 'di.wordpress.com', 'media.com']],
    // The platform’s own site, and one site below it.
    ['medium.com', ['ann.medium.com', 'bo.github.io', 'cy.blogspot.com', 'di.wordpress.com', 'media.com']],
    ['domain:en.wordpress.com', LIST.replace('.fr', '.com').trim().split('\n')],
    ['domain:ann.medium.com', ['bo.github.io', 'cy.blogspot.com', 'medium.com', 'di.wordpress.com', 'media.com']],
  ])('are meant by %j, or not', async (exclude, left) => {
    const result = await clean({ ...RULES, dropsPlatforms: false, list: new Blob([LIST]), exclude })
    expect(sitesOf(result)).toEqual(left)
    expect(result.unread).toEqual([])
  })
})

describe('every entry that is not read is named, the first one too', () => {
  it.each([
    ['a list', 'foo\na.com\nnot a site\nfoo\nco.uk\n', ['foo', 'not a site', 'foo', 'co.uk']],
    ['prose above a list', 'My favourites\na.com and b.com\n', ['My favourites']],
    ['a list in one line', '*.ru; a.com; xyz', ['*.ru', 'xyz']],
    ['a list in one line with spaces', 'a.com *.ru google.* b.com', ['*.ru', 'google.*']],
    ['an ending in words', 'all .ru sites\na.com\nb .com\n', ['all .ru sites']],
    ['a letter before an address', 'a. moz.com\nb. dev.to\n', []],
    ['an address with two @', 'foo@bar@baz.com\na.com', ['foo@bar@baz.com']],
    ['an address with commas in its path', 'https://a.com/x,y,1\nb.com', []],
    ['a line of delimiters', 'a.com\n;;;\n', []],
    ['a sign of a web page in an address', 'bo&#64;a.com\nb.com\n', []],
    ['a comma behind www', 'www,a.com\nb.com\n', []],
  ])('%s', async (_what, text, unread) => {
    for (const wantsSheet of [true, false]) {
      const { rejected } = await readSource({ file: new Blob([text]), wantsSheet })
      expect(rejected.map(({ text }) => text)).toEqual(unread)
    }
    const { firstDropped } = await cleaned(text)
    expect(firstDropped.map(({ entry }) => entry)).toEqual(unread)
    expect((await cleaned('c.com', text)).unread.map(({ text }) => text)).toEqual(unread)
  })

  it('of a table that nobody sees, the name of its column of sites may be one', async () => {
    const table = new Blob(['*.ru,refused\na.com,refused\nb.com,spam\n'])
    const { rejected } = await readSource({ file: table, wantsSheet: false, isToLeaveOut: true })
    expect(rejected).toMatchObject([{ text: '*.ru', reason: 'It was read as the name of a column.' }])
  })
})

describe('a cell with several sites', () => {
  const SHEET = 'Site,Contact\n"a.com / b.com, c.co.uk",ann@d.com\n"www.a.com, a.com/blog",\ne.com f@g.com,\n'
  const OTHERS = [
    { text: 'b.com', reason: 'Its row counts for a.com alone.' },
    { text: 'c.co.uk', reason: 'Its row counts for a.com alone.' },
  ]

  it('counts for the first one, and the others are named in each tool', async () => {
    const result = await cleaned(SHEET)
    expect(sitesOf(result)).toEqual(['a.com', 'e.com'])
    expect(result.otherSites).toMatchObject(OTHERS)
    for (const wantsSheet of [true, false]) {
      const { domains, rejected } = await readSource({ file: new Blob([SHEET]), wantsSheet })
      expect([domains, rejected]).toMatchObject([['a.com', 'e.com'], OTHERS])
    }
  })

  it('counts for its site before a profile on a platform', async () => {
    const result = await cleaned('Site,Contact\nhttps://www.youtube.com/@ann; ann.com,Ann\nhttps://x.com/bo,Bo\n')
    expect([sitesOf(result), result.dropped.platform]).toEqual([['ann.com'], 1])
    expect(result.otherSites).toMatchObject([{ reason: 'Its row counts for ann.com alone.' }])
  })
})

it('a row whose site begins with # is a comment, as a line is, and a rank is none', async () => {
  const { dropped, ...result } = await cleaned('Website,Contact\n# a.com,Ann\n#1 b.com,Ben\nc.com,Cleo\n')
  expect([sitesOf({ dropped, ...result }), dropped.comment]).toEqual([['b.com', 'c.com'], 1])
})

it('contacts are offered where one site has several, and those in one row are said to share it', async () => {
  const facts = async (list: string) => {
    const job = { ...RULES, list: new Blob([list]), exclude: '', keepsContacts: true }
    const { hasSeveralContacts, kept, keptRows } = await clean(job)
    return [hasSeveralContacts, kept, keptRows]
  }
  expect(await facts('Site,E-mail\na.com,"ann@a.com, bob@a.com"\nb.com,\nc.com,\n')).toEqual([true, 4, 3])
  expect(await facts('Site,E-mail\na.com,ann@a.com\nb.com,bo@b.com\n')).toEqual([false, 2, 2])
})
