import { expect, it } from 'vitest'
import { decode } from '@/components/csv/decode'
import { encode } from '@/components/csv/encode'

it.each(['utf-16le', 'utf-16be'] as const)('half a surrogate pair in %s comes back as it was', (encoding) => {
  const text = `\ufeffWebsite,Title\r\nmoz.com,a\ud800b\r\n\udc00dev.to,🙂${'é'.repeat(20_000)}\r\n`
  const bytes = encode(text, encoding)
  const decoded = decode(bytes)
  expect(decoded.encoding).toBe(encoding)
  expect(decoded.text === text).toBe(true)
  expect(Buffer.from(encode(decoded.text, encoding)).equals(bytes)).toBe(true)
})

it('a byte too many at the end of UTF-16 loses no other', () => {
  const { text, encoding } = decode(Uint8Array.of(0xff, 0xfe, 0x61, 0x00, 0x00, 0xd8, 0x62))
  expect([text, encoding]).toEqual(['\ufeffa\ud800\ufffd', 'utf-16le'])
})

/** A file of UTF-8 with some bytes in it that are none. */
function fileOf(...parts: (string | readonly number[])[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
}

it.each([
  ['a cut emoji', fileOf('müller.de,ok ', [0xf0, 0x9f, 0x98], '\n')],
  ['a cut character at its end', fileOf('müller.de,x\ndev.to,', [0xe2, 0x80])],
  ['halves of a surrogate pair', fileOf('müller.de,', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], '\n')],
  ['a zero in two bytes', fileOf('müller.de,', [0xc0, 0x80], '\n')],
  ['quotation marks from Windows', fileOf('müller.de,', [0x93], 'köln.de', [0x94], '\n')],
  [
    'a mark, and more broken bytes than others',
    fileOf([0xef, 0xbb, 0xbf], 'müller.de', [0xe9], ',', [0xe8], ',', [0xfc]),
  ],
])('UTF-8 with %s is UTF-8, and comes back as it was', (_what, bytes) => {
  const { text, encoding } = decode(bytes)
  expect(encoding).toBe('utf-8')
  expect(text).toContain('müller.de')
  expect(Buffer.from(encode(text, encoding)).equals(bytes)).toBe(true)
})

it.each(['müller.de,schön', 'café.fr,«\u00a0marché\u00a0»', 'a.fr,«\u00a0Été\u00a0», déjà'])(
  '%s in Windows-1252 is that',
  (text) => {
    expect(decode(Buffer.from(text, 'latin1'))).toEqual({ text, encoding: 'windows-1252' })
  },
)
