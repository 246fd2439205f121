import fc from 'fast-check'
import { words } from '@/tests/support/words'
import { MARKER, type Message, wireOf } from './message'

type Malform = (message: Message) => string

const pick = fc.constantFrom
const SMUGGLED = `GET /${MARKER}-smuggled HTTP/1.1\r\nHost: ${MARKER}\r\n\r\n`
const KIBIBYTE = 1024
const CHUNKED = 'Transfer-Encoding: chunked'
const FRAMING = /^(?:content-length|transfer-encoding)$/i

const lengths = fc.oneof(
  pick('-1', '+5', '0x10', '1e1', '5, 5', '5 5', '5;', '', '9'.repeat(20), '5\0', '\xb2', 'NaN', '5.0'),
  fc.string({ unit: pick(...'059+-.,;ex \0\xb2'), minLength: 1, maxLength: 6 }),
)

const coding = pick('identity', 'xchunked', 'chunked', 'gzip', 'CHUNKED', '"chunked"', 'chunked;q=1', '\x0bchunked', '')
const codings = fc
  .tuple(fc.array(coding, { minLength: 1, maxLength: 2 }), pick(', ', '\r\nTransfer-Encoding: '))
  .map(([all, between]) => all.join(between))

/** A chunk's size, line end, data and the rest, each valid or not. */
const chunks = fc
  .tuple(
    pick('5', 'zz', '-1', '0x5', 'f'.repeat(16), 'f'.repeat(17), ''),
    pick('\r\n', '\n', ' \r\n', ';a="\r\n"\r\n', `;${'a'.repeat(20_000)}\r\n`),
    pick('abcde\r\n', 'abcde\n', 'abcdefgh\r\n', 'ab'),
    pick(
      ...['0\r\n\r\n', '0\n\n', '', `0\r\n${'X-T: a\r\n'.repeat(3_000)}\r\n`],
      `0\r\nContent-Length: 5\r\n${CHUNKED}\r\n\r\n`,
    ),
  )
  .map((parts) => parts.join(''))

/** A field with invalid characters in its name, around its colon or in its value. */
const fieldLines = fc
  .tuple(
    pick('X', '', 'X Space', '"X"', 'X-\xe4', 'X-\0', '__proto__', 'X'.repeat(20_000)),
    pick(': ', ': ', ' : ', ''),
    pick('a', 'a\0b', 'a\x07b', 'a\x7fb', 'a\rb', `a\rSet-Cookie: ${MARKER}=1`, 'a\nX-Other: b'),
  )
  .map((parts) => parts.join(''))

