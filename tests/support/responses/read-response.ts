import type { Socket } from 'node:net'

export interface RawResponse {
  status: number
  /** Names are in lower case. */
  fields: [name: string, value: string][]
  body: Buffer
}

/** The bytes are not HTTP/1.1. */
export class NotAResponse extends Error {
  override readonly name = 'NotAResponse'
}

const VERSION = 'HTTP/1.1 '
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/
const FIELD =
  /^([!#$%&'*+.^`|~\w-]+):[ \t]*((?:[\x21-\x7e\x80-\xff](?:[ \t\x21-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?)[ \t]*$/
const HEADER_END = Buffer.from('\r\n\r\n')

/**
 * The first response in `bytes`, and its length; undefined while it is incomplete. Strict about RFC 9112, and each
 * response must have a `Content-Length`. Throws `NotAResponse`.
 */
export function readResponse(bytes: Buffer, isHead: boolean): { response: RawResponse; length: number } | undefined {
  const beginning = bytes.toString('latin1', 0, VERSION.length)
  if (!VERSION.startsWith(beginning)) throw new NotAResponse(JSON.stringify(bytes.toString('latin1', 0, 200)))
  const headerLength = bytes.indexOf(HEADER_END)
  if (headerLength < 0) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, headerLength).split('\r\n')
  const [, digits] = STATUS_LINE.exec(first) ?? []
  if (!digits) throw new NotAResponse(`the status line ${JSON.stringify(first)}`)
  const fields = lines.map((text): [string, string] => {
    const [, name, value] = FIELD.exec(text) ?? []
    if (name === undefined || value === undefined) throw new NotAResponse(`the field ${JSON.stringify(text)}`)
    return [name.toLowerCase(), value]
  })
  const status = Number(digits)
  const start = headerLength + HEADER_END.length
  const end = isHead || status === 204 || status === 304 ? start : start + bodyLength(fields)
  return bytes.length < end
    ? undefined
    : { response: { status, fields, body: bytes.subarray(start, end) }, length: end }
}

function bodyLength(fields: RawResponse['fields']): number {
  const framings = fields.filter(([name]) => name === 'transfer-encoding' || name === 'content-length')
  const [[name, value] = []] = framings
  if (framings.length !== 1 || name !== 'content-length' || !value || !/^\d{1,9}$/.test(value)) {
    throw new NotAResponse(`the framing ${JSON.stringify(framings)}`)
  }
  return Number(value)
}

/**
 * Calls `onResponse` for each whole response on a connection. Anything else ends the connection with `NotAResponse`. Returns how
 * many bytes are left over.
 */
export function readResponses(
  socket: Socket,
  onResponse: (response: RawResponse) => void,
  isHead = () => false,
): () => number {
  let bytes: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    try {
      for (let found = readResponse(bytes, isHead()); found; found = readResponse(bytes, isHead())) {
        bytes = bytes.subarray(found.length)
        onResponse(found.response)
      }
    } catch (error) {
      socket.destroy(error as NotAResponse)
    }
  })
  return () => bytes.length
}
