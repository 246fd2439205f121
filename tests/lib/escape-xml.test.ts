import { expect, it } from 'vitest'
import { escapeXml } from '@/lib/escape-xml'

it.each([
  ['<a href="x">&amp;', '&lt;a href=&quot;x&quot;&gt;&amp;amp;'],
  ["it's\t\r\n", "it's\t\r\n"],
  ['\u0000a\u0008\u000b\u000c\u001fb\ufffe\uffff', 'ab'],
  ['🐦 \ud83d', '🐦 \ufffd'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})
