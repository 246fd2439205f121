import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import punycode from 'punycode/punycode.js'
import { describe, expect, it } from 'vitest'
import { domainListOf } from '@/components/list-reading/domain-list'
import { readText } from '@/components/list-reading/read-text'
import { parseDomain } from '@/lib/domain/parse-domain'
import { InvalidInput } from '@/lib/errors'
import { anyText } from '@/tests/support/inputs/any-text'
import { words } from '@/tests/support/inputs/words'

const HOSTNAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

it.each([
  ['white space around', '  example.com\u00a0', 'example.com'],
  ['a final dot', 'example.com.', 'example.com'],
  ['a percent-encoded host', 'http://%65xample%2ecom/', 'example.com'],
  ['ideographic full stops', 'www。example。com', 'example.com'],
  ['an IDN', 'münchen.de', 'xn--mnchen-3ya.de'],
  ['an IDN in decomposed form', 'mu\u0308nchen.de', 'xn--mnchen-3ya.de'],
  ['an IDN with a sharp s', 'faß.de', 'xn--fa-hia.de'],
  ['an IDN with a letter of Unicode 17', '\u{10940}.com', 'xn--ql9c.com'],
  ['a private suffix itself', 'github.io', 'github.io'],
  ['the www host of a private suffix', 'https://www.github.io/', 'github.io'],
  ['a domain named www', 'www.com', 'www.com'],
  ['a name for examples', 'https://www.shop.example/page', 'shop.example'],
  ['a name that begins as a special one', 'local.test.com', 'test.com'],
  ['an exception of a wildcard suffix', 'www.ck', 'www.ck'],
  ['2,048 characters', `example.com/${'a'.repeat(2_036)}`, 'example.com'],
  ['2,048 characters of two units each', `example.com/${'🎉'.repeat(2_036)}`, 'example.com'],
  ['253 characters', `${'a.'.repeat(125)}com`, 'a.com'],
  ['63 characters between dots', `${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
])('parseDomain accepts %s: %j', (_, input, domain) => {
  expect(parseDomain(input)).toBe(domain)
})

it.each<[string, string, RegExp]>([
  ['an empty value', '', /not a domain/],
  ['2,049 characters', `example.com/${'a'.repeat(2_037)}`, /longer than 2,048/],
  ['2,049 characters of one and two units', `example.com/${'🎉'.repeat(2_036)}a`, /longer than 2,048/],
  ['many characters of one unit', 'a'.repeat(100_000), /longer than 2,048/],
  ['a line feed at the end', 'example.com\n', /control characters/],
  ['a C1 control', 'example.com/\x85', /control characters/],
  ['an IPv4 address', '192.0.2.1', /IP address/],
  ['a short IPv4 address', '127.1', /IP address/],
  ['a hexadecimal IPv4 address', '127.0x1', /IP address/],
  ['a percent-encoded IPv4 address', 'http://%31%32%37.0.0.1/', /IP address/],
  ['an IPv6 address with its zone', 'fe80::1%eth0', /IP address/],
  ['an IPv6 address in brackets', '[2001:db8::1]:80', /IP address/],
  ['an IPv6 address in a URL', 'http://[::ffff:127.0.0.1]/', /IP address/],
  ['a number that is no address', '256.256.256.256', /not a domain/],
  ['localhost', 'localhost', /No public domain ends in \.localhost, which is set aside for other uses; send/],
  ['localhost with a port', 'localhost:3000', /ends in \.localhost, which/],
  ['localhost in a URL', 'http://LOCALHOST./', /ends in \.localhost, which/],
  ...'alt arpa internal invalid local localhost onion test'
    .split(' ')
    .map((ending): [string, string, RegExp] => [
      'a special-use name',
      `https://www.Site.${ending}/`,
      RegExp(`ends in \\.${ending}, which is set aside`),
    ]),
  ['a name for addresses', '1.0.168.192.in-addr.arpa', /ends in \.arpa, which/],
  ['the ending for examples', 'example', /only a domain ending; send a whole domain such as example\.example\./],
  ['a top-level domain', 'com', /only a domain ending/],
  ['a public suffix', 'co.uk', /send a whole domain such as example\.co\.uk\./],
  ['a public suffix by a wildcard', 'anything.ck', /only a domain ending/],
  ['an IDN top-level domain', 'рф', /only a domain ending/],
  ['an unlisted ending', 'site.local.unlisted', /No public domain ends in \.unlisted; check/],
  ['javascript:', 'javascript:alert(1)', /Only http and https/],
  ['ftp:', 'FTP://example.com', /Only http and https/],
  ['a scheme before a web address', 'view-source:https://example.com', /Only http and https/],
  ['an empty label', 'example..com', /two dots in a row or begins with one/],
  ['two final dots', 'example.com..', /two dots in a row or begins with one/],
  ['64 characters between dots', `${'a'.repeat(64)}.com`, /at most 63/],
  ['254 characters', `b${'a.'.repeat(125)}com`, /at most 253/],
  ['a path alone', '/about', /not a domain/],
  ['a port that is none', 'example.com:99999', /not a domain/],
  ['a space in the host', 'exam ple.com', /not a domain/],
  ['an encoded slash in the host', 'http://example.com%2f', /not a domain/],
  ['a joiner between Latin letters', 'exam\u200dple.com', /not a domain/],
  ['a lone surrogate', 'exam\ud800ple.com', /not a domain/],
  ['a letter that Unicode does not have', '\u{e0080}.com', /not a domain/],
  ['a right-to-left label that begins with a figure', '1א.com', /not a domain/],
  ['malformed percent-encoding', 'http://exam%zzple.com', /not a domain/],
  ['a final hyphen', 'example-.com', /not a domain/],
  ['a wildcard', '*.example.com', /not a domain/],
  ['an underscore in the domain itself', 'exam_ple.com', /underscore/],
])('parseDomain refuses %s: %j', (_, input, sentence) => {
  expect(() => parseDomain(input)).toThrow(InvalidInput)
  expect(() => parseDomain(input)).toThrow(sentence)
  expect(() => parseDomain(input)).toThrow(/^[A-Z\w].+\.$/)
})

