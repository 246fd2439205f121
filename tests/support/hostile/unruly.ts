import fc from 'fast-check'
import { words } from '@/tests/support/words'
import { MARKER, type Message, SMUGGLED, wireOf } from './message'

const pick = fc.constantFrom
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))
const KIBIBYTE = 1024
const CHUNKED = 'Transfer-Encoding: chunked'
const FRAMING = /^(?:content-length|transfer-encoding)$/i

const lengths = fc.oneof(
  pick('-1', '+5', '0x10', '1e1', '5, 5', '5 5', '5;', '', '9'.repeat(20), '5\0', '\xb2', 'NaN', '5.0'),
  fc.string({ unit: pick(...'059+-.,;ex \0\xb2'), minLength: 1, maxLength: 6 }),
)
const coding = pick('identity', 'xchunked', 'chunked', 'gzip', 'CHUNKED', '"chunked"', 'chunked;q=1', '\x0bchunked', '')
const codings = fc.oneof(coding, joined(coding, pick(', ', '\r\nTransfer-Encoding: '), coding))

/** A chunk's size, line end, data and the rest, each valid or not. */
const chunks = joined(
  pick('5', 'zz', '-1', '0x5', 'f'.repeat(16), 'f'.repeat(17), ''),
  pick('\r\n', '\n', ' \r\n', ';a="\r\n"\r\n', `;${'a'.repeat(20_000)}\r\n`),
  pick('abcde\r\n', 'abcde\n', 'abcdefgh\r\n', 'ab'),
  pick(
    ...['0\r\n\r\n', '0\n\n', '', `0\r\n${'X-T: a\r\n'.repeat(3_000)}\r\n`],
    `0\r\nContent-Length: 5\r\n${CHUNKED}\r\n\r\n`,
  ),
)