const targets = pick(
  ...words(`
    ?a=1 #a about about.md \\about ftp://${MARKER}.example/about http://${MARKER}.example http:// http:///about http:/about
    http:about http://[::1/about http://user:pass@host/about HTTPS://HOST/about javascript:alert(1) file:///etc/passwd
    ${MARKER}.example:443`),
  ...['', ' ', '/a b', '/about\0', '/about\x7f', '/about\t', '/ab\xf6ut', '/\xff\xfe', '/\xed\xa0\x80'],
  '/api/domain-rating?target=m\xfcnchen.de',
)
const methods = pick(
  ...words('get Get GET/ \xffGET HEADER __proto__ BREW'),
  ...['', ' ', 'GE T', 'G\0T', 'X'.repeat(2_000)],
)
const versions = pick(
  ...words('HTTP/1.0 HTTP/0.9 HTTP/1.2 HTTP/2.0 HTTP/3 HTTP/1.1.1 http/1.1 HTTPS/1.1 HTTP/').map((one) => ` ${one}`),
  ...[' HTTP/1.1 ', '', '\tHTTP/1.1'],
)
const hosts = pick(
  ...words('a,b [::1 " a/b 127.0.0.1:99999 \xff'),
  ...['', ' ', 'a b', `a@${MARKER}`, 'a.'.repeat(500)],
)
const upgrades = pick(
  'websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
  'h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  ...['TLS/1.2', MARKER, ''],
)
const connections = pick(
  ...words('close keep-alive upgrade te ,,,'),
  ...['close, keep-alive', 'accept, host, x-forwarded-for', '', MARKER],
)
const protocols = pick(
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET /about HTTP/1.1\r\nHost: a\r\n\r\n',
  ...['\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 'SSH-2.0-x\r\n', '*1\r\n$4\r\nPING\r\n', 'GET /about\r\n\r\n'],
  ...['<policy-file-request/>\0', '\0', '\r\n'.repeat(200), '\x80'.repeat(300)],
)

const same = (malform: Malform) => fc.constant(malform)
const withAny = <T>(arbitrary: fc.Arbitrary<T>, malform: (message: Message, one: T) => string) =>
  arbitrary.map(
    (one): Malform =>
      (message) =>
        malform(message, one),
  )

/** Each makes a request that a server may refuse. The result holds one request at most. */
const MALFORMATIONS: Record<string, fc.Arbitrary<Malform>> = {
  'both lengths': same((message) =>
    framed(message, [`Content-Length: ${SMUGGLED.length + 5}`, CHUNKED], `0\r\n\r\n${SMUGGLED}`),
  ),
  'both lengths, the other way round': same((message) =>
    framed(message, [CHUNKED, 'Content-Length: 4'], `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`),
  ),
  'two lengths': same((message) =>
    framed(message, ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED),
  ),
  'a space before the colon of the framing': same((message) =>
    framed(message, ['Transfer-Encoding : chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`),
  ),
  'a strange length': withAny(lengths, (message, one) => framed(message, [`Content-Length: ${one}`], 'x'.repeat(20))),
  'a strange transfer encoding': withAny(codings, (message, one) =>
    framed(message, [`Transfer-Encoding: ${one}`], '5\r\nabcde\r\n0\r\n\r\n'),
  ),
  'a strange chunk': withAny(chunks, (message, one) => framed(message, [CHUNKED], one)),
  'a body that ends early': same((message) => framed(message, ['Content-Length: 1000'], 'x')),
  'a folded field': same((message) => withLine(message, `X-Folded: a\r\n ${MARKER}\r\n\tb`)),
  'a folded first field': same((message) => withLine(message, ' X-Folded: a')),
  'a strange field': withAny(fieldLines, withLine),
  'a field of 20 KB': same((message) => withLine(message, `X-Long: ${'a'.repeat(20 * KIBIBYTE)}`)),
  'an Accept of 64 KB': same((message) =>
    withLine(message, `Accept: ${'text/html,'.repeat(6.4 * KIBIBYTE)}text/markdown`),
  ),
  'fields without number': same((message) => withLine(message, 'X-A: b\r\n'.repeat(5_000).trimEnd())),
  'a target of 64 KB': same((message) => line(message, `${message.target}${'/a'.repeat(32 * KIBIBYTE)}`)),
  'a query of 64 KB': same((message) => line(message, `/about?${'a=1&'.repeat(16 * KIBIBYTE)}`)),
  'a strange target': withAny(targets, line),
  'a strange method': withAny(methods, (message, one) => wireOf(message).replace(message.method, () => one)),
  'a strange version': withAny(versions, (message, one) => wireOf(message).replace(' HTTP/1.1', () => one)),
  'no host': same((message) => wireOf({ ...message, fields: message.fields.filter(([name]) => name !== 'Host') })),
  'two hosts': same((message) => withLine(message, `Host: other.${MARKER}`)),
  'a strange host': withAny(hosts, (message, one) => withLine(message, `Host: ${one}`)),
  'an expectation': withAny(pick('100-continue', 'x', '', '200-ok'), (message, one) =>
    withLine(message, `Expect: ${one}`),
  ),
  'an upgrade': withAny(upgrades, (message, one) => withLine(message, `Connection: Upgrade\r\nUpgrade: ${one}`)),
  'a strange connection': withAny(connections, (message, one) => withLine(message, `Connection: ${one}`)),
  'bare line feeds': same((message) => wireOf(message).replaceAll('\r\n', '\n')),
  'bare carriage returns': same((message) => wireOf(message).replaceAll('\r\n', '\r')),
  'empty lines before': same((message) => `\r\n\r\n${wireOf(message)}`),
  'a tunnel': same(({ fields }) =>
    wireOf({ method: 'CONNECT', target: `${MARKER}.example:443`, fields, body: SMUGGLED, wanted: 'html' }),
  ),
  'cut off': withAny(fc.nat(), (message, at) => wireOf(message).slice(0, at % wireOf(message).length)),
  'a changed byte': withAny(fc.tuple(fc.nat(), fc.nat(255)), (message, [share, byte]) => {
    // No body: with another length it could be read as further requests.
    const fields = message.fields.filter(([name]) => !FRAMING.test(name))
    const wire = wireOf({ ...message, method: 'GET', fields, body: '' })
    const at = share % wire.length
    return wire.slice(0, at) + String.fromCharCode(byte) + wire.slice(at + 1)
  }),
  'another protocol': withAny(protocols, (_message, one) => one),
}

/** Each kind is equally likely. */
export const malformations = fc.oneof(
  ...Object.entries(MALFORMATIONS).map(([name, kind]) => kind.map((malform) => ({ name, malform }))),
)

function line(message: Message, target: string): string {
  return wireOf({ ...message, target })
}

function withLine(message: Message, text: string): string {
  return wireOf(message).replace('\r\n', () => `\r\n${text}\r\n`)
}

/** With another framing and body. */
function framed(message: Message, framing: string[], body: string): string {
  const fields = message.fields.filter(([name]) => !FRAMING.test(name))
  return withLine({ ...message, fields, body }, framing.join('\r\n'))
}
