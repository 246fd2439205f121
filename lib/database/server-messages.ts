import { Unavailable } from '@/lib/errors'

/** The most that one connection may send: its settings, notices, and the plan or the row of one query. */
export const MAX_BYTES = 256 * 1024

const AUTHENTICATION = 'R'.charCodeAt(0)
const SASL = 10
const SCRAM_CHALLENGE = 11
/** The methods that both drivers know. They throw at others, such as GSS. */
const BY_PASSWORD = [0, 3, 5, SASL, SCRAM_CHALLENGE, 12]

/** The type, and the length of everything after it. */
const HEADER_BYTES = 5

/** Rounds of SCRAM. One driver blocks this process meanwhile, some 20 µs a round. PostgreSQL's default is 4,096. */
const MAX_ROUNDS = 100_000

/**
 * Cuts the bytes of a PostgreSQL server into messages. Throws `Unavailable` at a text without its end (its
 * documentation, Message Formats), at which drivers never return, and at a login that takes too long.
 */
export function createMessageReader(maxRounds = MAX_ROUNDS): (bytes: Uint8Array) => Generator<Buffer> {
  let waiting: Buffer[] = []
  let missing = HEADER_BYTES
  let left = MAX_BYTES
  return function* read(bytes) {
    left -= bytes.length
    if (left < 0) throw new Unavailable(`the database sent more than ${MAX_BYTES} bytes`)
    waiting.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    missing -= bytes.length
    if (missing > 0) return
    let rest = Buffer.concat(waiting)
    while (true) {
      const size = rest.length < HEADER_BYTES ? HEADER_BYTES : 1 + rest.readUInt32BE(1)
      if (size < HEADER_BYTES || size > MAX_BYTES) throw new Unavailable(ODD)
      if (rest.length < size) {
        waiting = [rest]
        missing = size - rest.length
        return
      }
      const message = rest.subarray(0, size)
      check(message, maxRounds)
      yield message
      rest = rest.subarray(size)
    }
  }
}

const ODD = "the database sent something that is not PostgreSQL's protocol"

function check(message: Buffer, maxRounds: number): void {
  const body = message.subarray(HEADER_BYTES)
  if (message[0] === AUTHENTICATION) checkLogin(body, maxRounds)
  const endsItsTexts = TEXTS[message.toString('latin1', 0, 1)] ?? (() => true)
  if (!endsItsTexts(body)) throw new Unavailable(ODD)
}

const isListOfFields = matches(/^(?:[^\0]+\0)*\0$/)

/** The bodies of messages with texts. Drivers search the end of a text for ever; they throw at all else that is odd. */
const TEXTS: Record<string, ((body: Buffer) => boolean) | undefined> = {
  // ParameterStatus
  S: matches(/^[^\0]*\0[^\0]*\0$/),
  // ErrorResponse, NoticeResponse
  E: isListOfFields,
  N: isListOfFields,
  // NotificationResponse: a pooler may pass on another client's.
  A: matches(/^.{4}[^\0]*\0[^\0]*\0$/s),
  // RowDescription, CommandComplete
  T: isRowDescription,
  C: matches(/^[^\0]*\0$/),
}

const hasMechanisms = matches(/^(?:[^\0]+\0)+\0$/)

function matches(pattern: RegExp): (body: Buffer) => boolean {
  return (body) => pattern.test(body.toString('latin1'))
}

function checkLogin(body: Buffer, maxRounds: number): void {
  const method = body.readUInt32BE(0)
  const rest = body.subarray(4)
  if (!BY_PASSWORD.includes(method))
    throw new Unavailable('the database asks for an authentication other than by password: see its pg_hba.conf')
  if (method === SASL && !hasMechanisms(rest)) throw new Unavailable(ODD)
  if (method === SCRAM_CHALLENGE) checkRounds(rest.toString('latin1'), maxRounds)
}

/** Drivers hash on after their connection has ended, for hours if the server wants it. */
function checkRounds(challenge: string, maxRounds: number): void {
  const rounds = Math.max(0, ...[...challenge.matchAll(/(?:^|,)i=(\d+)/g)].map(([, count]) => Number(count)))
  if (rounds < maxRounds) return
  throw new Unavailable(
    `the password of the database's role takes ${rounds} SCRAM iterations, more than a login has time for: lower scram_iterations and set the password again`,
  )
}

function isRowDescription(body: Buffer): boolean {
  const columns = body.toString('latin1', 2).match(/[^\0]*\0.{18}/gsy) ?? []
  const length = columns.reduce((sum, column) => sum + column.length, 2)
  return length === body.length && columns.length === body.readUInt16BE(0)
}