describe('an xn-- label', () => {
  it.each(['xn--mnchen-3ya', 'xn--fa-hia', 'xn--i-7iq', 'xn--53h', 'xn--tiq49xqyj', 'xn--4ca'])('%s holds', (label) => {
    expect(parseDomain(`${label}.com`)).toBe(`${label}.com`)
    expect(domainListOf(readText(`${label}.com`)).domains).toEqual([`${label}.com`])
  })

  it.each([
    ['a digit that asks for more of them', 'xn--a'],
    ['nothing', 'xn--'],
    ['a code point beyond Unicode', 'xn--zzzzzz'],
    ['a number beyond 32 bits', 'xn--99999999'],
    ['a hyphen alone', 'xn---'],
    ['plain letters', 'xn--abc-'],
    ['an upper-case letter', 'xn--wca'],
    ['a letter and its accent apart', 'xn--u-ccb'],
    ['a surrogate', 'xn--a-rc4g'],
    ['a zero-width space', 'xn--ab-g1t'],
  ])('that stands for %s is none: %s', (_, label) => {
    expect(() => parseDomain(`${label}.com`)).toThrow(/not a domain/)
    expect(() => parseDomain(`a.${label.toUpperCase()}.com`)).toThrow(/not a domain/)
    expect(domainListOf(readText(`${label}.com`)).domains).toEqual([])
  })

  it('that is accepted is how its letters are written', () => {
    const label = fc.stringMatching(/^xn--[a-z0-9-]{0,12}$/)
    fc.assert(
      fc.property(label, (text) => {
        const result = resultOf(`${text}.com`)
        if (result === undefined) return
        const letters = punycode.decode(text.slice('xn--'.length))
        expect(letters).toMatch(/\P{ASCII}/u)
        expect(letters).toBe(letters.normalize('NFC'))
        expect(`xn--${punycode.encode(letters)}.com`).toBe(result)
      }),
      { numRuns: 2_000 },
    )
  })
})

it('parseDomain finds the host that the URL parser finds, for any address', () => {
  const part = fc.constantFrom(' ', ...words('a b.com . www. @ : :80 :65536 / \\ ? # [::1] %2e % 1'))
  const address = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => `http:${parts.join('')}`.trim())
  fc.assert(
    fc.property(address, (text) => {
      expect(resultOf(text)).toBe(resultOf(URL.canParse(text) ? new URL(text).hostname : ''))
    }),
    { numRuns: 5_000 },
  )
})

describe('parseDomain, for any', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9]{0,20}[a-z0-9])?$/)
  const suffix = fc.constantFrom('com', 'co.uk', 'рф', 'github.io', 'museum', '公司.cn')
  const domain = fc.tuple(label, suffix).map((parts) => parts.join('.'))

  it('domain: it, its www host and any address on it give it in ASCII', () => {
    const scheme = fc.constantFrom('', '//', 'http://', 'https://')
    const before = fc.constantFrom('', 'www.', 'a.b.', '_dmarc.', 'user:pass@')
    const end = fc.constantFrom(':8080/', '/', '\\', '?', '#')
    const part = fc.constantFrom(...words('a / ? # @ : . & = %20 ü'))
    fc.assert(
      fc.property(scheme, before, domain, end, fc.array(part, { maxLength: 8 }), (scheme, before, name, end, parts) => {
        const address = scheme + before + name + end + parts.join('')
        for (const text of [name, `www.${name}`, address, address.toUpperCase()]) {
          expect(parseDomain(text)).toBe(domainToASCII(name))
        }
      }),
    )
  })

  const piece = fc.oneof(
    fc.constantFrom(
      ...words('http: // / \\ @ : . 。 % [ ] www. com .github.io .co.uk xn-- ü ß 1 0x7f - _ a futurecms.at localhost'),
      ...['\u200d', '\u00ad', ' '],
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  const anything = fc.oneof(
    anyText(40),
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  )

  it('text: a lower-case ASCII hostname that is its own domain, or InvalidInput', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const result = resultOf(text)
        if (result === undefined) return
        expect(result).toMatch(HOSTNAME)
        expect(parseDomain(result)).toBe(result)
        expect(parseDomain(`www.${result}`)).toBe(result)
      }),
      { numRuns: 5_000 },
    )
  })
})

function resultOf(text: string): string | undefined {
  try {
    return parseDomain(text)
  } catch (error) {
    // Anything else is a failure of the property.
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}
