import { expect, it } from 'vitest'
import { decode, encode } from '@/components/csv/encoding'

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
