// Messages of PostgreSQL to a client (its documentation, Message Formats), and broken ones.

/** A message of this type; `length` replaces the true one. */
export function message(type: string, body: Uint8Array | string = '', length?: number): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32BE(length ?? 4 + bytes.length, 1)
  return Buffer.concat([head, bytes])
}

function int16(value: number): string {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes.toString('latin1')
}

function int32(value: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes.toString('latin1')
}

function authentication(method: number, rest = ''): Buffer {
  return message('R', int32(method) + rest)
}

function column(name: string): string {
  return `${name}\0${int32(0)}${int16(0)}${int32(25)}${int16(-1)}${int32(-1)}${int16(0)}`
}

const field = (text: string) => int32(text.length) + text
const READY = message('Z', 'I')
const COLUMNS = message('T', int16(2) + column('editorsPitched') + column('blogsResearched'))
const ROW = message('D', int16(2) + field('7') + field('42'))

/** A server that wants no password. */
const WELCOME = [
  authentication(0),
  message('S', 'server_version\x0017.6\0'),
  message('N', 'SNOTICE\0C00000\0Mwelcome\0\0'),
  message('K', int32(4_711) + int32(1)),
  READY,
]
const BEGUN = [message('C', 'BEGIN\0'), message('C', 'SET\0')]
const RESULT = [...BEGUN, COLUMNS, ROW, message('C', 'SELECT 1\0'), message('C', 'COMMIT\0'), READY]

/** For each read of a client, what it is sent. Undamaged, the counters are 7 and 42. */
export const CONVERSATION = [WELCOME, RESULT].map((messages) => Buffer.concat(messages))

const atStart = (...messages: Buffer[]) => [Buffer.concat(messages)]
const afterWelcome = (...messages: Buffer[]) => [Buffer.concat(WELCOME), Buffer.concat(messages)]
const inResult = (...messages: Buffer[]) => afterWelcome(...BEGUN, ...messages)
const scram = (...replies: Buffer[]) => [authentication(10, 'SCRAM-SHA-256\0\0'), ...replies]

/** Each of these is one thing that a driver throws at, or never returns from. */
export const BROKEN: Record<string, Buffer[]> = {
  'authentication 7 (GSS)': atStart(authentication(7)),
  'authentication 9 (SSPI)': atStart(authentication(9)),
  'authentication 99': atStart(authentication(99)),
  'an empty authentication': atStart(message('R')),
  'MD5 without a salt': atStart(authentication(5)),
  'SASL without a mechanism': atStart(authentication(10, '\0')),
  'SASL with an unknown mechanism': atStart(authentication(10, 'NONE\0\0')),
  'SASL mechanisms without an end': atStart(authentication(10, 'SCRAM-SHA-256')),
  'a SCRAM challenge before SASL': atStart(authentication(11, 'r=a,s=YQ==,i=4096')),
  'a SCRAM challenge with another nonce': scram(authentication(11, 'r=a,s=YQ==,i=4096')),
  'an empty SCRAM challenge': scram(authentication(11)),
  'the end of SCRAM before SASL': atStart(authentication(12, 'v=YQ==')),
  'the end of SCRAM without its challenge': scram(authentication(12, 'v=YQ==')),
  'a short BackendKeyData': atStart(authentication(0), message('K', int32(1))),
  'an empty BackendKeyData': atStart(authentication(0), message('K')),
  'an empty ReadyForQuery': atStart(authentication(0), message('Z')),
  'a ParameterStatus without an end': atStart(authentication(0), message('S', 'a\0b')),
  'an ErrorResponse without an end': atStart(message('E', 'SFATAL\0Mno')),
  'an empty ErrorResponse': atStart(message('E')),
  'a NoticeResponse without an end': atStart(authentication(0), message('N', 'SNOTICE')),
  'a message of length 0': atStart(message('R', '', 0)),
  'a message of length 3': atStart(message('S', '', 3)),
  'a message of 4 GB': atStart(message('N', 'x', 0xff_ff_ff_ff)),
  'an unknown message': atStart(message('?', 'abc')),
  'half a message': [Buffer.from('R\0')],
  zeros: [Buffer.alloc(64)],
  'a response of HTTP': [Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
  nothing: [],
  'a DataRow that is too short': inResult(COLUMNS, message('D', int16(2) + field('7'))),
  'a DataRow without a field count': inResult(COLUMNS, message('D')),
  'a DataRow with a negative field count': inResult(COLUMNS, message('D', int16(-1))),
  'a DataRow with 32,767 fields': inResult(COLUMNS, message('D', int16(32_767))),
  'a DataRow with a value of -2 bytes': inResult(COLUMNS, message('D', int16(1) + int32(-2))),
  'a DataRow with a value of 2 GB': inResult(COLUMNS, message('D', int16(1) + int32(0x7f_ff_ff_ff))),
  'a DataRow before its RowDescription': inResult(ROW),
  'a DataRow with more fields than columns': inResult(COLUMNS, message('D', int16(3) + field('7').repeat(3)), READY),
  'a RowDescription with a negative field count': inResult(message('T', int16(-1))),
  'a RowDescription that is too short': inResult(message('T', int16(2) + column('editorsPitched'))),
  'a RowDescription without an end': inResult(message('T', `${int16(1)}editors`)),
  'a CommandComplete without an end': inResult(message('C', 'SELECT 1')),
  'an empty CommandComplete': inResult(message('C')),
  'an ErrorResponse in a result without an end': inResult(COLUMNS, message('E', 'SERROR')),
  'a CopyInResponse': inResult(message('G', `\0${int16(0)}`)),
  'a CopyOutResponse with a negative column count': inResult(message('H', `\0${int16(-1)}`)),
  CopyData: inResult(message('d', 'x')),
  'a ParameterDescription': inResult(message('t', int16(-1))),
  'a ParseComplete': inResult(message('1')),
  'a PortalSuspended': inResult(message('s')),
  'a NotificationResponse without an end': inResult(message('A', 'x')),
  'a ReadyForQuery in a result': inResult(COLUMNS, READY, READY, ROW, READY),
  'a result before anybody asks': atStart(...WELCOME, ...RESULT, ...RESULT),
}
