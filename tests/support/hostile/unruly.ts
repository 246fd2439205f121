import { MARKER, type Message, wireOf } from './message'

type Malform = (message: Message, seed: number) => string

const SMUGGLED = `GET /${MARKER}-smuggled HTTP/1.1\r\nHost: ${MARKER}\r\n\r\n`
const KIBIBYTE = 1024

/** What makes a request one that a server may refuse. All leave at most one request in what they give. */
export const MALFORMATIONS: Record<string, Malform> = {
  'both lengths': (message) =>
    framed(message, [`Content-Length: ${SMUGGLED.length + 5}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`),
  'both lengths, the other way round': (message) =>
    framed(message, ['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`),
  'two lengths': (message) => framed(message, ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED),
  'a strange length': (message, seed) => framed(message, [`Content-Length: ${of(LENGTHS, seed)}`], 'x'.repeat(20)),
  'a strange transfer encoding': (message, seed) =>
    framed(message, [`Transfer-Encoding: ${of(TRANSFER_ENCODINGS, seed)}`], '5\r\nabcde\r\n0\r\n\r\n'),
  'a space before the colon of the framing': (message) =>
    framed(message, ['Transfer-Encoding : chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`),
  'a strange chunk': (message, seed) => framed(message, ['Transfer-Encoding: chunked'], of(CHUNKS, seed)),
  'a body that ends early': (message) => framed(message, ['Content-Length: 1000'], 'x'),
  'a folded field': (message) => withLine(message, `X-Folded: a\r\n ${MARKER}\r\n\tb`),
  'a folded first field': (message) => withLine(message, ' X-Folded: a'),
  'a strange field': (message, seed) => withLine(message, of(FIELD_LINES, seed)),
  'a field of 20 KB': (message) => withLine(message, `X-Long: ${'a'.repeat(20 * KIBIBYTE)}`),
  'an Accept of 64 KB': (message) => withLine(message, `Accept: ${'text/html,'.repeat(6.4 * KIBIBYTE)}text/markdown`),
  'fields without number': (message) => withLine(message, 'X-A: b\r\n'.repeat(5_000).trimEnd()),
  'a target of 64 KB': (message) => line(message, `${message.target}${'/a'.repeat(32 * KIBIBYTE)}`),
  'a query of 64 KB': (message) => line(message, `/about?${'a=1&'.repeat(16 * KIBIBYTE)}`),
  'a strange target': (message, seed) => line(message, of(TARGETS, seed)),
  'a strange method': (message, seed) => wireOf(message).replace(message.method, () => of(METHODS, seed)),
  'a strange version': (message, seed) => wireOf(message).replace(' HTTP/1.1', () => of(VERSIONS, seed)),
  'no host': (message) => wireOf({ ...message, fields: message.fields.filter(([name]) => name !== 'Host') }),
  'two hosts': (message) => withLine(message, `Host: other.${MARKER}`),
  'a strange host': (message, seed) => withLine(message, `Host: ${of(HOSTS, seed)}`),
  'an expectation': (message, seed) => withLine(message, `Expect: ${of(['100-continue', 'x', '', '200-ok'], seed)}`),
  'an upgrade': (message, seed) => withLine(message, `Connection: Upgrade\r\n${of(UPGRADES, seed)}`),
  'a strange connection': (message, seed) => withLine(message, `Connection: ${of(CONNECTIONS, seed)}`),
  'bare line feeds': (message) => wireOf(message).replaceAll('\r\n', '\n'),
  'bare carriage returns': (message) => wireOf(message).replaceAll('\r\n', '\r'),
  'empty lines before': (message) => `\r\n\r\n${wireOf(message)}`,
  'a tunnel': ({ fields }) =>
    wireOf({ method: 'CONNECT', target: `${MARKER}.example:443`, fields, body: SMUGGLED, wanted: 'html' }),
  'cut off': (message, seed) => {
    const wire = wireOf(message)
    return wire.slice(0, seed % wire.length)
  },
  'a changed byte': (message, seed) => {
    // Without a body, which another length would make requests of.
    const wire = wireOf({
      ...message,
      method: 'GET',
      fields: message.fields.filter(([name]) => !FRAMING.test(name)),
      body: '',
    })
    const at = seed % wire.length
    return `${wire.slice(0, at)}${String.fromCharCode((seed >> 3) & 255)}${wire.slice(at + 1)}`
  },
  'another protocol': (_, seed) => of(PROTOCOLS, seed),
}

const FRAMING = /^(?:content-length|transfer-encoding)$/i

const LENGTHS = [
  '-1',
  '+5',
  '0x10',
  '1e1',
  '5, 5',
  '5 5',
  '5;',
  '',
  '99999999999999999999',
  '5\0',
  '\xb2',
  'NaN',
  '5.0',
]
const TRANSFER_ENCODINGS = [
  'identity',
  'xchunked',
  'chunked, identity',
  'gzip, chunked',
  'identity, chunked',
  'chunked, chunked',
  'chunked\r\nTransfer-Encoding: identity',
  'identity\r\nTransfer-Encoding: chunked',
  '\x0bchunked',
  'chunked;q=1',
  '"chunked"',
  'CHUNKED',
  '',
]
const CHUNKS = [
  'zz\r\nabc\r\n0\r\n\r\n',
  '-1\r\na\r\n0\r\n\r\n',
  '0x5\r\nabcde\r\n0\r\n\r\n',
  'fffffffffffffffff\r\nabc',
  'ffffffffffffffff\r\nabc',
  '5\nabcde\n0\n\n',
  '5\r\nabcdefgh\r\n0\r\n\r\n',
  '5 \r\nabcde\r\n0\r\n\r\n',
  `5;${'a'.repeat(20_000)}\r\nabcde\r\n0\r\n\r\n`,
  '5;a="\r\n"\r\nabcde\r\n0\r\n\r\n',
  '5\r\nabcde\r\n0\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  `0\r\n${'X-T: a\r\n'.repeat(3_000)}\r\n`,
  '5\r\nab',
  '',
]
const FIELD_LINES = [
  'no colon at all',
  ': no name',
  'X Space: a',
  'X-Space : a',
  'X-Null: a\0b',
  'X-Bell: a\x07b',
  'X-Delete: a\x7fb',
  'X-Return: a\rb',
  `X-Return: a\rSet-Cookie: ${MARKER}=1`,
  'X-Feed: a\nX-Other: b',
  'X-\xe4: a',
  'X-\0: a',
  '"X": a',
  '__proto__: a\0',
  `${'X'.repeat(20_000)}: a`,
]
const TARGETS = [
  '',
  ' ',
  '?a=1',
  '#a',
  'about',
  'about.md',
  '\\about',
  '/a b',
  '/about\0',
  '/about\x7f',
  '/about\t',
  '/ab\xf6ut',
  '/\xff\xfe',
  '/\xed\xa0\x80',
  '/api/domain-rating?target=m\xfcnchen.de',
  `ftp://${MARKER}.example/about`,
  `http://${MARKER}.example`,
  'http://',
  'http:///about',
  'http:/about',
  'http:about',
  'http://[::1/about',
  'http://user:pass@host/about',
  'HTTPS://HOST/about',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `${MARKER}.example:443`,
]
const METHODS = [
  'get',
  'Get',
  'GE T',
  'G\0T',
  '',
  ' ',
  'X'.repeat(2_000),
  'GET/',
  '\xffGET',
  'HEADER',
  '__proto__',
  'BREW',
]
const VERSIONS = [
  ' HTTP/1.0',
  ' HTTP/0.9',
  ' HTTP/1.2',
  ' HTTP/2.0',
  ' HTTP/3',
  ' HTTP/1.1.1',
  ' http/1.1',
  ' HTTP/1.1 ',
  ' HTTPS/1.1',
  ' HTTP/',
  '',
  '\tHTTP/1.1',
]
const HOSTS = [
  '',
  ' ',
  'a b',
  'a,b',
  '[::1',
  '"',
  'a/b',
  `a@${MARKER}`,
  '127.0.0.1:99999',
  '\xff',
  `${'a.'.repeat(500)}com`,
]
const UPGRADES = [
  'Upgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  'Upgrade: TLS/1.2',
  `Upgrade: ${MARKER}`,
  'Upgrade:',
]
const CONNECTIONS = [
  'close',
  'keep-alive',
  'close, keep-alive',
  'upgrade',
  'accept, host, x-forwarded-for',
  '',
  ',,,',
  'te',
  MARKER,
]
const PROTOCOLS = [
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  '\0',
  '\r\n'.repeat(200),
  'SSH-2.0-x\r\n',
  '*1\r\n$4\r\nPING\r\n',
  'PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET /about HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /about\r\n\r\n',
  '<policy-file-request/>\0',
  '\x80'.repeat(300),
]

function of(choices: readonly string[], seed: number): string {
  return choices[seed % choices.length] ?? ''
}

function line(message: Message, target: string): string {
  return wireOf({ ...message, target })
}

/** With one more line between the fields. */
function withLine(message: Message, text: string): string {
  return wireOf(message).replace('\r\n', () => `\r\n${text}\r\n`)
}

/** With this framing and body in place of its own. */
function framed(message: Message, framing: string[], body: string): string {
  const fields = message.fields.filter(([name]) => !FRAMING.test(name))
  return withLine({ ...message, fields, body }, framing.join('\r\n'))
}