/** Fields that frame a body, and the body. */
const framings: fc.Arbitrary<[fields: string, body: string]> = fc.oneof(
  {
    weight: 5,
    arbitrary: pick<[string, string]>(
      [`Content-Length: ${SMUGGLED.length + 5}\r\n${CHUNKED}`, `0\r\n\r\n${SMUGGLED}`],
      [`${CHUNKED}\r\nContent-Length: 4`, `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`],
      [`Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED],
      ['Transfer-Encoding : chunked\r\nContent-Length: 4', `0\r\n\r\n${SMUGGLED}`],
      ['Content-Length: 1000', 'x'],
    ),
  },
  lengths.map((length): [string, string] => [`Content-Length: ${length}`, 'x'.repeat(20)]),
  codings.map((coding): [string, string] => [`Transfer-Encoding: ${coding}`, '5\r\nabcde\r\n0\r\n\r\n']),
  chunks.map((body): [string, string] => [CHUNKED, body]),
)

/** Lines among the fields: folded, too long, too many, with odd bytes, or with values that change the connection. */
const lines = fc.oneof(
  {
    weight: 6,
    arbitrary: pick(
      ...[`X-Folded: a\r\n ${MARKER}\r\n\tb`, ' X-Folded: a', `Host: other.${MARKER}`],
      ...[`X-Long: ${'a'.repeat(20 * KIBIBYTE)}`, 'X-A: b\r\n'.repeat(5_000).trimEnd()],
      `Accept: ${'text/html,'.repeat(6.4 * KIBIBYTE)}text/markdown`,
    ),
  },
  joined(
    pick('X', '', 'X Space', '"X"', 'X-\xe4', 'X-\0', '__proto__', 'X'.repeat(20_000)),
    pick(': ', ': ', ' : ', ''),
    pick('a', 'a\0b', 'a\x07b', 'a\x7fb', 'a\rb', `a\rSet-Cookie: ${MARKER}=1`, 'a\nX-Other: b'),
  ),
  joined(
    pick('Host: '),
    pick('a,b', '[::1', '"', 'a/b', '127.0.0.1:99999', '\xff', '', ' ', 'a b', `a@${MARKER}`, 'a.'.repeat(500)),
  ),
  joined(pick('Expect: '), pick('100-continue', 'x', '', '200-ok')),
  joined(
    pick('Connection: Upgrade\r\nUpgrade: '),
    pick(
      'websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
      ...['h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA', 'TLS/1.2', MARKER, ''],
    ),
  ),
  joined(
    pick('Connection: '),
    pick(...words('close keep-alive upgrade te ,,,'), 'close, keep-alive', 'accept, host, x-forwarded-for', '', MARKER),
  ),
)

const targets = pick(
  ...words(`
    ?a=1 #a about about.md \\about ftp://${MARKER}.example/about http://${MARKER}.example http:// http:///about http:/about
    http:about http://[::1/about http://user:pass@host/about HTTPS://HOST/about javascript:alert(1) file:///etc/passwd
    ${MARKER}.example:443`),
  ...['', ' ', '/a b', '/about\0', '/about\x7f', '/about\t', '/ab\xf6ut', '/\xff\xfe', '/\xed\xa0\x80'],
  '/api/domain-rating?target=m\xfcnchen.de',
)
const longTargets = pick(`/about${'/a'.repeat(32 * KIBIBYTE)}`, `/about?${'a=1&'.repeat(16 * KIBIBYTE)}`)
const methods = pick(
  ...words('get Get GET/ \xffGET HEADER __proto__ BREW'),
  ...['', ' ', 'GE T', 'G\0T', 'X'.repeat(2_000)],
)
const versions = pick(
  ...words('HTTP/1.0 HTTP/0.9 HTTP/1.2 HTTP/2.0 HTTP/3 HTTP/1.1.1 http/1.1 HTTPS/1.1 HTTP/').map((one) => ` ${one}`),
  ...[' HTTP/1.1 ', '', '\tHTTP/1.1'],
)
const protocols = pick(
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET /about HTTP/1.1\r\nHost: a\r\n\r\n',
  ...['\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 'SSH-2.0-x\r\n', '*1\r\n$4\r\nPING\r\n', 'GET /about\r\n\r\n'],
  ...['<policy-file-request/>\0', '\0', '\r\n'.repeat(200), '\x80'.repeat(300)],
)

/** Changes to the bytes of a whole request. */
const rewrites = pick<(message: Message) => string>(
  (message) => wireOf(message).replaceAll('\r\n', '\n'),
  (message) => wireOf(message).replaceAll('\r\n', '\r'),
  (message) => `\r\n\r\n${wireOf(message)}`,
  (message) => wireOf({ ...message, fields: message.fields.filter(([name]) => name !== 'Host') }),
  (message) => wireOf({ ...message, method: 'CONNECT', target: `${MARKER}.example:443`, body: SMUGGLED }),
)

/** Requests that a server may refuse. Each text holds one at most. */
export function malformed(messages: fc.Arbitrary<Message>): fc.Arbitrary<string> {
  const by = <T>(arbitrary: fc.Arbitrary<T>, malform: (message: Message, one: T) => string) =>
    fc.tuple(messages, arbitrary).map(([message, one]) => malform(message, one))
  return fc.oneof(
    { weight: 8, arbitrary: by(framings, (message, [fields, body]) => framed(message, fields, body)) },
    { weight: 11, arbitrary: by(lines, withLine) },
    { weight: 1, arbitrary: by(targets, (message, target) => wireOf({ ...message, target })) },
    { weight: 2, arbitrary: by(longTargets, (message, target) => wireOf({ ...message, target })) },
    { weight: 1, arbitrary: by(methods, (message, method) => wireOf({ ...message, method })) },
    { weight: 1, arbitrary: by(versions, (message, one) => wireOf(message).replace(' HTTP/1.1', () => one)) },
    { weight: 1, arbitrary: protocols },
    { weight: 5, arbitrary: by(rewrites, (message, rewrite) => rewrite(message)) },
    { weight: 1, arbitrary: by(fc.nat(), (message, at) => wireOf(message).slice(0, at % wireOf(message).length)) },
    { weight: 1, arbitrary: by(fc.tuple(fc.nat(), fc.nat(255)), withByte) },
  )
}

function withByte(message: Message, [share, byte]: [number, number]): string {
  // No body: with another length it could be read as further requests.
  const wire = framed({ ...message, method: 'GET' }, '', '')
  const at = share % wire.length
  return wire.slice(0, at) + String.fromCharCode(byte) + wire.slice(at + 1)
}

function withLine(message: Message, line: string): string {
  return wireOf(message).replace('\r\n', () => `\r\n${line}\r\n`)
}

/** With other fields that frame the body, and another body. */
function framed(message: Message, framing: string, body: string): string {
  const fields = message.fields.filter(([name]) => !FRAMING.test(name))
  return framing ? withLine({ ...message, fields, body }, framing) : wireOf({ ...message, fields, body })
}
