import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prospectsOf, type Rules } from '@/app/tools/prospect-list-cleaner/prospect-list'
import { hasEnding, readEndings } from '@/components/list-reading/endings'
import { readText } from '@/components/list-reading/read-text'
import { readSource } from '@/components/list-reading/reading'
import { readNumber } from '@/components/sheet/reading/read-number'

function clean(text: string, rules: Rules = {}) {
  const { prospects, dropped } = prospectsOf(readText(text), rules)
  return { domains: prospects.map(({ domain }) => domain), dropped }
}

async function leftOut(text: string) {
  const { domains } = await readSource({ file: new Blob([text]), wantsSheet: false, isToLeaveOut: true })
  return new Set(domains)
}

it.each([
  ['a web address', 'https://www.Example.com/blog/post?a=b#c', 'example.com'],
  ['a bare domain', 'blog.example.co.uk', 'example.co.uk'],
  ['an e-mail address', 'editor@news.example.org', 'example.org'],
  ['a mailto address', 'mailto:editor@example.org?subject=Hi', 'example.org'],
  ['a name and its address', 'Ada Example <ada@example.org>', 'example.org'],
  ['a markdown link', '- [A post](https://example.com/post)', 'example.com'],
  ['a sentence', 'We like example.com. Do you?', 'example.com'],
  ['a row of an export', '"Best tools, ranked",https://example.com/a,54.2,2026-08-01,12.08.2026,3%', 'example.com'],
  ['a row between tabs', 'A title\thttps://example.com/a\t1.204\t54', 'example.com'],
  ['a host on a shared platform', 'https://ada.github.io/notes', 'ada.github.io'],
  ['an IDN', 'https://bücher.example.de/x', 'example.de'],
  ['an address with a port and a user', 'http://ada:secret@example.com:8080/', 'example.com'],
])('a prospect list finds the site in %s', (_what, text, domain) => {
  expect(clean(text).domains).toEqual([domain])
})

describe('a prospect list says why it dropped', () => {
  it.each([
    ['an IP address', '192.0.2.7', 'no domain', /IP address/],
    ['an IP address with a path', 'http://192.0.2.7/a', 'no domain', /IP address/],
    ['a public suffix', 'co.uk', 'no domain', /only a domain ending/],
    ['an unknown ending', 'report.htmlx', 'no domain', /No public domain ends in \.htmlx/],
    ['localhost', 'http://localhost:3000/', 'no domain', /ends in \.localhost, which is set aside for other uses/],
    ['another scheme', 'gopher://example.com/', 'no domain', /Only http and https/],
    ['a line of words', 'Domain', 'no domain', /no domain on this line/],
    ['a mailbox at a provider', 'ada.lovelace@gmail.com', 'mailbox', /gmail\.com/],
  ])('%s', (_what, text, kind, reason) => {
    const { domains, dropped } = clean(text)
    expect(domains).toEqual([])
    expect(dropped).toMatchObject([{ line: 1, kind, reason: expect.stringMatching(reason) }])
  })

  it('a domain of the exclude list, however it is written', async () => {
    const exclude = await leftOut('editor@pitched.com, x')
    const { domains, dropped } = clean('https://blog.pitched.com/a\nnew.com', { exclude })
    expect(domains).toEqual(['new.com'])
    expect(dropped).toMatchObject([{ kind: 'excluded' }])
  })
})

it('a blog on its host’s domains in three countries is one prospect', async () => {
  const { domains, dropped } = clean(
    'http://ada.blogspot.de/a\nada.blogspot.com\nhttps://ada.blogspot.co.uk/b\nbob.blogspot.de',
  )
  expect(domains).toEqual(['ada.blogspot.com', 'bob.blogspot.com'])
  expect(dropped.map(({ kind }) => kind)).toEqual(['duplicate', 'duplicate'])
  const exclude = await leftOut('ada.blogspot.de')
  expect(clean('ada.blogspot.fr', { exclude }).domains).toEqual([])
})

it.each(['#1 moz.com', ' #12. moz.com', '#3) https://moz.com/', '#100: moz.com'])(
  '%j has a rank, and is no comment',
  (line) => {
    expect(clean(line).domains).toEqual(['moz.com'])
  },
)

it.each(['# moz.com', '#moz.com', '#seo moz.com', '#1moz.com', '## 1 moz.com', '#2026-11-25 asked moz.com'])(
  '%j is a comment',
  (line) => {
    expect(clean(line).dropped).toMatchObject([{ kind: 'comment' }])
  },
)

it('a provider itself is a prospect when its site is meant', () => {
  expect(clean('https://mail.com/').domains).toEqual(['mail.com'])
})

it('drops platforms when told to, and keeps what their users own', () => {
  const text = 'https://www.youtube.com/x\nada.blogspot.com\nblogspot.com'
  expect(clean(text).domains).toEqual(['youtube.com', 'ada.blogspot.com', 'blogspot.com'])
  const { domains, dropped } = clean(text, { dropsPlatforms: true })
  expect(domains).toEqual(['ada.blogspot.com'])
  expect(dropped).toMatchObject([
    { kind: 'platform', line: 1 },
    { kind: 'platform', line: 3 },
  ])
})

