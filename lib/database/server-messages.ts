import { Unavailable } from '@/lib/errors'

/** The most that one connection may send: its settings, notices, and the plan or the row of one query. */
export const MAX_BYTES = 256 * 1024

const AUTHENTICATION = 'R'.charCodeAt(0)
const SCRAM_CHALLENGE = 11

/** The type, and the length of everything after it. */
const HEADER_BYTES = 5

/** Whether a driver can hash a password in so many rounds of SCRAM before the deadline. */
export type CanHash = (rounds: number) => boolean

/** Every driver can; one blocks this process meanwhile, some 20 µs a round. PostgreSQL's default is 4,096. */
export const isQuick: CanHash = (rounds) => rounds < 100_000

/**
 * Cuts the bytes of a PostgreSQL server into messages. Throws `Unavailable` at the first that is not as PostgreSQL
 * documents it (Message Formats), and at a login that takes too long. Drivers read past the end of such a message: they
 * throw, or never return.
 */
export function createMessageReader(canHash: CanHash = isQuick): (bytes: Uint8Array) => Generator<Buffer> {
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
      check(message)
      checkRounds(message, canHash)
      yield message
      rest = rest.subarray(size)
    }
  }
}

const ODD = "the database sent something that is not PostgreSQL's protocol"

function check(message: Buffer): void {
  const isWhole = BODIES[message.toString('latin1', 0, 1)]
  if (!isWhole?.(message.subarray(HEADER_BYTES))) throw new Unavailable(ODD)
}

const isText = matches(/^[^\0]*$/)
const isListOfFields = matches(/^(?:[^\0]+\0)*\0$/)

/** The bodies of the messages that a server sends to a client that only runs simple queries. */
const BODIES: Record<string, ((body: Buffer) => boolean) | undefined> = {
  R: isAuthentication,
  // ParameterStatus, BackendKeyData, ReadyForQuery
  S: matches(/^[^\0]*\0[^\0]*\0$/),
  K: (body) => body.length === 8,
  Z: matches(/^[EIT]$/),
  // ErrorResponse, NoticeResponse
  E: isListOfFields,
  N: isListOfFields,
  // NotificationResponse: a pooler may pass on another client's.
  A: matches(/^.{4}[^\0]*\0[^\0]*\0$/s),
  // RowDescription, DataRow, CommandComplete
  T: isRowDescription,
  D: isRow,
  C: matches(/^[^\0]*\0$/),
}

function matches(pattern: RegExp): (body: Buffer) => boolean {
  return (body) => pattern.test(body.toString('latin1'))
}

/** Drivers hash on after their connection has ended, for hours if the server wants it. */
function checkRounds(message: Buffer, canHash: CanHash): void {
  if (message[0] !== AUTHENTICATION || message.readUInt32BE(HEADER_BYTES) !== SCRAM_CHALLENGE) return
  let rounds = 0
  for (const [, count] of message.toString('latin1', HEADER_BYTES + 4).matchAll(/(?:^|,)i=(\d+)/g))
    rounds = Math.max(rounds, Number(count))
  if (canHash(rounds)) return
  throw new Unavailable(
    `the password of the database's role takes ${rounds} SCRAM iterations, more than a login has time for: lower scram_iterations and set the password again`,
  )
}

const hasMechanisms = matches(/^(?:[^\0]+\0)+\0$/)

/** Both drivers throw at methods that they do not know, such as GSS. */
function isAuthentication(body: Buffer): boolean {
  if (body.length < 4) return false
  const rest = body.subarray(4)
  switch (body.readUInt32BE(0)) {
    case 0:
    case 3:
      return rest.length === 0
    case 5:
      return rest.length === 4
    case 10:
      return hasMechanisms(rest)
    case SCRAM_CHALLENGE:
    case 12:
      return isText(rest)
    default:
      throw new Unavailable('the database asks for an authentication other than by password: see its pg_hba.conf')
  }
}

function isRowDescription(body: Buffer): boolean {
  const columns = body.toString('latin1', 2).match(/[^\0]*\0.{18}/gsy) ?? []
  const length = columns.reduce((sum, column) => sum + column.length, 2)
  return length === body.length && columns.length === body.readUInt16BE(0)
}

function isRow(body: Buffer): boolean {
  if (body.length < 2) return false
  let at = 2
  for (let left = body.readUInt16BE(0); left > 0; left -= 1) {
    if (at + 4 > body.length) return false
    const length = body.readInt32BE(at)
    if (length < -1) return false
    at += 4 + Math.max(length, 0)
  }
  return at === body.length
}