describe('endings', () => {
  it.each([
    ['.de, *.co.uk;AT', ['de', 'co.uk', 'at']],
    ['.рф', ['xn--p1ai']],
    [' , ', []],
  ])('%j are read as %j', (text, endings) => {
    expect(readEndings(text)).toEqual(endings)
  })

  it('are whole labels', () => {
    expect(['a.de', 'a.co.uk', 'a.made', 'de'].map((domain) => hasEnding(domain, ['de', 'co.uk']))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('are kept alone, or left out', () => {
    expect(clean('a.de\nb.com\nc.edu', { onlyEndings: ['de', 'com'] }).domains).toEqual(['a.de', 'b.com'])
    const { domains, dropped } = clean('a.de\nb.com\nc.edu', { withoutEndings: ['edu'] })
    expect(domains).toEqual(['a.de', 'b.com'])
    expect(dropped).toMatchObject([{ kind: 'ending', entry: 'c.edu', reason: 'c.edu has an ending you excluded.' }])
  })
})

it('keeps the first row of each site, and says of the others why', () => {
  const { prospects, dropped } = prospectsOf([
    { entry: 'https://a.com/x', number: 2, domain: 'a.com' },
    { entry: 'ann@a.com', number: 3, domain: 'a.com' },
    { entry: 'bob@gmail.com', number: 4, kind: 'mailbox', reason: 'It tells no site.' },
    { entry: '', number: 5, kind: 'no domain', reason: 'The cell is empty.' },
  ])
  expect(prospects).toEqual([{ domain: 'a.com', written: 'a.com', mentions: 2, line: 2 }])
  expect(dropped).toMatchObject([
    { line: 3, kind: 'duplicate', reason: 'Duplicate of a.com, line 2.' },
    { line: 4, kind: 'mailbox' },
    { line: 5, kind: 'no domain', reason: 'The cell is empty.' },
  ])
})

it('keeps the strongest row of each site, the first of equals, and a row without a number last', () => {
  const rows = [undefined, 12, 54, 54, 3].map((strength, at) => {
    return { entry: `a.com/${at}`, number: at + 2, domain: 'a.com', strength }
  })
  const { prospects, dropped } = prospectsOf([...rows, { entry: 'b.com', number: 7, domain: 'b.com' }])
  expect(prospects).toMatchObject([
    { domain: 'a.com', mentions: 5, line: 4 },
    { domain: 'b.com', line: 7 },
  ])
  expect(dropped.map(({ line, entry, reason }) => [line, entry, reason])).toEqual(
    [2, 3, 5, 6].map((line) => [line, `a.com/${line - 2}`, 'Duplicate of a.com, line 4.']),
  )
})

it('keeps for each contact a row with its address, however strong a row without one is', () => {
  const rows = [
    { entry: 'a.com', number: 2, domain: 'a.com', contacts: ['anna@a.com'], strength: 10 },
    { entry: 'a.com', number: 3, domain: 'a.com', strength: 90 },
    { entry: 'a.com', number: 4, domain: 'a.com', contacts: ['anna@a.com'], strength: 20 },
  ]
  expect(prospectsOf(rows, { keepsContacts: true }).prospects).toMatchObject([
    { contact: 'anna@a.com', mentions: 3, line: 4 },
  ])
})

it.each([
  ['54', false, 54],
  ['1,234.5', false, 1234.5],
  ['1.234,5', true, 1234.5],
  ['1 234', false, 1234],
  ['≈ 1.2M', false, 1_200_000],
  ['3,4 %', true, 3.4],
  ['-0.5', false, -0.5],
  ['$1.2k', false, 1200],
  ['unknown', false, undefined],
  ['', false, undefined],
])('the cell %j, with a decimal comma: %s, has the number %s', (cell, hasDecimalComma, number) => {
  expect(readNumber(cell, hasDecimalComma)).toBe(number)
})

it('names every domain once and accounts for every address', () => {
  const address = fc.constantFrom('a.com', 'https://b.a.com/x', 'c.org', 'me@c.org', 'co.uk', '10.0.0.1', 'd.github.io')
  fc.assert(
    fc.property(fc.array(address), (addresses) => {
      const { domains, dropped } = clean(addresses.join('\n'))
      expect(new Set(domains).size).toBe(domains.length)
      expect(domains.length + dropped.length).toBe(addresses.length)
    }),
  )
})

it('keeps a row for each contact where that is asked for, and counts them in any case', () => {
  const rows = [
    ['a.com', 'anna@a.com'],
    ['a.com', 'bob@a.com'],
    ['a.com', 'anna@a.com'],
    ['a.com', undefined],
    ['b.com', undefined],
    ['b.com', 'cleo@b.com'],
    ['twitter.com', 'dan@twitter.com'],
  ] as const
  const kept = (keepsContacts: boolean, given: readonly (typeof rows)[number][] = rows) => {
    const listed = given.map(([domain, contact], at) => {
      return { entry: domain, number: at + 1, domain, ...(contact && { contacts: [contact] }) }
    })
    const { prospects, contacts } = prospectsOf(listed, { keepsContacts, dropsPlatforms: true })
    return { rows: prospects.map(({ line, contact }) => [line, contact]), contacts }
  }
  expect(kept(false)).toEqual({
    rows: [
      [1, undefined],
      [5, undefined],
    ],
    contacts: 3,
  })
  expect(kept(true)).toEqual({
    rows: [
      [1, 'anna@a.com'],
      [2, 'bob@a.com'],
      [6, 'cleo@b.com'],
    ],
    contacts: 3,
  })
  const contactsOf = (given: typeof rows | (typeof rows)[number][]) =>
    kept(true, given).rows.map(([, contact]) => contact)
  expect(contactsOf(rows.toReversed()).sort()).toEqual(contactsOf(rows).sort())
})
